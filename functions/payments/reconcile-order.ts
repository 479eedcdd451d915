import { decide, type Decision } from './decide.ts';
import { isOvertaken, type Order, type Orders } from './orders.ts';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Log } from '../log.ts';
import type { Payments, WebhookEvent } from '../ports/payments.ts';
import type { WebhookEvents } from './webhook-events.ts';

/** What others want to know of orders, handed in: this room knows neither mails nor the ad platform. */
export interface OrderEvents {
  /** A statement for the batch that makes an order paid or processing: stored with it or not at all. */
  ordered: (orderId: string, now: Date) => BatchItem<'sqlite'>;
  /** The state of an order has changed. */
  changed: (order: Order) => void;
  /** An order is known to be paid: called as often as it is looked at, until its visitor is forgotten. */
  paid: (order: Order, paymentId: string | null) => Promise<void>;
}

interface ReconcileOrderDeps {
  payments: Payments;
  orders: Orders;
  events: WebhookEvents;
  on: OrderEvents;
  now: () => Date;
  log: Log;
}

type Reconciled =
  /** `changes`: how many entries the access ledger got. */
  | { state: 'reconciled'; changes: number; decision: Decision }
  | { state: 'known_event' }
  | { state: 'no_order' };

/** Each round somebody else has written meanwhile; that does not go on for ever. */
const tries = 12;

const isOrdered = (state: Decision['state']) => state === 'paid' || state === 'processing';

/**
 * Brings an order to what the payment service says about it, whatever led here: a webhook, the buyer coming back, a
 * declaration or the nightly job. Idempotent: an event counts once. Optimistic locking: where somebody else has
 * written between the snapshot and our write, it asks again.
 */
export function createReconcileOrder({ payments, orders, events, on, now, log }: ReconcileOrderDeps) {
  async function attempt(orderId: string, event: WebhookEvent | undefined): Promise<Reconciled> {
    const order = await orders.find(orderId);
    if (typeof order?.checkoutSession !== 'string') {
      if (event) await events.remember(event, now());
      return { state: 'no_order' };
    }
    const snapshot = await payments.orderSnapshot(order.checkoutSession);
    const decision = decide(order, snapshot, now());
    if (decision.endSubscription && decision.subscription) {
      await payments.endSubscription(decision.subscription.id);
      return attempt(orderId, event);
    }
    const { isFirstPayment, payment } = snapshot;
    const paymentId = (isFirstPayment ? payment?.id : undefined) ?? order.paymentId;
    if (isFirstPayment && payment && payment.cents !== order.dueCents) {
      log.error('amount_differs', { dependency: 'payments' });
    }
    const also = [
      ...(isOrdered(decision.state) ? [on.ordered(orderId, now())] : []),
      ...(event ? [events.insert(event, orderId, now())] : []),
    ];
    const changes = await orders.save(order, decision, { paymentId, also, now: now() });
    if (decision.state !== order.state) on.changed(order);
    if (decision.paid) await on.paid({ ...order, paid: decision.paid }, paymentId);
    return { state: 'reconciled', changes, decision };
  }

  return async function reconcileOrder(orderId: string, event?: WebhookEvent): Promise<Reconciled> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await attempt(orderId, event);
      } catch (error) {
        // The same event was handled at the same time, or by us and the database's answer was lost.
        if (event && (await events.isKnown(event.id))) return { state: 'known_event' };
        if (tried === tries || !isOvertaken(error)) throw error;
      }
    }
  };
}

export type ReconcileOrder = ReturnType<typeof createReconcileOrder>;
