import type { Locale } from '#domain/locales.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import type { BannerTexts } from './ConsentBanner.tsx';
import type { SettingsTexts } from './ConsentSettings.tsx';

export function bannerTexts(locale: Locale): BannerTexts {
  const { ask, privacy } = textsOf(locale, 'consent');
  const { title, text, decline, accept } = ask;
  return { title, text, decline, accept, privacy: { text: privacy, path: pathOf('privacy', locale) } };
}

export function settingsTexts(locale: Locale): SettingsTexts {
  const { ask, settings: t } = textsOf(locale, 'consent');
  return { ...t.island, decline: ask.decline, accept: ask.accept };
}
