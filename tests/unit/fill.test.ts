import { describe, expect, it } from 'vitest';
import { fill } from '#domain/fill.ts';

describe('facts in texts', () => {
  it('are filled in, with the country in the language of the text', () => {
    expect(fill('{{courseFee}} einmalig, {{ minAge }} Jahre, {{country}}', 'de')).toBe(
      '75\u00a0€ einmalig, 18 Jahre, Deutschland',
    );
    expect(fill('{{country}}', 'en')).toBe('Germany');
  });

  it('stop the build when nobody knows them', () => {
    expect(() => fill('Only {{courseFees}} today', 'en')).toThrow('Unknown placeholder {{courseFees}}');
    expect(() => fill('{{constructor}}', 'en')).toThrow('{{constructor}}');
  });

  it('leave single braces alone', () => {
    expect(fill('{Zwiebel} und { }', 'de')).toBe('{Zwiebel} und { }');
  });
});
