import { decide, type Decision } from './decide.ts';
import { isOvertaken } from './decided-orders.ts';
import type { Order } from './order-rows.ts';
import type { Orders } from './orders.ts';
import { mayOwe, owedRefunds } from './owed-refunds.ts';
import { isOwed, type Refund, type Refunds } from './refunds.ts';
import { Overtaken } from '../database/open.ts';
import type { BatchItem } from 'drizzle-orm/batch';
import type { OrderState } from '#domain/shop/order.ts';
import type { Log } from '../log.ts';
import type {
  OrderSnapshot,
  Payments,
  PaymentSnapshot,
  TermPayment,
  WebhookEvent,
} from '../ports/payments.ts';
import type { WebhookEvents } from './webhook-events.ts';

/** Passed in, as payments know neither mails nor the ad platform. */
export interface OrderEvents {
  /** A statement for the batch that makes an order paid or processing. */
  ordered: (orderId: string, now: Date) => BatchItem<'sqlite'>;
  /** The same once a delayed payment has arrived or failed. */
  paymentArrived: (orderId: string, now: Date) => BatchItem<'sqlite'>;
  paymentFailed: (orderId: string, now: Date) => BatchItem<'sqlite'>;
  /** The same for a refunded duplicate. */
  duplicateRefunded: (orderId: string, now: Date) => BatchItem<'sqlite'>;
  /** The order's state changed, or part of it was refunded. */
  changed: (orderId: string, state: OrderState) => void;
  /** Statements for the batch that makes an order paid. */
  paid: (order: Order, now: Date) => BatchItem<'sqlite'>[];
  /**
   * After that batch, for an order that is not a duplicate. At most once; never if the database's response was lost.
   */
  becamePaid: (order: Order) => Promise<void> | void;
}

interface ReconcileOrderDeps {
  payments: Payments;
  orders: Orders;
  refunds: Refunds;
  webhookEvents: WebhookEvents;
  on: OrderEvents;
  now: () => Date;
  log: Log;
}

type Reconciled =
  /** `changes`: new entries in the access ledger. */
  | { state: 'reconciled'; changes: number; decision: Decision }
  | { state: 'known_event' }
  /**
   * If the payment service does not know the checkout session: an unfinished order has expired, any other is
   * unchanged.
   */
  | { state: 'unknown_session' }
  | { state: 'no_order' };

/** In each round, either another writer came first or something was done that must be checked again. */
const tries = 12;

/** https://docs.stripe.com/refunds#failed-refunds */
const isRefundEvent = (event: WebhookEvent | undefined) =>
  event !== undefined && /^(charge\.)?refund\./.test(event.type);
/** Refunds and disputes, which may be about any payment of a plan. */
const isAboutLoss = (event: WebhookEvent | undefined) =>
  event !== undefined && /^(charge|refund)\./.test(event.type);
const isOrdered = (state: OrderState) => state === 'paid' || state === 'processing';
const isUnfinished = (state: OrderState) => state === 'open' || state === 'processing';

/** The renewals of a plan that were read: its latest payment, or all of them. */
function renewalsIn({ isFirstPayment, payment }: OrderSnapshot, made: readonly TermPayment[]) {
  const renewals: PaymentSnapshot[] = made.filter(({ isFirst }) => !isFirst);
  const isMissing = payment && !isFirstPayment && !renewals.some(({ id }) => id === payment.id);
  return isMissing ? [payment, ...renewals] : renewals;
}

/**
 * Brings an order in line with the payment service, whatever the cause: a webhook, the returning buyer, a declaration
 * or the nightly job. Idempotent: an event counts once. Optimistic locking: if another writer came between the snapshot
 * and our write, it asks again.
 */
