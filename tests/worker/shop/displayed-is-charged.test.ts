import { expect, it } from 'vitest';
import { dayInGermany } from '#domain/time/calendar.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { productKeys, productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { discountOf, discounts } from '#domain/shop/discounts.ts';
import { offerOf, offersWith } from '#domain/shop/offers.ts';
import type { DiscountAnswer } from '../../../src/api/discount.ts';
import type { OffersAnswer } from '../../../src/api/offers.ts';
import { bookingOf } from '../../../src/features/booking/booking.ts';
import { orderRequestOf } from '../../../src/features/order/review.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { ask } from '../outside/books.ts';
import { confirmedAt, livesAt, orderIn, sessionIn, shopper } from '../outside/shop.ts';
import { absolute } from '#domain/company/company.ts';
import { pathOf } from '#i18n/routes.ts';

const today = dayInGermany(new Date());

/** The price that the page was built with, less the code. */
function displayed(product: ProductKey, code: string | undefined): number | undefined {
  const discount = code === undefined ? undefined : discountOf(code, today);
  const offers = discount ? offersWith(discount, today) : [offerOf(productOf(product), today)];
  return offers.find((one) => one.product === product)?.cents;
}

const cases: { product: ProductKey; code: string | undefined; locale: Locale }[] = locales.flatMap(
  (locale) => [
    ...productKeys.map((product) => ({ product, code: undefined, locale })),
    ...discounts
      .filter(({ code }) => discountOf(code, today))
      .flatMap(({ code, plans: keys }) => keys.map((product) => ({ product, code, locale }))),
  ],
);

it.each(cases)('the displayed price is charged: %j', async ({ product, code, locale }) => {
  const her = await shopper('displayed');
  const now = (await her.get('/api/offers')).body as OffersAnswer;
  const { offers } =
    code === undefined ? now : ((await her.send('/api/discount', { code })).body as DiscountAnswer);
  const offer = offers.find((one) => one.product === product);
  if (!offer) throw new Error(`${product} is not offered.`);
  expect(offer.cents).toBe(displayed(product, code));

  const { key, kind } = productOf(product);
  if (kind === 'course')
    bookingOf(key).change({ requirements: { version: textVersions.requirements, at: confirmedAt } });
  const placed = await her.order(
    orderRequestOf(
      {
        offer,
        code,
        texts: now.texts,
        left: undefined,
        earlyStart: { begin: true, knows: true },
        billing: kind === 'course' ? { typed: livesAt, wrong: [] } : undefined,
      },
      locale,
    ),
  );
  expect(await ask(`checkout/sessions/${sessionIn(placed)}`)).toMatchObject({
    amount_total: offer.cents,
    currency: 'eur',
    locale,
    mode: kind === 'plan' ? 'subscription' : 'payment',
    success_url: `${absolute(pathOf('welcome', locale))}?order=${orderIn(placed)}`,
    cancel_url: `${absolute(pathOf('order', locale))}?product=${product}${code === undefined ? '' : `&code=${code}`}`,
  });
});
