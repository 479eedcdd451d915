import { expect, it } from 'vitest';
import { courseInvoiceTax, planInvoiceTax, taxInPrices, taxOf } from '#domain/shop/tax.ts';
import { company, type legalDecisions } from '#domain/company/company.ts';
import { waysToPay, waysToPayIn } from '#domain/shop/ways-to-pay.ts';

const exemption = { de: 'Steuerfrei nach § 4 Nr. 21 UStG.', en: 'Exempt under section 4 no. 21 UStG.' };

it('tax: beside the price of a course stands what was decided, and no tax is named that is not charged', () => {
  const said = (courseTax: (typeof legalDecisions)['courseTax']) => [
    taxOf('course', 'de', { courseTax }),
    taxOf('course', 'en', { courseTax }),
    taxInPrices('de', { courseTax }),
    taxInPrices('en', { courseTax }),
  ];
  expect(said({ rate: 7 })).toEqual([
    'inklusive Mehrwertsteuer',
    'including VAT',
    'Sie enthalten die gesetzliche Mehrwertsteuer.',
    'They include statutory VAT.',
  ]);
  const [de, en, prices, englishPrices] = said({ exemption });
  expect([de, en]).toEqual(['umsatzsteuerfrei', 'exempt from VAT']);
  expect(prices).toContain(exemption.de);
  expect(englishPrices).toContain(exemption.en);
  // Undecided, as on a laptop: neither is claimed.
  for (const words of said(undefined)) expect(words).not.toMatch(/Mehrwertsteuer|steuerfrei|VAT/);
});

it('tax: the decision changes nothing about plans', () => {
  expect(taxOf('plan', 'de', { courseTax: { exemption } })).toBe(
    taxOf('plan', 'de', { courseTax: { rate: 19 } }),
  );
  expect(planInvoiceTax('en')).toContain(`${company.vatRate}%`);
});

it('tax: an invoice of a course names its rate or its exemption', () => {
  expect(courseInvoiceTax({ courseTax: { rate: 7 } })).toContain('7\u00a0% Umsatzsteuer');
  expect(courseInvoiceTax({ courseTax: { exemption } })).toBe(exemption.de);
  expect(courseInvoiceTax({ courseTax: undefined })).toBeUndefined();
});

it.each(['de', 'en'] as const)('ways to pay: all are listed, and not as an example (%s)', (locale) => {
  const said = waysToPayIn(locale);
  expect(said.match(/\b(mit|per|by) /g)?.length).toBeGreaterThanOrEqual(waysToPay.length);
  expect(said).not.toMatch(/zum Beispiel|etwa|example|such as/);
});
