import { createTexts } from '#i18n/engine.ts';
import de from '#i18n/de/mails.json' with { type: 'json' };
import en from '#i18n/en/mails.json' with { type: 'json' };
import type { Locale } from '#domain/locales.ts';
import type { Screens } from '#i18n/generated/screens.ts';

export type MailTexts = Screens['mails'];

/** The Worker takes along the texts of mails, and no page's. */
const textsOf = createTexts<Pick<Screens, 'mails'>>({ de: { mails: de }, en: { mails: en } });

/** The texts of our mails in one language. */
export const mailTexts = (locale: Locale): MailTexts => textsOf(locale, 'mails');
