import { company } from '#domain/company/company.ts';
import { errorCodes } from '#domain/errors/error-codes.ts';
import type { Locale } from '#domain/text/locales.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';

/** The island's texts, in one language: plain data, because an island's props are serialised. */
export function welcomeTexts(locale: Locale) {
  return {
    ...textsOf(locale, 'welcome').island,
    course: pathOf('myCourse', locale),
    badge: textsOf(locale, 'account').island.app.badge,
    stores: company.apps,
    errors: errorTexts(locale, [...errorCodes, 'unreachable']),
  };
}

export type WelcomeTexts = ReturnType<typeof welcomeTexts>;
