import type { Locale } from '#domain/locales.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import type { BannerTexts } from './ConsentBanner.tsx';
import type { SettingsTexts } from './ConsentSettings.tsx';

/** What banner and settings say. */
export function consentTexts(locale: Locale): BannerTexts & SettingsTexts {
  const { ask, settings, privacy } = textsOf(locale, 'consent');
  return {
    title: ask.title,
    text: ask.text,
    decline: ask.decline,
    accept: ask.accept,
    privacy: { text: privacy, path: pathOf('privacy', locale) },
    state: settings.state,
    accepted: settings.accepted,
    declined: settings.declined,
    undecided: settings.undecided,
    objected: settings.objected,
    notKept: settings.notKept,
    date: settings.date,
    receipt: settings.receipt,
    withdraw: settings.withdraw,
    withdrawn: settings.withdrawn,
  };
}
