import { unusedTermRefund } from '#domain/shop/cancellation.ts';
import type { refundReasons } from '../database/tables/payments.ts';
import type { OrderSnapshot, PaymentSnapshot, SubscriptionSnapshot, TermPayment } from '../ports/payments.ts';
import type { Order } from './order-rows.ts';

/** `cents`: of the whole payment, including what has been refunded of it. */
export interface OwedRefund {
  payment: string;
  cents: number;
  reason: (typeof refundReasons)[number];
}

type KnownOrder = Pick<Order, 'withdrawn' | 'noticeEnds' | 'refundReason' | 'listCents'>;

/** Succeeded and not disputed: the money of a dispute is with the bank. */
export const isRefundable = ({ state, dispute }: PaymentSnapshot): boolean =>
  state === 'succeeded' && dispute !== 'open' && dispute !== 'lost';

/** Whether payments of its subscription may be owed, however late they arrive. */
export const mayOwe = ({ withdrawn, noticeEnds, refundReason }: KnownOrder): boolean =>
  withdrawn !== null || noticeEnds !== null || refundReason !== null;

/** Terms follow each other, and the current one may not be paid yet. */
function termOf({ billed }: TermPayment, made: readonly TermPayment[], current: SubscriptionSnapshot) {
  const { periodStart, periodEnd } = current;
  if (billed >= periodStart) return { first: false, start: periodStart, end: periodEnd };
  const later = made.map((one) => one.billed).filter((other) => other > billed);
  const end = new Date(Math.min(periodStart.getTime(), ...later.map((one) => one.getTime())));
  return { first: false, start: billed, end };
}

function unusedRest(
  payment: TermPayment,
  made: readonly TermPayment[],
  { noticeEnds, listCents }: KnownOrder,
  subscription: SubscriptionSnapshot,
): number {
  // A term that begins when its end is known is charged in proportion.
  const isCutShort = !payment.isFirst && payment.cents < listCents;
  if (noticeEnds === null || isCutShort) return 0;
  return unusedTermRefund(payment.cents, termOf(payment, made, subscription), noticeEnds);
}

/**
 * What is owed of the payments that have arrived, however late: of a duplicate and of a plan that was withdrawn from
 * all of them, and of a cancelled plan the rest of each term. A course's refund depends on the modules begun, so its
 * withdrawal says how much. Pure.
 */
export function owedRefunds(
  order: KnownOrder,
  { subscription, payment }: OrderSnapshot,
  made: readonly TermPayment[],
): OwedRefund[] {
  const { refundReason, withdrawn } = order;
  const owed = (one: PaymentSnapshot, cents: number, reason: OwedRefund['reason']) =>
    cents > 0 && isRefundable(one) ? [{ payment: one.id, cents, reason }] : [];
  if (!subscription) return refundReason && payment ? owed(payment, payment.cents, refundReason) : [];
  return made.flatMap((one) => {
    if (refundReason) return owed(one, one.cents, refundReason);
    if (withdrawn) return owed(one, one.cents, 'withdrawal');
    return owed(one, unusedRest(one, made, order, subscription), 'cancellation');
  });
}
