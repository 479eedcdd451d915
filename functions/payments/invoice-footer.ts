import { company, legalDecisions } from '#domain/company/company.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import type { Locale } from '#domain/text/locales.ts';

const included: Record<Locale, (rate: number) => string> = {
  de: (rate) => `Im Gesamtbetrag sind ${String(rate)}\u00a0% Umsatzsteuer enthalten.`,
  en: (rate) => `The total includes ${String(rate)}% VAT.`,
};

export const planFooter = (locale: Locale): string => included[locale](company.vatRate);

/**
 * The footer of an invoice: its VAT rate, or the exemption. Up to 250 euros nothing more is required:
 * https://www.gesetze-im-internet.de/ustdv_1980/__33.html. The invoice of a course is for a German insurer.
 */
export function invoiceFooter(product: ProductKey, locale: Locale): string | undefined {
  if (productOf(product).kind === 'plan') return planFooter(locale);
  const { courseTax: tax } = legalDecisions;
  if (tax === undefined) return undefined;
  return 'rate' in tax ? included.de(tax.rate) : tax.exemption.de;
}
