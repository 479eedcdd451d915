import type { Log } from '../log.ts';
import type { Payments, SubscriptionSnapshot } from '../ports/payments.ts';
import type { Orders, SubscriptionRow } from './orders.ts';
import type { OrderEvents, ReconcileOrder } from './reconcile-order.ts';
import type { WebhookEvents } from './webhook-events.ts';

interface ReconcileAllDeps {
  payments: Payments;
  orders: Orders;
  events: WebhookEvents;
  reconcileOrder: ReconcileOrder;
  on: Pick<OrderEvents, 'paid'>;
  log: Log;
}

const day = 86_400_000;
/** Longer than Stripe retries a webhook, three days: https://docs.stripe.com/webhooks#automatic-retries */
const lookBackMs = 5 * day;
const visitorsKeptMs = 7 * day;
const eventsKeptMs = 400 * day;
/** An unfinished order is looked at this long after its time was over. */
const overdueMs = day / 24;

/** Whether what we store of a subscription is what the payment service says of it now. */
function agrees(row: SubscriptionRow | undefined, snapshot: SubscriptionSnapshot): boolean {
  return (
    row?.status === snapshot.status &&
    row.paused === snapshot.paused &&
    row.periodEnd.getTime() === snapshot.periodEnd.getTime() &&
    row.endsAt?.getTime() === snapshot.endsAt?.getTime()
  );
}

/**
 * The nightly cron job of payments: compares every live subscription, every overdue order and all recent events with
 * what is stored, and reconciles what differs. A webhook endpoint that was down for days costs nobody more than one.
 */
export const createReconcileAll = ({ payments, orders, events, reconcileOrder, on, log }: ReconcileAllDeps) =>
  async function reconcileAll(now: Date): Promise<void> {
    const doubtful = new Set<string>();
    const rows = new Map((await orders.runningSubscriptions()).map((row) => [row.id, row]));
    let live = 0;
    for await (const snapshot of payments.liveSubscriptions()) {
      live += 1;
      if (snapshot.order !== undefined && !agrees(rows.get(snapshot.id), snapshot))
        doubtful.add(snapshot.order);
      rows.delete(snapshot.id);
    }
    // Running in our database, and not at the payment service.
    for (const { orderId } of rows.values()) doubtful.add(orderId);
    for (const order of await orders.overdue(new Date(now.getTime() - overdueMs))) doubtful.add(order);
    for await (const { id, order } of payments.eventsSince(new Date(now.getTime() - lookBackMs))) {
      if (order !== undefined && !doubtful.has(order) && !(await events.isKnown(id))) doubtful.add(order);
    }

    let repaired = 0;
    let failed = 0;
    for (const order of doubtful) {
      try {
        const reconciled = await reconcileOrder(order);
        if (reconciled.state === 'reconciled' && reconciled.changes > 0) repaired += 1;
      } catch (error) {
        failed += 1;
        log.error('order_not_reconciled', { dependency: 'payments', error });
      }
    }
    for (const order of await orders.unreported()) await on.paid(order, order.paymentId);
    await orders.forgetVisitorsBefore(new Date(now.getTime() - visitorsKeptMs));
    await events.deleteBefore(new Date(now.getTime() - eventsKeptMs));

    log.info('payments_reconciled', { count: live, tries: doubtful.size });
    if (repaired > 0) log.error('access_repaired', { count: repaired });
    if (failed > 0) log.error('access_not_repaired', { count: failed });
  };
