import { errorCodes } from '#domain/error-codes.ts';
import type { Locale } from '#domain/locales.ts';
import { catalogues } from '#i18n/catalogues.ts';
import { errorTexts } from '#i18n/errors.ts';
import { messages } from '#i18n/index.ts';
import { sectionsOf } from '#i18n/sections.ts';

/** What the island says, in one language: plain data, because an island takes nothing else along. */
export function welcomeTexts(locale: Locale) {
  const t = messages(locale, 'welcome');
  return {
    ...sectionsOf(catalogues.en.welcome, (section, key) => t(`${section}.${key}` as never)),
    errors: errorTexts(locale, [...errorCodes, 'unreachable']),
  };
}

export type WelcomeTexts = ReturnType<typeof welcomeTexts>;
