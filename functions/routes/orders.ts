/** From an offer to its invoice: products, ordering, a member's own orders, and the payment service's portal. */
import { Hono } from 'hono';
import { dayInGermany } from '#domain/time/calendar.ts';
import { readVia, viaText } from '#domain/funnel/via.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { discountOf } from '#domain/shop/discounts.ts';
import { guaranteeDays } from '#domain/shop/guarantee.ts';
import { offersOn, offersWith } from '#domain/shop/offers.ts';
import { checkout as placeOrder, type CheckoutAnswer } from '#site/api/checkout.ts';
import { discount as tryDiscount, type DiscountAnswer } from '#site/api/discount.ts';
import { readOffers, type OffersAnswer } from '#site/api/offers.ts';
import { dropOrder, goOnWithOrder, readOpenOrders } from '#site/api/open-orders.ts';
import { correctBilling, readInvoice, readOrder, readOrders, type InvoiceAnswer } from '#site/api/orders.ts';
import { openPortal, type PortalAnswer } from '#site/api/portal.ts';
import { json } from '../middleware/body.ts';
import { buyer, paymentsUnavailable } from '../middleware/buyer.ts';
import { advertisedVisitor } from '../middleware/consent.ts';
import { callerOf, maybeSignedIn, signedIn, stillSignedIn } from '../middleware/identity.ts';
import { limitedPerAddress, mayTry, paymentsLimitedPerAccount, tooMany } from '../middleware/rate-limit.ts';
import { orderView, ordersView } from '../payments/order-views.ts';
import { refuse } from '../http/refusal.ts';
import type { App, AppContext } from '../http/context.ts';
import type { Member } from '../ports/identity.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Orders } from '../payments/orders.ts';

async function offeredTo(c: AppContext, member: Member) {
  const { userId, guaranteeDays: days } = await c.var.deps.accounts.account(member);
  return { ...(await c.var.deps.accessOf(userId)), guaranteeDays: days };
}

/** Visitors register during the order. */
const offeredToVisitor = {
  has: [],
  processing: [],
  guaranteeDays: guaranteeDays({ hasDoneQuiz: false, wasRegistered: false }),
};

export const offers = new Hono<App>().get(readOffers.path, limitedPerAddress, maybeSignedIn, async (c) => {
  const { member } = c.var;
  const own = member ? await offeredTo(c, member) : offeredToVisitor;
  return c.json({
    offers: offersOn(dayInGermany(new Date())),
    texts: textVersions,
    ...own,
  } satisfies OffersAnswer);
});

/** Whether the member has used it. For visitors unknown until the order, which checks again. */
async function isUsedUp(c: AppContext, code: string): Promise<boolean> {
  const who = await callerOf(c);
  if (who.state !== 'member') return false;
  const { accounts, orders } = c.var.deps;
  const { userId } = await accounts.account(who.member);
  return orders.hasUsed(userId, code);
}

/** A discount code's reduction. Wrong, expired and used codes get the same answer. */
export const discount = new Hono<App>().post(
  tryDiscount.path,
  limitedPerAddress,
  json(tryDiscount),
  async (c) => {
    if (!(await mayTry(c, 'discounts'))) return tooMany(c);
    const today = dayInGermany(new Date());
    const found = discountOf(c.req.valid('json').code, today);
    if (!found || (found.oncePerPerson && (await isUsedUp(c, found.code)))) {
      return refuse(c, 'discount_not_applicable');
    }
    return c.json({ code: found.code, offers: offersWith(found, today) } satisfies DiscountAnswer);
  },
);

export const checkout = new Hono<App>().post(
  placeOrder.path,
  stillSignedIn,
  paymentsLimitedPerAccount,
  json(placeOrder),
  buyer,
  async (c) => {
    const { account, shop } = c.var;
    const { discount, billingAddress: address, via: sent, ...request } = c.req.valid('json');
    if (discount !== undefined && !(await mayTry(c, 'discounts'))) return tooMany(c);

    const conversion = advertisedVisitor(c);
    const via = viaText(readVia(sent));
    const placed = await shop.placeOrder(account, {
      ...request,
      discount,
      conversion,
      via,
      billingAddress: address,
    });
    if (placed.state === 'leaving') {
      return c.json({ order: placed.order, url: placed.url } satisfies CheckoutAnswer);
    }
    return placed.code === 'payments_unavailable' ? paymentsUnavailable(c) : refuse(c, placed.code);
  },
);

