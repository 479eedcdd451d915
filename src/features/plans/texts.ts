import { errorCodes } from '#domain/error-codes.ts';
import type { Locale } from '#domain/locales.ts';
import { errorTexts } from '#i18n/errors.ts';
import { textsOf } from '#i18n/texts.ts';

/** What the island says, in one language: plain data, because an island takes nothing else along. */
export function plansTexts(locale: Locale) {
  return {
    ...textsOf(locale, 'plans').island,
    errors: errorTexts(locale, [...errorCodes, 'unreachable']),
  };
}

export type PlansTexts = ReturnType<typeof plansTexts>;

/** What the page gives the island. */
export interface PlansWords {
  locale: Locale;
  texts: PlansTexts;
}
