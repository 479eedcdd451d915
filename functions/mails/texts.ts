import { createTexts } from '#i18n/engine.ts';
import deEarlyStart from '#i18n/de/early-start.ts';
import de from '#i18n/de/mails.ts';
import deProduct from '#i18n/de/product.ts';
import enEarlyStart from '#i18n/en/early-start.ts';
import en from '#i18n/en/mails.ts';
import enProduct from '#i18n/en/product.ts';
import type { Texts } from '#i18n/translation.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { ProductWords } from '#domain/shop/product-name.ts';
import { productWords } from '#domain/course/product-words.ts';

export type MailTexts = Texts<typeof en> & { product: ProductWords };

/** The Worker bundles only the texts of mails, none of pages. */
const textsOf = createTexts({
  de: { mails: de, product: deProduct, 'early-start': deEarlyStart },
  en: { mails: en, product: enProduct, 'early-start': enEarlyStart },
});

/** The texts of mails in one language. */
export const mailTexts = (locale: Locale): MailTexts => ({
  ...textsOf(locale, 'mails'),
  product: productWords(textsOf(locale, 'product'), locale),
});

/** The wording of the early start checkboxes: each version by its number, for each kind of product. */
export type EarlyStartWords = Texts<typeof enEarlyStart>[1]['plan'];

export const earlyStartWords = (
  locale: Locale,
): Readonly<Record<number, Record<'plan' | 'course', EarlyStartWords>>> => textsOf(locale, 'early-start');
