import type { Locale } from '#domain/text/locales.ts';
import { productWords } from '#domain/course/product-words.ts';
import { errorTexts } from '#i18n/errors.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import { dropOrder, goOnWithOrder } from '#site/api/open-orders.ts';

/** What its calls may fail with. */
const codes = callCodes(goOnWithOrder, dropOrder);

/** Texts about an open order, in one language: plain data, because an island's props are serialised. */
export const openOrderTexts = (locale: Locale) => ({
  locale,
  ...textsOf(locale, 'open-order').island,
  product: productWords(textsOf(locale, 'product'), locale),
  errors: errorTexts(locale, codes),
});

export type OpenOrderTexts = ReturnType<typeof openOrderTexts>;
export type OpenOrderCode = (typeof codes)[number];
