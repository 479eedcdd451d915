import { company } from '#domain/company/company.ts';
import type { Locale } from '#domain/text/locales.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import { readOrder } from '#site/api/orders.ts';

/** What its calls may fail with. */
const codes = callCodes(readOrder);

/** The island's texts, in one language: plain data, because an island's props are serialised. */
export function welcomeTexts(locale: Locale) {
  return {
    ...textsOf(locale, 'welcome').island,
    course: pathOf('myCourse', locale),
    badge: textsOf(locale, 'account').island.app.badge,
    stores: company.apps,
    errors: errorTexts(locale, codes),
  };
}

export type WelcomeTexts = ReturnType<typeof welcomeTexts>;
export type WelcomeCode = keyof WelcomeTexts['errors'];
