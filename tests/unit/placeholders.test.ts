import { describe, expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { facts } from '#domain/company/facts.ts';
import { formatMoney } from '#domain/text/format.ts';
import { fillFacts } from '#i18n/placeholders.ts';

describe('facts in texts', () => {
  it('are filled in, with the country’s name in the language of the text', () => {
    expect(fillFacts('{{courseFee}} einmalig, {{ minAge }} Jahre, {{country}}', 'de')).toBe(
      `${formatMoney(facts.course.feeCents)} einmalig, ${facts.minAge} Jahre, ${company.country.de}`,
    );
    expect(fillFacts('{{country}}', 'en')).toBe(company.country.en);
  });

  it('stop the build if they are unknown', () => {
    expect(() => fillFacts('Only {{courseFees}} today', 'en')).toThrow('Unknown placeholder {{courseFees}}');
    expect(() => fillFacts('{{constructor}}', 'en')).toThrow('{{constructor}}');
  });

  it('do not affect single braces', () => {
    expect(fillFacts('{Zwiebel} und { }', 'de')).toBe('{Zwiebel} und { }');
  });
});
