import { billingCountries } from '#domain/shop/billing-address.ts';
import type { Locale } from '#domain/text/locales.ts';
import { textsOf } from '#i18n/texts.ts';

/** The fields' texts, in one language. Germany comes first: most people insured here live here. */
export function billingTexts(locale: Locale) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const [first, ...others] = billingCountries.map((code) => ({ code, name: names.of(code) ?? code }));
  const sorted = others.toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return { ...textsOf(locale, 'billing-address'), countries: first ? [first, ...sorted] : sorted };
}

export type BillingTexts = ReturnType<typeof billingTexts>;
