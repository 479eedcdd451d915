import type { AccessLevel } from '#domain/shop/access.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import { discountOf, priceWith, type Discount } from '#domain/shop/discounts.ts';
import { offersOn, offersWith } from '#domain/shop/offers.ts';
import { planKeys, productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { checkout } from '#site/api/checkout.ts';
import { discount } from '#site/api/discount.ts';
import { graphql } from '#site/api/graphql.ts';
import { readOffers, type OffersAnswer } from '#site/api/offers.ts';
import { dropOrder, goOnWithOrder, readOpenOrders, type OpenOrderView } from '#site/api/open-orders.ts';
import { readOrder } from '#site/api/orders.ts';
import type { RequestOf } from '#site/api/bodies.ts';
import { bookingOf } from '#site/features/booking/booking.ts';
import { browser, memberOf, refuse } from '../browser.ts';

const today = '2026-11-22';
/** Codes that only tests know. */
const discountCode = (code: string, percent: number): Discount => ({
  code,
  reduction: { percent },
  plans: planKeys.filter((key) => key !== 'app-1-month'),
  from: '2026-11-01',
  until: '2026-12-31',
  oncePerPerson: true,
});
export const codes = { fresh: discountCode('FRISCH20', 20), warm: discountCode('WARM10', 10) };
export const priceNow = (key: ProductKey) => priceOf(productOf(key));
export const priceBy = (code: Discount, key: ProductKey) => priceWith(code, key) ?? priceNow(key);

export const orderId = '0d9c2f0e-6f0a-4c7e-9a43-1f2e3d4c5b6a';
export const confirmedAt = '2026-11-20T18:30:00.000Z';

export const livesAt: BillingAddress = {
  name: 'Lena Öztürk-Großmann',
  street: 'Am Anger 7',
  postcode: '04315',
  city: 'Leipzig',
  country: 'DE',
};

export const openOrder = (more: Partial<OpenOrderView> = {}): OpenOrderView => ({
  id: orderId,
  product: 'app-6-months',
  cents: priceNow('app-6-months'),
  discount: null,
  isPayable: true,
  ordered: '2026-11-22T09:00:00.000Z',
  requirements: null,
  billingAddress: null,
  ...more,
});

export const orderView = (more: Partial<OrderView> = {}): OrderView => ({
  id: orderId,
  product: 'app-6-months',
  state: 'open',
  cents: priceNow('app-6-months'),
  refundedCents: 0,
  refundReason: null,
  discount: null,
  locale: 'de',
  ordered: '2026-11-22T09:00:00.000Z',
  paid: null,
  guaranteeDays: 14,
  billingAddress: null,
  billingAddressCorrected: null,
  ...more,
});

/** A page with a shop: `sells` holds the Worker's answers, and can be changed. */
export function shop(options: Parameters<typeof browser>[0] = {}) {
  const page = browser(options);
  const sells = {
    offers: offersOn(today),
    has: [] as AccessLevel[],
    processing: [] as AccessLevel[],
    guaranteeDays: 14,
    open: [] as OpenOrderView[],
    order: orderView(),
  };
  const placed: RequestOf<typeof checkout>[] = [];
  const payment = { order: orderId, url: 'https://pay.example/1' };
  const accept = () => {
    page.answer(checkout, (request) => {
      placed.push(request);
      return payment;
    });
  };
  accept();
  page.answer(readOffers, (): OffersAnswer => {
    const { offers, has, processing, guaranteeDays } = sells;
    return { offers, has, processing, texts: textVersions, guaranteeDays };
  });
  page.answer(discount, ({ code }) => {
    const found = discountOf(code, today, Object.values(codes));
    return found ? { code, offers: offersWith(found, today) } : refuse('discount_not_applicable');
  });
  page.answer(readOpenOrders, () => ({ orders: sells.open }));
  page.answer(readOrder, () => sells.order);
  page.answer(goOnWithOrder, () => payment);
  page.answer(dropOrder, () => void (sells.open = []));
  // The contact e-mail is stored.
  page.answer(graphql, ({ variables = {} }) => {
    page.$session.set((page.known = memberOf({ email: String(variables['email']) })));
    return { data: { updateUser: variables } };
  });
  return {
    page,
    sells,
    placed,
    confirm: (version: number = textVersions.requirements) =>
      bookingOf('zpp').change({ requirements: { version, at: confirmedAt } }),
    refuse: (code: Parameters<typeof refuse>[0]) => {
      page.answer(checkout, () => refuse(code));
    },
    accept,
  };
}