export function createReconcileOrder(deps: ReconcileOrderDeps) {
  const { payments, orders, refunds, webhookEvents, on, now, log } = deps;

  async function reconcileOrder(orderId: string, event?: WebhookEvent): Promise<Reconciled> {
    const done = new Set<string>();
    for (let tried = 1; tried <= tries; tried += 1) {
      try {
        const reconciled = await attempt(orderId, event, done);
        if (reconciled !== 'again') return reconciled;
      } catch (error) {
        // The event was handled concurrently, or by us and the database's answer was lost.
        if (event && (await webhookEvents.isKnown(event.id))) return { state: 'known_event' };
        if (!isOvertaken(error)) throw error;
      }
    }
    throw new Overtaken('An order');
  }

  /** One round; `again` if something changed since the snapshot. */
  async function attempt(
    orderId: string,
    event: WebhookEvent | undefined,
    done: Set<string>,
  ): Promise<Reconciled | 'again'> {
    const order = await orders.find(orderId);
    if (typeof order?.checkoutSession !== 'string') return withoutSession(orderId, order, event);
    const snapshot = await payments.orderSnapshot(order.checkoutSession);
    if (!snapshot) return forgetSession(order, event);
    const made = await paymentsOf(order, snapshot, event);
    const owed = await settleRefunds(order, snapshot, made, event, done);
    if (owed === 'again') return 'again';
    const decided = decideOn(order, snapshot, made, owed);
    const state = await stateBesideOthers(order, decided);
    if (state === 'again') return 'again';
    const decision = { ...decided, state };
    const twins = await twinsOf(order, decision);
    if (twins === 'again') return 'again';
    if (await endSubscription(order, decision, done)) return 'again';
    return save(order, snapshot, made, decision, twins?.count, event);
  }

  /** The payment service's answer was lost: gives the order up once its buyer has had the time to come back. */
  async function withoutSession(
    orderId: string,
    order: Order | undefined,
    event: WebhookEvent | undefined,
  ): Promise<Reconciled> {
    if (order?.state === 'open' && order.checkoutExpires <= now()) await orders.giveUp(orderId);
    if (event) await webhookEvents.remember(event, now());
    return { state: 'no_order' };
  }

  async function forgetSession(order: Order, event: WebhookEvent | undefined): Promise<Reconciled> {
    log.error('checkout_session_unknown', { dependency: 'payments', code: order.state, about: order.id });
    if (!isUnfinished(order.state)) {
      if (event) await webhookEvents.remember(event, now());
      return { state: 'unknown_session' };
    }
    await orders.expire(order, entryOf(event, order.id));
    return { state: 'unknown_session' };
  }

  /** All payments of a plan whose money may be owed or has gone back, otherwise only the one in the snapshot. */
  async function paymentsOf(order: Order, { subscription }: OrderSnapshot, event: WebhookEvent | undefined) {
    return subscription && (mayOwe(order) || isAboutLoss(event)) ? payments.paymentsOf(subscription.id) : [];
  }

  /** Stores what is owed and refunds it; `again` if anything was tried, so that the payment service is asked again. */
  async function settleRefunds(
    order: Order,
    snapshot: OrderSnapshot,
    made: readonly TermPayment[],
    event: WebhookEvent | undefined,
    done: Set<string>,
  ): Promise<readonly Refund[] | 'again'> {
    const known = await refunds.ofOrder(order.id);
    const owed = owedRefunds(order, snapshot, made).filter(
      ({ payment, cents }) => !known.some((one) => one.paymentId === payment && one.cents >= cents),
    );
    if (owed.length > 0) await refunds.owe(order.id, owed);
    const all = owed.length > 0 ? await refunds.ofOrder(order.id) : known;
    const { payment } = snapshot;
    const shown = payment ? [payment, ...made] : made;
    const toSettle = all.filter((one) => !done.has(one.paymentId) && isToBeSettled(one, shown, event));
    for (const refund of toSettle) {
      done.add(refund.paymentId);
      await refunds.settle(refund);
    }
    return toSettle.length > 0 ? 'again' : all;
  }

  /** Whether its payment should be looked at: it is due, its refund may have failed, or it differs from what we know. */
  function isToBeSettled(refund: Refund, made: readonly PaymentSnapshot[], event: WebhookEvent | undefined) {
    const { paymentId, state, cents, due } = refund;
    if (state === 'closed') return false;
    if (state === 'due' && due !== null && due <= now()) return true;
    const payment = made.find(({ id }) => id === paymentId);
    const hasGone = payment && payment.refundedCents >= cents;
    return isRefundEvent(event) || (payment?.dispute === 'none' && hasGone !== (state === 'done'));
  }

  function decideOn(
    order: Order,
    snapshot: OrderSnapshot,
    made: readonly TermPayment[],
    owed: readonly Refund[],
  ): Decision {
    // After a renewal the snapshot no longer shows the order's own payment.
    const { refundedCents, disputedCents } = made.find(({ isFirst }) => isFirst) ?? order;
    return decide({ ...order, refundedCents, disputedCents, owes: owed.some(isOwed) }, snapshot, now());
  }

  /**
   * The state to store. An expired order may be paid after all, beside a newer one: a buyer has one unfinished order
   * per level. An open one is closed to make room (`again`); if the other's payment is pending, this order waits
   * until its own money has arrived.
   */
  async function stateBesideOthers(order: Order, { state }: Decision): Promise<OrderState | 'again'> {
    const { userId, level, checkoutSession } = order;
    if (isUnfinished(order.state) || !isUnfinished(state) || userId === null) return state;
    if (state === 'open' && checkoutSession !== null) {
      await payments.expireCheckout(checkoutSession);
      return 'again';
    }
    const other = await orders.unfinishedOrder(userId, level);
    if (other?.state !== 'open') return other ? order.state : state;
    if (other.checkoutSession === null) await orders.giveUp(other.id);
    else {
      await payments.expireCheckout(other.checkoutSession);
      await reconcileOrder(other.id);
    }
    return 'again';
  }

  /** Marks an order as a duplicate if it turns out to be paid while another one of the same still runs. */
  async function twinsOf(order: Order, { paid }: Decision) {
    if (paid === null || order.paid !== null) return undefined;
    const twins = await orders.twinsOf(order, now());
    if (order.refundReason !== null || !twins.isLive) return twins;
    await orders.markDuplicate(order);
    return 'again';
  }

  /** Ends the subscription if the decision says so; true if that was tried, so that the payment service is asked again. */
  async function endSubscription(
    { id }: Order,
    { endSubscription: ends, subscription }: Decision,
    done: Set<string>,
  ) {
    if (!ends || !subscription) return false;
    if (done.has('end')) {
      log.error('subscription_not_ended', { dependency: 'payments', about: id });
      return false;
    }
    done.add('end');
    await payments.endSubscription(subscription.id);
    return true;
  }

  /** Stores the decision with its mails and the event, and tells others. */
  async function save(
    order: Order,
    snapshot: OrderSnapshot,
    made: readonly TermPayment[],
    decision: Decision,
    twins: number | undefined,
    event: WebhookEvent | undefined,
  ): Promise<Reconciled> {
    const { isFirstPayment, payment, invoiceNumber } = snapshot;
    if (isFirstPayment && payment && payment.cents !== order.dueCents) {
      log.error('amount_differs', { dependency: 'payments', about: order.id });
    }
    const paymentId = (isFirstPayment ? payment?.id : undefined) ?? order.paymentId;
    const turnsPaid = decision.paid !== null && order.paid === null;
    const changes = await orders.save(order, decision, {
      paymentId,
      invoiceNumber: invoiceNumber ?? order.invoiceNumber,
      snapshot,
      renewals: renewalsIn(snapshot, made),
      twins,
      also: [...mailsAbout({ ...order, paymentId }, decision, turnsPaid), ...entryOf(event, order.id)],
      now: now(),
    });
    const isNews = decision.state !== order.state || decision.refundedCents !== order.refundedCents;
    if (isNews) on.changed(order.id, decision.state);
    if (turnsPaid && order.refundReason === null) await on.becamePaid(order);
    return { state: 'reconciled', changes, decision };
  }

  function mailsAbout(order: Order, decision: Decision, turnsPaid: boolean): BatchItem<'sqlite'>[] {
    const { id, state: before, refundReason } = order;
    const { state } = decision;
    const at = now();
    if (refundReason !== null) return state === 'refunded' ? [on.duplicateRefunded(id, at)] : [];
    const hasFailed = state === 'failed' && before !== 'failed' && order.paid === null;
    return [
      ...(isOrdered(state) ? [on.ordered(id, at)] : []),
      ...(before === 'processing' && state === 'paid' ? [on.paymentArrived(id, at)] : []),
      // After a withdrawal the buyer is not asked to pay.
      ...(hasFailed && order.withdrawn === null ? [on.paymentFailed(id, at)] : []),
      ...(turnsPaid ? on.paid({ ...order, paid: decision.paid }, at) : []),
    ];
  }

  function entryOf(event: WebhookEvent | undefined, orderId: string) {
    return event ? [webhookEvents.insert(event, orderId, now())] : [];
  }

  return reconcileOrder;
}

export type ReconcileOrder = ReturnType<typeof createReconcileOrder>;
