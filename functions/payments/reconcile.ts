import type { Log } from '../log.ts';
import type { SubscriptionPicture } from '../ports/payments.ts';
import type { SubscriptionRow } from './orders.ts';
import type { Till } from './till.ts';

const day = 86_400_000;
/** Longer than the service goes on trying to bring us its news. */
const lookBackMs = 5 * day;
const visitorsKeptMs = 7 * day;
const newsKeptMs = 400 * day;
const settlingTakesMs = day / 24;

/** Whether what we keep of a subscription is what the payment service says of it now. */
function agrees(row: SubscriptionRow | undefined, picture: SubscriptionPicture): boolean {
  return (
    row?.status === picture.status &&
    row.paused === picture.paused &&
    row.periodEnd.getTime() === picture.periodEnd.getTime() &&
    row.endsAt?.getTime() === picture.endsAt?.getTime()
  );
}

/**
 * Once a day: compares every live subscription, every order that should be settled and all recent news with what
 * we keep, and settles anew what differs. So a webhook that was down for days costs nobody anything for longer than one.
 */
export async function reconcile(
  { payments, orders, settle, onPaid }: Till,
  now: Date,
  log: Log,
): Promise<void> {
  const doubtful = new Set<string>();
  const rows = new Map((await orders.runningSubscriptions()).map((row) => [row.id, row]));
  let live = 0;
  for await (const picture of payments.liveSubscriptions()) {
    live += 1;
    if (picture.order !== undefined && !agrees(rows.get(picture.id), picture)) doubtful.add(picture.order);
    rows.delete(picture.id);
  }
  // What is live with us alone.
  for (const { orderId } of rows.values()) doubtful.add(orderId);
  for (const order of await orders.overdue(new Date(now.getTime() - settlingTakesMs))) doubtful.add(order);
  for await (const { id, order } of payments.newsSince(new Date(now.getTime() - lookBackMs))) {
    if (order !== undefined && !doubtful.has(order) && !(await orders.knowsNews(id))) doubtful.add(order);
  }

  let repaired = 0;
  let failed = 0;
  for (const order of doubtful) {
    try {
      const settled = await settle(order);
      if (settled.state === 'settled' && settled.changes > 0) repaired += 1;
    } catch (error) {
      failed += 1;
      log.error('order_not_settled', { dependency: 'payments', error });
    }
  }
  for (const order of await orders.unreported()) await onPaid(order, order.paymentId);
  await orders.forgetVisitorsBefore(new Date(now.getTime() - visitorsKeptMs));
  await orders.forgetNewsBefore(new Date(now.getTime() - newsKeptMs));

  log.info('payments_compared', { count: live, tries: doubtful.size });
  if (repaired > 0) log.error('access_repaired', { count: repaired });
  if (failed > 0) log.error('access_not_repaired', { count: failed });
}
