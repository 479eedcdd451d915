import type { Locale } from '#domain/text/locales.ts';
import { errorTexts } from '#i18n/errors.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import { discount } from '#site/api/discount.ts';
import { readOffers } from '#site/api/offers.ts';

/** What its calls may fail with. */
const codes = callCodes(readOffers, discount);

export function plansTexts(locale: Locale) {
  return {
    ...textsOf(locale, 'plans').island,
    errors: errorTexts(locale, [...codes, 'product_unavailable']),
  };
}

export type PlansTexts = ReturnType<typeof plansTexts>;

export interface PlansWords {
  locale: Locale;
  texts: PlansTexts;
}
export type PlansCode = keyof PlansTexts['errors'];
