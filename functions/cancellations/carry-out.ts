import { cancellationEnd, unusedTermRefund } from '#domain/shop/cancellation.ts';
import { withdrawalRefund } from '#domain/shop/withdrawal.ts';
import { isInTime, type DeclaredOrder } from './identify.ts';
import type { Cancellation, Declaration, Withdrawal } from '#domain/shop/declaration.ts';
import type { OrderSnapshot, Payments, PaymentSnapshot, SubscriptionSnapshot } from '../ports/payments.ts';
import type { Contracts } from '../payments/contracts.ts';
import type { Orders } from '../payments/orders.ts';
import type { DeclarationResult } from './declaration-store.ts';

interface CarryOutDeps {
  orders: Pick<Orders, 'withdraw' | 'keepRefund'>;
  contracts: Pick<Contracts, 'find' | 'modulesBegun'>;
  payments: Pick<Payments, 'orderSnapshot' | 'paymentsOf' | 'endSubscription' | 'refund'>;
  reconcileOrder: (id: string) => Promise<unknown>;
  now: () => Date;
}

/** As the payment service stores them, so that a retry computes the same. */
const wholeSeconds = (instant: Date) => new Date(Math.floor(instant.getTime() / 1000) * 1000);

interface PaidTerm {
  first: boolean;
  start: Date;
  end: Date;
  payment: PaymentSnapshot | undefined;
}

/** Succeeded and not disputed: the money of a dispute is with the bank. */
const isRefundable = (payment: OrderSnapshot['payment']) =>
  payment?.state === 'succeeded' && payment.dispute !== 'open' && payment.dispute !== 'lost';

/**
 * Carries out a cancellation or withdrawal that is proved to be the buyer's: ends the subscription, refunds, ends
 * access. Each step checks whether it is done, so retries are safe; concurrent runs are not, so the declaration is
 * claimed first. Undefined while a payment is processing.
 */