const isWaiting = (state: string) => state === 'open' || state === 'processing';

/** A member's own order. Somebody else's is answered like one that does not exist. */
export const orders = new Hono<App>()
  .get(readOrders.path, signedIn, buyer, async (c) =>
    c.json(ordersView(await c.var.deps.orders.of(c.var.account.userId))),
  )
  .get(readOrder.path, signedIn, buyer, async (c) => {
    const { shop, account, deps } = c.var;
    const find = async () => {
      const order = await deps.orders.find(c.req.param('id'));
      return order?.userId === account.userId ? order : undefined;
    };
    const order = await find();
    if (!order) return refuse(c, 'not_found');
    if (!isWaiting(order.state)) return c.json(orderView(order));
    // The buyer may be back before the webhook: the payment service is asked, and the URL is never trusted.
    if (!(await deps.orders.mayAsk(order.id, deps.now()))) return c.json(orderView(order));
    await shop.reconcileOrder(order.id);
    return c.json(orderView((await find()) ?? order));
  })
  .get(readInvoice.path, stillSignedIn, paymentsLimitedPerAccount, buyer, async (c) => {
    const { account, deps, shop } = c.var;
    const order = await deps.orders.find(c.req.param('id'));
    if (order?.userId !== account.userId || !order.paid || order.checkoutSession === null)
      return refuse(c, 'not_found');
    const url = await shop.invoicePdf(order.checkoutSession);
    if (url === undefined) return refuse(c, 'invoice_pending');
    return c.json({ url } satisfies InvoiceAnswer);
  })
  .post(correctBilling.path, stillSignedIn, buyer, json(correctBilling), async (c) => {
    const { deps, account } = c.var;
    const which = { orderId: c.req.param('id'), userId: account.userId };
    const { billingAddress } = c.req.valid('json');
    const corrected = await deps.billingAddresses.correct(which, billingAddress, new Date());
    if (corrected === 'corrected_before') return refuse(c, 'billing_address_corrected');
    const order = corrected === 'unknown' ? undefined : await deps.orders.find(which.orderId);
    if (!order) return refuse(c, 'not_found');
    if (corrected === 'corrected')
      c.executionCtx.waitUntil(deps.mailOutbox.send('invoice_corrected', order.id));
    return c.json(orderView(order));
  });

export const openOrders = new Hono<App>()
  .get(readOpenOrders.path, signedIn, buyer, async (c) =>
    c.json({ orders: await c.var.shop.openOrders.of(c.var.account.userId) }),
  )
  .post(goOnWithOrder.path, stillSignedIn, paymentsLimitedPerAccount, buyer, async (c) => {
    const { shop, account } = c.var;
    const placed = await shop.openOrders.resume(account, c.req.param('id'), advertisedVisitor(c));
    if (placed.state === 'leaving') return c.json({ order: placed.order, url: placed.url });
    return placed.code === 'payments_unavailable' ? paymentsUnavailable(c) : refuse(c, placed.code);
  })
  .delete(dropOrder.path, stillSignedIn, paymentsLimitedPerAccount, buyer, async (c) => {
    const dropped = await c.var.shop.openOrders.drop(c.var.account.userId, c.req.param('id'));
    return dropped.state === 'dropped' ? c.body(null, 204) : refuse(c, dropped.code);
  });

/** The named order's customer; otherwise the account's, which pays plans; otherwise that of the latest course. */
async function customerOf(orders: Orders, { userId, customer }: Account, order: string | undefined) {
  if (order === undefined && customer !== undefined) return customer;
  const own = (await orders.everythingOf(userId)).orders.filter((one) => one.customer !== null);
  return own.findLast(({ id }) => order === undefined || id === order)?.customer ?? undefined;
}

export const portal = new Hono<App>().post(
  openPortal.path,
  stillSignedIn,
  paymentsLimitedPerAccount,
  json(openPortal),
  buyer,
  async (c) => {
    const { account, shop, deps } = c.var;
    const { locale, order } = c.req.valid('json');
    const customer = await customerOf(deps.orders, account, order);
    if (customer === undefined) return refuse(c, 'nothing_bought');
    const url = await shop.portalUrl(customer, locale);
    if (url === undefined) return refuse(c, 'customer_gone');
    return c.json({ url } satisfies PortalAnswer);
  },
);
