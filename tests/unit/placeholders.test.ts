import { describe, expect, it } from 'vitest';
import { fillFacts } from '#domain/placeholders.ts';

describe('facts in texts', () => {
  it('are filled in, with the country in the language of the text', () => {
    expect(fillFacts('{{courseFee}} einmalig, {{ minAge }} Jahre, {{country}}', 'de')).toBe(
      '75\u00a0€ einmalig, 18 Jahre, Deutschland',
    );
    expect(fillFacts('{{country}}', 'en')).toBe('Germany');
  });

  it('stop the build if they are unknown', () => {
    expect(() => fillFacts('Only {{courseFees}} today', 'en')).toThrow('Unknown placeholder {{courseFees}}');
    expect(() => fillFacts('{{constructor}}', 'en')).toThrow('{{constructor}}');
  });

  it('leave single braces alone', () => {
    expect(fillFacts('{Zwiebel} und { }', 'de')).toBe('{Zwiebel} und { }');
  });
});
