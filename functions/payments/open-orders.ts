import { productOf } from '#domain/shop/catalogue.ts';
import { paidPath } from '#i18n/order-path.ts';
import type { OpenOrderView, dropOrder, goOnWithOrder } from '#site/api/open-orders.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Order } from './order-rows.ts';
import type { OrderRequest } from './new-order.ts';
import { checkoutEndsSoonMs, createPlaceOrder, type PlaceOrderDeps } from './place-order.ts';

type Continued =
  | { state: 'leaving'; order: string; url: string }
  | { state: 'refused'; code: (typeof goOnWithOrder)['codes'][number] };
type Dropped = { state: 'dropped' } | { state: 'refused'; code: (typeof dropOrder)['codes'][number] };

/** How long an abandoned checkout is offered again. */
const offeredMs = 7 * 86_400_000;

/** Whether the order's checkout session can still be paid. */
const isPayable = ({ state, checkoutUrl, checkoutExpires }: Order, now: Date) =>
  state === 'open' && checkoutUrl !== null && checkoutExpires.getTime() - now.getTime() >= checkoutEndsSoonMs;

const view = (order: Order, now: Date): OpenOrderView => ({
  id: order.id,
  product: order.product,
  cents: order.dueCents,
  discount: order.discount,
  isPayable: isPayable(order, now),
  ordered: order.ordered.toISOString(),
  requirements: confirmationOf(order),
  billingAddress: order.billingAddress,
});

const confirmationOf = ({ requirementsVersion: version, requirementsConfirmed: at }: Order) =>
  version === null || at === null ? null : { version, at: at.toISOString() };

/** The order as a request, to compare what was agreed with today's terms. */
const sameAs = (order: Order, conversion: OrderRequest['conversion']): OrderRequest => ({
  product: order.product,
  locale: order.locale,
  discount: order.discount ?? undefined,
  agreed: {
    cents: order.dueCents,
    terms: order.termsVersion,
    withdrawal: order.withdrawalVersion,
    earlyStart: order.earlyStartVersion ?? undefined,
    requirements: confirmationOf(order) ?? undefined,
  },
  billingAddress: order.billingAddress ?? undefined,
  conversion,
  via: order.via ?? undefined,
});

/** Ordering, and resuming or dropping an unpaid order; new and resumed ones are placed the same way. */
export function createOrdering(deps: PlaceOrderDeps) {
  const { payments, orders, accessOf, reconcileOrder, site, now } = deps;
  const placeOrder = createPlaceOrder(deps);

  async function leftUnpaid(userId: string): Promise<Order[]> {
    const { orders: all } = await orders.everythingOf(userId);
    const latest = new Map(all.map((order) => [order.level, order]));
    return [...latest.values()].filter(
      ({ state, dropped }) => dropped === null && (state === 'open' || state === 'expired'),
    );
  }

  async function of(userId: string): Promise<Order[]> {
    const [left, { has, processing }] = await Promise.all([leftUnpaid(userId), accessOf(userId)]);
    const since = now().getTime() - offeredMs;
    return left.filter(
      ({ level, ordered }) =>
        ordered.getTime() >= since && !has.includes(level) && !processing.includes(level),
    );
  }

  const own = async (userId: string, id: string) => {
    const order = await orders.find(id);
    return order?.userId === userId ? order : undefined;
  };

  /** As the payment service has it now: it may have been paid on another device. */
  async function current(userId: string, id: string): Promise<Order | undefined> {
    const order = await own(userId, id);
    if (order?.state !== 'open' || order.checkoutSession === null) return order;
    await reconcileOrder(id);
    return own(userId, id);
  }

  const openOrders = {
    of: async (userId: string) => (await of(userId)).map((order) => view(order, now())),

    async resume(account: Account, id: string, conversion: OrderRequest['conversion']): Promise<Continued> {
      const order = await current(account.userId, id);
      if (!order) return { state: 'refused', code: 'not_found' };
      if (order.state === 'paid') {
        return { state: 'leaving', order: id, url: site + paidPath(order.locale, id) };
      }
      if (order.state === 'processing') return { state: 'refused', code: 'payment_processing' };
      if (order.dropped !== null || (order.state !== 'open' && order.state !== 'expired')) {
        return { state: 'refused', code: 'order_closed' };
      }
      if (order.checkoutUrl !== null && isPayable(order, now())) {
        return { state: 'leaving', order: id, url: order.checkoutUrl };
      }
      // An old tab must not replace a newer choice.
      const left = await leftUnpaid(account.userId);
      if (!left.some((latest) => latest.id === id)) return { state: 'refused', code: 'order_replaced' };
      return placeOrder(account, sameAs(order, conversion));
    },

    async drop(userId: string, id: string): Promise<Dropped> {
      const order = await own(userId, id);
      if (!order) return { state: 'refused', code: 'not_found' };
      if (order.checkoutSession === null) await orders.giveUp(id);
      // A checkout session may have been created just now.
      const { checkoutSession } = (await own(userId, id)) ?? order;
      if (order.state === 'open' && checkoutSession !== null) await payments.expireCheckout(checkoutSession);
      const after = await current(userId, id);
      if (after?.state === 'processing') return { state: 'refused', code: 'payment_processing' };
      if (after?.state === 'paid') {
        const { kind } = productOf(after.product);
        return { state: 'refused', code: kind === 'plan' ? 'already_has_app' : 'already_has_course' };
      }
      await orders.drop(id, now());
      return { state: 'dropped' };
    },
  };

  return { placeOrder, openOrders };
}
