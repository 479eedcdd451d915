import { cancellationEnd, unusedTermRefund } from '#domain/shop/cancellation.ts';
import { mayWithdraw, withdrawalRefund } from '#domain/shop/withdrawal.ts';
import {
  contractOf,
  namesOrder,
  type Cancellation,
  type Declaration,
  type Withdrawal,
} from '#domain/shop/declaration.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import type { OrderPicture, Payments, SubscriptionPicture } from '../ports/payments.ts';
import type { Order, Orders } from '../payments/orders.ts';
import type { Settle } from '../payments/settle.ts';
import type { Outcome } from './notices.ts';

export interface CarryOutDeps {
  payments: Payments;
  orders: Orders;
  settle: Settle;
  now: () => Date;
}

/** As the payment service keeps moments: what is computed twice is the same. */
const wholeSeconds = (instant: Date) => new Date(Math.floor(instant.getTime() / 1000) * 1000);

const over = new Set(['canceled', 'incomplete_expired']);

/** Money that came and can be given back; what is disputed lies with the bank. */
const isHere = (payment: OrderPicture['payment']) =>
  payment?.state === 'succeeded' && payment.dispute !== 'open' && payment.dispute !== 'lost';

/**
 * Carries out what somebody has declared, as often as it is tried: each step looks first whether it is done.
 * Nothing comes back where it has to wait, for a payment that is still on its way.
 */
export function createCarryOut({ payments, orders, settle, now }: CarryOutDeps) {
  /** Her orders of that contract, newest first; of one that she names, that one. */
  async function ordersFor(notice: Declaration): Promise<{ named: Order[]; all: Order[] }> {
    const all = await orders.ofAddress(notice.email);
    const fitting = all.filter(({ product }) => contractOf(productOf(product)) === notice.contract);
    const { order } = notice;
    const named = order === undefined ? [] : fitting.filter(({ id }) => namesOrder(order, id));
    return { named: named.length > 0 ? named : fitting, all };
  }

  async function giveBackRest(order: Order, picture: OrderPicture, ends: Date): Promise<number> {
    const { subscription, payment, first } = picture;
    if (!subscription || !payment || !isHere(payment)) return 0;
    const term = { first, start: subscription.periodStart, end: subscription.periodEnd };
    const wanted = unusedTermRefund(payment.cents, term, ends);
    const cents = wanted - payment.refundedCents;
    if (cents > 0) {
      await payments.refund({ payment: payment.id, cents, key: `cancel-${order.id}-${payment.id}-${cents}` });
    }
    return wanted;
  }

  async function end(
    { received, endDay }: Cancellation,
    order: Order,
    picture: OrderPicture,
    subscription: SubscriptionPicture,
  ): Promise<Outcome> {
    const term = { first: picture.first, start: subscription.periodStart, end: subscription.periodEnd };
    const { endsAt: before } = subscription;
    const wanted = wholeSeconds(cancellationEnd(received, term, endDay));
    const ends = before && before <= wanted ? before : wanted;
    if (ends !== before) await payments.endSubscription(subscription.id, ends > now() ? ends : undefined);
    // Also where the end stands already: the first time the money may not have got through.
    const refundedCents = await giveBackRest(order, picture, ends);
    await settle(order.id);
    const outcome = { outcome: 'ends', orderId: order.id, endsAt: ends } as const;
    return refundedCents > 0 ? { ...outcome, refundedCents } : outcome;
  }

  async function cancelApp(notice: Cancellation): Promise<Outcome> {
    const { named } = await ordersFor(notice);
    for (const order of named) {
      if (order.session === null) continue;
      const picture = await payments.order(order.session);
      const { subscription } = picture;
      if (subscription && !over.has(subscription.status)) return end(notice, order, picture, subscription);
    }
    return { outcome: named.length > 0 ? 'ended' : 'unknown' };
  }

  async function cancel(notice: Cancellation): Promise<Outcome> {
    const isOrdinary = notice.manner === 'ordinary';
    if (notice.contract === 'course') return { outcome: isOrdinary ? 'ends_by_itself' : 'good_cause' };
    const ended = await cancelApp(notice);
    // Whether a cause is good, a person decides; until then nothing goes on that could have been stopped.
    return isOrdinary || ended.outcome !== 'ends' ? ended : { ...ended, outcome: 'good_cause' };
  }

  async function giveBackAll(
    notice: Withdrawal,
    order: Order,
    isFirstOrder: boolean,
  ): Promise<Outcome | undefined> {
    const { id: orderId, session } = order;
    if (session === null) return { outcome: 'unknown' };
    await orders.withdraw(orderId, notice.received);
    const { payment, settled } = await payments.order(session);
    if (payment && !isHere(payment)) {
      await settle(orderId);
      if (payment.state === 'processing') return undefined;
      return payment.state === 'failed' ? { outcome: 'ended', orderId } : { outcome: 'unknown', orderId };
    }
    if (!payment && !settled) return undefined;
    const back = withdrawalRefund(notice.contract, payment?.cents ?? 0, isFirstOrder);
    const cents = back - (payment?.refundedCents ?? 0);
    if (payment && cents > 0) {
      await payments.refund({ payment: payment.id, cents, key: `withdraw-${orderId}-${cents}` });
    }
    await settle(orderId);
    return { outcome: 'refunded', orderId, refundedCents: back };
  }

  async function withdraw(notice: Withdrawal): Promise<Outcome | undefined> {
    const { named, all } = await ordersFor(notice);
    const order = named.find(
      ({ state, withdrawn }) => withdrawn === null && (state === 'paid' || state === 'processing'),
    );
    // A declaration that came to be carried out halfway, or the same one once more.
    const begun = named.find(({ withdrawn }) => withdrawn !== null);
    const meant = order ?? begun;
    if (!meant) return { outcome: 'unknown' };
    const concluded = meant.paid ?? meant.ordered;
    if (meant === order && !mayWithdraw(concluded, notice.received)) {
      return { outcome: 'late', orderId: meant.id };
    }
    const isFirstOrder = !all.some(({ paid, ordered }) => paid !== null && ordered < meant.ordered);
    return giveBackAll(notice, meant, isFirstOrder);
  }

  return (notice: Declaration): Promise<Outcome | undefined> =>
    notice.kind === 'cancel' ? cancel(notice) : withdraw(notice);
}
