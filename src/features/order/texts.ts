import type { Locale } from '#domain/text/locales.ts';
import { productWords } from '#domain/course/product-words.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { taxOf } from '#domain/shop/tax.ts';
import { billingTexts } from './billing/texts.ts';
import { openOrderTexts } from './open-order/texts.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import { checkout } from '#site/api/checkout.ts';
import { discount } from '#site/api/discount.ts';
import { operations } from '#site/api/graphql.ts';
import { readOffers } from '#site/api/offers.ts';
import { dropOrder, goOnWithOrder } from '#site/api/open-orders.ts';

/** What its calls may fail with. */
const codes = callCodes(
  readOffers,
  discount,
  checkout,
  operations.getUser,
  operations.updateUser,
  goOnWithOrder,
  dropOrder,
);

/** The island's texts, in one language: plain data, because an island's props are serialised. */
export function orderTexts(locale: Locale) {
  return {
    ...textsOf(locale, 'order').island,
    tax: { plan: taxOf('plan', locale), course: taxOf('course', locale) },
    product: productWords(textsOf(locale, 'product'), locale),
    earlyStart: textsOf(locale, 'early-start')[textVersions.earlyStart],
    billing: billingTexts(locale),
    openOrder: openOrderTexts(locale),
    errors: errorTexts(locale, codes),
    meant: textsOf(locale, 'shell').meantAddress,
    paths: {
      plans: pathOf('plans', locale),
      terms: pathOf('terms', locale),
      withdrawal: pathOf('withdrawal', locale),
    },
  };
}

export type OrderTexts = ReturnType<typeof orderTexts>;

/** The island's props. */
export interface OrderWords {
  locale: Locale;
  texts: OrderTexts;
}
export type OrderCode = keyof OrderTexts['errors'];