export function createCarryOut({ payments, orders, contracts, reconcileOrder, now }: CarryOutDeps) {
  /**
   * The terms that a cancellation affects, from the one it was received in: the plan may have renewed while it waited.
   */
  async function termsSince(
    received: Date,
    { isFirstPayment: first, payment }: OrderSnapshot,
    { id, periodStart: start, periodEnd: end }: SubscriptionSnapshot,
  ): Promise<[PaidTerm, ...PaidTerm[]]> {
    const current = { first, start, end, payment };
    if (received >= start) return [current];
    const before = (await payments.paymentsOf(id))
      .filter((one) => one.id !== payment?.id)
      .sort((one, other) => one.billed.getTime() - other.billed.getTime());
    const terms = before.map((one) => ({
      first: one.isFirst,
      start: one.billed,
      payment: one,
      end: before.find(({ billed }) => billed > one.billed)?.billed ?? start,
    }));
    const [oldest, ...others] = [...terms.filter((term) => term.end > received), current];
    if (oldest.start <= received) return [oldest, ...others];
    // The term it was received in was free, so no payment shows it.
    return [{ first: true, start: received, end: oldest.start, payment: undefined }, oldest, ...others];
  }

  async function refundUnusedTerm({ payment, ...term }: PaidTerm, ends: Date): Promise<number> {
    if (!payment || !isRefundable(payment)) return 0;
    const due = unusedTermRefund(payment.cents, term, ends);
    const cents = due - payment.refundedCents;
    if (cents > 0) await payments.refund({ payment: payment.id, cents });
    return due;
  }

  async function endSubscription(
    { received, endDay }: Cancellation,
    order: DeclaredOrder,
    snapshot: OrderSnapshot,
    subscription: SubscriptionSnapshot,
  ): Promise<DeclarationResult> {
    const { id, endsAt: before } = subscription;
    const terms = await termsSince(received, snapshot, subscription);
    const asked = wholeSeconds(cancellationEnd(received, terms[0], endDay));
    const ends = before && before <= asked ? before : asked;
    const at = ends > now() ? ends : undefined;
    // Refund first, even if the subscription is already ending: an ended one is not checked again.
    let refundedCents = 0;
    for (const term of terms) refundedCents += await refundUnusedTerm(term, ends);
    if (ends !== before) await payments.endSubscription(id, at);
    await reconcileOrder(order.id);
    const result = { code: 'ends', orderId: order.id, endsAt: ends } as const;
    return refundedCents > 0 ? { ...result, refundedCents } : result;
  }

  async function cancelApp(cancellation: Cancellation, order: DeclaredOrder): Promise<DeclarationResult> {
    const orderId = order.id;
    if (order.checkoutSession === null) return { code: 'ended', orderId };
    const snapshot = await payments.orderSnapshot(order.checkoutSession);
    // A missing checkout session does not prove that a subscription has ended.
    if (!snapshot) return { code: 'unknown', orderId };
    const { subscription } = snapshot;
    if (!subscription || subscription.hasEnded) return { code: 'ended', orderId };
    return endSubscription(cancellation, order, snapshot, subscription);
  }

  async function cancel(cancellation: Cancellation, order: DeclaredOrder): Promise<DeclarationResult> {
    const result = await cancelApp(cancellation, order);
    // The operator decides whether the cause is good; until then it counts as ordinary notice.
    return cancellation.manner === 'ordinary' || result.code !== 'ends'
      ? result
      : { ...result, code: 'good_cause' };
  }

  async function refundWithdrawn(
    { contract, received }: Withdrawal,
    order: DeclaredOrder,
  ): Promise<DeclarationResult | undefined> {
    const { id: orderId, checkoutSession, paid, ordered, guaranteeDays } = order;
    if (checkoutSession === null) return { code: 'unknown' };
    await orders.withdraw(orderId, received);
    const snapshot = await payments.orderSnapshot(checkoutSession);
    if (!snapshot) return { code: 'unknown', orderId };
    const { payment, isPaid, subscription } = snapshot;
    // A withdrawal undoes the whole contract, renewals included.
    const made = subscription ? await payments.paymentsOf(subscription.id) : payment ? [payment] : [];
    if (made.length === 0 && !isPaid) return undefined;
    const refundable = made.filter(isRefundable);
    const modulesBegun = contract === 'course' ? await contracts.modulesBegun(orderId) : 0;
    const withdrawn = { concluded: paid ?? ordered, guaranteeDays, received, modulesBegun };
    const refunds = refundable.map((one) => ({
      ...one,
      due: withdrawalRefund(contract, one.cents, withdrawn),
    }));
    for (const { id, due, refundedCents } of refunds) {
      const cents = due - refundedCents;
      if (cents > 0) await payments.refund({ payment: id, cents });
    }
    // After a renewal the snapshot no longer shows the order's own payment.
    const own = refunds.find((one) => 'isFirst' in one && one.isFirst);
    if (own) await orders.keepRefund(orderId, own.due);
    await reconcileOrder(orderId);
    if (made.some(({ state }) => state === 'processing')) return undefined;
    if (made.length > 0 && refundable.length === 0) {
      const isUnpaid = made.every(({ state }) => state === 'failed');
      return { code: isUnpaid ? 'ended' : 'unknown', orderId };
    }
    return { code: 'refunded', orderId, refundedCents: refunds.reduce((sum, { due }) => sum + due, 0) };
  }

  async function withdraw(
    withdrawal: Withdrawal,
    order: DeclaredOrder,
  ): Promise<DeclarationResult | undefined> {
    // Otherwise an earlier try got halfway, or the withdrawal was declared again.
    if (order.withdrawn === null) {
      const isPaid = order.state === 'paid' || order.state === 'processing';
      if (!isPaid) return { code: 'unknown', orderId: order.id };
      if (!isInTime(withdrawal, order)) return { code: 'late', orderId: order.id };
    }
    return refundWithdrawn(withdrawal, order);
  }

  return async function carryOut(
    declaration: Declaration,
    orderId: string,
  ): Promise<DeclarationResult | undefined> {
    const order = await contracts.find(orderId);
    if (!order) return { code: 'unknown' };
    return declaration.kind === 'cancel' ? cancel(declaration, order) : withdraw(declaration, order);
  };
}

export type CarryOut = ReturnType<typeof createCarryOut>;
