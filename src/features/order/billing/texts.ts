import { billingCountries } from '#domain/shop/billing-address.ts';
import type { Locale } from '#domain/locales.ts';
import { textsOf } from '#i18n/texts.ts';

/** What the fields say, in one language. Germany stands first: most who are insured here live here. */
export function billingTexts(locale: Locale) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const [first, ...others] = billingCountries.map((code) => ({ code, name: names.of(code) ?? code }));
  const sorted = others.toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return { ...textsOf(locale, 'billing-address'), countries: first ? [first, ...sorted] : sorted };
}

export type BillingTexts = ReturnType<typeof billingTexts>;
