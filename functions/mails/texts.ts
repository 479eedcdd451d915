import { createTexts } from '#i18n/engine.ts';
import de from '#i18n/de/mails.json' with { type: 'json' };
import en from '#i18n/en/mails.json' with { type: 'json' };
import deProduct from '#i18n/de/product.json' with { type: 'json' };
import enProduct from '#i18n/en/product.json' with { type: 'json' };
import deEarlyStart from '#i18n/de/early-start.json' with { type: 'json' };
import enEarlyStart from '#i18n/en/early-start.json' with { type: 'json' };
import type { Locale } from '#domain/text/locales.ts';
import type { Screens } from '#i18n/generated/screens.ts';

export type MailTexts = Screens['mails'] & Pick<Screens, 'product'>;

/** The Worker bundles only the texts of mails, none of pages. */
const textsOf = createTexts<Pick<Screens, 'mails' | 'product' | 'early-start'>>({
  de: { mails: de, product: deProduct, 'early-start': deEarlyStart },
  en: { mails: en, product: enProduct, 'early-start': enEarlyStart },
});

/** The texts of mails in one language. */
export const mailTexts = (locale: Locale): MailTexts => ({
  ...textsOf(locale, 'mails'),
  product: textsOf(locale, 'product'),
});

/** The wording of the early start checkboxes: each version by its number, for each kind of product. */
export type EarlyStartWords = Screens['early-start'][1]['plan'];

export const earlyStartWords = (
  locale: Locale,
): Readonly<Record<number, Record<'plan' | 'course', EarlyStartWords>>> => textsOf(locale, 'early-start');
