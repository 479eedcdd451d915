import { cancellationEnd } from '#domain/shop/cancellation.ts';
import { withdrawalRefund } from '#domain/shop/withdrawal.ts';
import { isInTime, type DeclaredOrder } from './identify.ts';
import type { Cancellation, Declaration, Withdrawal } from '#domain/shop/declaration.ts';
import type { OrderSnapshot, Payments, SubscriptionSnapshot } from '../ports/payments.ts';
import type { Contracts } from '../payments/contracts.ts';
import type { Orders } from '../payments/orders.ts';
import { isRefundable } from '../payments/owed-refunds.ts';
import type { Refunds } from '../payments/refunds.ts';
import type { DeclarationResult } from './declaration-store.ts';

interface CarryOutDeps {
  orders: Pick<Orders, 'withdraw' | 'giveNotice'>;
  refunds: Pick<Refunds, 'owe' | 'ofOrder'>;
  contracts: Pick<Contracts, 'find' | 'modulesBegun'>;
  payments: Pick<Payments, 'orderSnapshot' | 'paymentsOf' | 'endSubscription'>;
  reconcileOrder: (id: string) => Promise<unknown>;
  now: () => Date;
}

/** As the payment service stores them, so that a retry computes the same. */
const wholeSeconds = (instant: Date) => new Date(Math.floor(instant.getTime() / 1000) * 1000);

interface Term {
  first: boolean;
  start: Date;
  end: Date;
}

/**
 * Carries out a cancellation or withdrawal that is proved to be the buyer's: ends the subscription, stores what is
 * owed, ends access. Each step checks whether it is done, so retries are safe; concurrent runs are not, so the
 * declaration is claimed first. Undefined while the payment of a withdrawn order is processing. A cancellation does not
 * wait: its end is stored with the order, and the rest of a term is refunded when its money has arrived.
 */
export function createCarryOut({ payments, orders, refunds, contracts, reconcileOrder, now }: CarryOutDeps) {
  /** The term in which a cancellation was received: the plan may have renewed while it waited. */
  async function termAt(
    received: Date,
    { isFirstPayment: first, payment }: OrderSnapshot,
    { id, periodStart: start, periodEnd: end }: SubscriptionSnapshot,
  ): Promise<Term> {
    if (received >= start) return { first, start, end };
    const before = (await payments.paymentsOf(id))
      .filter((one) => one.id !== payment?.id)
      .sort((one, other) => one.billed.getTime() - other.billed.getTime());
    const term = before.findLast(({ billed }) => billed <= received);
    const next = before.find(({ billed }) => billed > received)?.billed ?? start;
    // A free first term has no payment.
    return term
      ? { first: term.isFirst, start: term.billed, end: next }
      : { first: true, start: received, end: next };
  }

  async function endSubscription(
    { received, endDay }: Cancellation,
    order: DeclaredOrder,
    snapshot: OrderSnapshot,
    subscription: SubscriptionSnapshot,
  ): Promise<DeclarationResult> {
    const { id, endsAt: before, periodEnd } = subscription;
    const term = await termAt(received, snapshot, subscription);
    const asked = wholeSeconds(cancellationEnd(received, term, endDay));
    const ends = before && before <= asked ? before : asked;
    const at = ends > now() ? ends : undefined;
    if (ends < periodEnd) await orders.giveNotice(order.id, ends);
    // Refund first, even if the subscription is already ending: an ended one is not checked again.
    await reconcileOrder(order.id);
    const ending = ends === before ? 'ending' : await payments.endSubscription(id, at);
    await reconcileOrder(order.id);
    // The account was deleted meanwhile, or the last payment failed for good.
    if (at && ending === 'ended') return { code: 'ended', orderId: order.id };
    const owed = (await refunds.ofOrder(order.id)).filter(({ reason }) => reason === 'cancellation');
    const refundedCents = owed.reduce((sum, { cents }) => sum + cents, 0);
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
    await orders.withdraw(orderId, received, now());
    const snapshot = await payments.orderSnapshot(checkoutSession);
    if (!snapshot) return { code: 'unknown', orderId };
    const { payment, isPaid, subscription } = snapshot;
    // A withdrawal undoes the whole contract, renewals included.
    const made = subscription ? await payments.paymentsOf(subscription.id) : payment ? [payment] : [];
    if (made.length === 0 && !isPaid) return undefined;
    const refundable = made.filter(isRefundable);
    const modulesBegun = contract === 'course' ? await contracts.modulesBegun(orderId) : 0;
    const withdrawn = { concluded: paid ?? ordered, guaranteeDays, received, modulesBegun };
    const owed = refundable
      .map((one) => ({
        payment: one.id,
        cents: withdrawalRefund(contract, one.cents, withdrawn),
        reason: 'withdrawal' as const,
      }))
      .filter(({ cents }) => cents > 0);
    await refunds.owe(orderId, owed);
    await reconcileOrder(orderId);
    if (made.some(({ state }) => state === 'processing')) return undefined;
    if (made.length > 0 && refundable.length === 0) {
      const isUnpaid = made.every(({ state }) => state === 'failed');
      return { code: isUnpaid ? 'ended' : 'unknown', orderId };
    }
    return { code: 'refunded', orderId, refundedCents: owed.reduce((sum, { cents }) => sum + cents, 0) };
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
