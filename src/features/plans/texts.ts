import { errorCodes } from '#domain/errors/error-codes.ts';
import type { Locale } from '#domain/text/locales.ts';
import { errorTexts } from '#i18n/errors.ts';
import { textsOf } from '#i18n/texts.ts';

export function plansTexts(locale: Locale) {
  return {
    ...textsOf(locale, 'plans').island,
    errors: errorTexts(locale, [...errorCodes, 'unreachable']),
  };
}

export type PlansTexts = ReturnType<typeof plansTexts>;

export interface PlansWords {
  locale: Locale;
  texts: PlansTexts;
}
