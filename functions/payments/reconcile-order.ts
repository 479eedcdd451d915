import { decide, type Decision } from './decide.ts';
import { isOvertaken, type Order, type Orders } from './orders.ts';
import { Overtaken } from '../database/open.ts';
import type { BatchItem } from 'drizzle-orm/batch';
import type { OrderState } from '#domain/shop/order.ts';
import type { Log } from '../log.ts';
import { PaymentsRefused, type Payments, type WebhookEvent } from '../ports/payments.ts';
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

const isOrdered = (state: OrderState) => state === 'paid' || state === 'processing';
const isUnfinished = (state: OrderState) => state === 'open' || state === 'processing';

/**
 * Brings an order in line with the payment service, whatever the cause: a webhook, the returning buyer, a declaration
 * or the nightly job. Idempotent: an event counts once. Optimistic locking: if another writer came between the snapshot
 * and our write, it asks again.
 */
export function createReconcileOrder(deps: ReconcileOrderDeps) {
  const { payments, orders, webhookEvents, on, now, log } = deps;

  const entryOf = (event: WebhookEvent | undefined, orderId: string) =>
    event ? [webhookEvents.insert(event, orderId, now())] : [];

  /** Refunds a duplicate. A refused refund is logged, because the operator must do it. */
  async function refundDuplicate(payment: string, cents: number, key: string): Promise<void> {
    try {
      await payments.refund({ payment, cents, key, reason: 'duplicate' });
      log.warn('duplicate_refunded', { dependency: 'payments' });
    } catch (error) {
      if (!(error instanceof PaymentsRefused)) throw error;
      log.warn('refund_refused', { dependency: 'payments', error });
    }
  }

  /**
   * Carries out what the decision requires of the payment service; true if anything was done, so that it is asked
   * again. `done` prevents repeats: after a failed refund the snapshot looks as if there had been none.
   */
  async function carryOut(
    order: Order,
    { subscription, ...decision }: Decision,
    paymentId: string | null,
    done: Set<string>,
  ): Promise<boolean> {
    const { id } = order;
    if (decision.endSubscription && subscription) {
      if (!done.has('end')) {
        done.add('end');
        await payments.endSubscription(subscription.id);
        return true;
      }
      log.error('subscription_not_ended', { dependency: 'payments' });
    }
    if (decision.giveBackCents > 0 && paymentId !== null) {
      const cents = decision.giveBackCents;
      if (!done.has('refund')) {
        done.add('refund');
        // Concurrent callers share the key; after a failure the next hour's key allows another try.
        const hour = Math.floor(now().getTime() / 3_600_000);
        await refundDuplicate(paymentId, cents, `duplicate-${id}-${cents}-${hour}`);
        return true;
      }
      log.error('duplicate_not_refunded', { dependency: 'payments' });
    }
    return false;
  }

  async function forgetSession(order: Order, event: WebhookEvent | undefined): Promise<Reconciled> {
    log.error('checkout_session_unknown', { dependency: 'payments', code: order.state });
    if (!isUnfinished(order.state)) {
      if (event) await webhookEvents.remember(event, now());
      return { state: 'unknown_session' };
    }
    await orders.expire(order, entryOf(event, order.id));
    return { state: 'unknown_session' };
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

  function mailsAbout(order: Order, decision: Decision, turnsPaid: boolean): BatchItem<'sqlite'>[] {
    const { id, state: before, refundReason } = order;
    const { state } = decision;
    const at = now();
    if (refundReason !== null) {
      const isBack = state === 'refunded' && decision.giveBackCents === 0;
      return isBack ? [on.duplicateRefunded(id, at)] : [];
    }
    const hasFailed = state === 'failed' && before !== 'failed' && order.paid === null;
    return [
      ...(isOrdered(state) ? [on.ordered(id, at)] : []),
      ...(before === 'processing' && state === 'paid' ? [on.paymentArrived(id, at)] : []),
      // After a withdrawal the buyer is not asked to pay.
      ...(hasFailed && order.withdrawn === null ? [on.paymentFailed(id, at)] : []),
      ...(turnsPaid ? on.paid({ ...order, paid: decision.paid }, at) : []),
    ];
  }

  /** One round; `again` if something changed since the snapshot. */
  async function attempt(
    orderId: string,
    event: WebhookEvent | undefined,
    done: Set<string>,
  ): Promise<Reconciled | 'again'> {
    const order = await orders.find(orderId);
    if (typeof order?.checkoutSession !== 'string') {
      // The payment service's answer was lost, and the buyer has not come back.
      if (order?.state === 'open' && order.checkoutExpires <= now()) await orders.giveUp(orderId);
      if (event) await webhookEvents.remember(event, now());
      return { state: 'no_order' };
    }
    const snapshot = await payments.orderSnapshot(order.checkoutSession);
    if (!snapshot) return forgetSession(order, event);
    const decided = decide(order, snapshot, now());
    const state = await stateBesideOthers(order, decided);
    if (state === 'again') return 'again';
    const decision = { ...decided, state };
    const { isFirstPayment, payment } = snapshot;
    const turnsPaid = decision.paid !== null && order.paid === null;
    const known = turnsPaid ? await orders.twinsOf(order, now()) : undefined;
    if (order.refundReason === null && known?.isLive) {
      await orders.markDuplicate(order);
      return 'again';
    }
    const paymentId = (isFirstPayment ? payment?.id : undefined) ?? order.paymentId;
    if (await carryOut(order, decision, paymentId, done)) return 'again';
    if (isFirstPayment && payment && payment.cents !== order.dueCents) {
      log.error('amount_differs', { dependency: 'payments' });
    }
    const also = [...mailsAbout({ ...order, paymentId }, decision, turnsPaid), ...entryOf(event, orderId)];
    const invoiceNumber = snapshot.invoiceNumber ?? order.invoiceNumber;
    const saved = { paymentId, invoiceNumber, twins: known?.count, also, now: now() };
    const changes = await orders.save(order, decision, saved);
    const isNews = state !== order.state || decision.refundedCents !== order.refundedCents;
    if (isNews) on.changed(orderId, state);
    if (turnsPaid && order.refundReason === null) await on.becamePaid(order);
    return { state: 'reconciled', changes, decision };
  }

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

  return reconcileOrder;
}

export type ReconcileOrder = ReturnType<typeof createReconcileOrder>;
