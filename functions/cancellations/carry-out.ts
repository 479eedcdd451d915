import { cancellationEnd, unusedTermRefund } from '#domain/shop/cancellation.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import {
  contractOf,
  namesOrder,
  type Cancellation,
  type Declaration,
  type Withdrawal,
} from '#domain/shop/declaration.ts';
import { mayWithdraw, withdrawalRefund } from '#domain/shop/withdrawal.ts';
import type { OrderState } from '#domain/shop/order.ts';
import type { OrderSnapshot, Payments, SubscriptionSnapshot } from '../ports/payments.ts';
import type { DeclarationResult } from './declaration-store.ts';

/** What a declaration needs to know of an order. */
interface DeclaredOrder {
  id: string;
  product: ProductKey;
  state: OrderState;
  checkoutSession: string | null;
  ordered: Date;
  paid: Date | null;
  withdrawn: Date | null;
}

/** Orders and the payment service, as far as declarations reach them. */
interface CarryOutDeps {
  orders: {
    /** Newest first. */
    ofAddress: (email: string) => Promise<DeclaredOrder[]>;
    withdraw: (id: string, received: Date) => Promise<void>;
  };
  payments: Pick<Payments, 'orderSnapshot' | 'endSubscription' | 'refund'>;
  reconcileOrder: (id: string) => Promise<unknown>;
  now: () => Date;
}

/** The payment service keeps moments in seconds: what is computed twice is the same. */
const wholeSeconds = (instant: Date) => new Date(Math.floor(instant.getTime() / 1000) * 1000);

/** A payment that succeeded and is not disputed; the money of a dispute lies with the bank. */
const isRefundable = (payment: OrderSnapshot['payment']) =>
  payment?.state === 'succeeded' && payment.dispute !== 'open' && payment.dispute !== 'lost';

/**
 * Carries out a cancellation or withdrawal: ends the subscription, refunds, ends access. Idempotent: each step looks
 * first whether it is done, and refunds have idempotency keys. Nothing comes back where it has to wait, for a payment
 * that is still processing.
 */
export function createCarryOut({ payments, orders, reconcileOrder, now }: CarryOutDeps) {
  /** The orders that may be meant, newest first: those of the contract, or the one whose number was given. */
  async function ordersFor(declaration: Declaration) {
    const all = await orders.ofAddress(declaration.email);
    const fitting = all.filter(({ product }) => contractOf(productOf(product)) === declaration.contract);
    const { order: number } = declaration;
    const named = number === undefined ? [] : fitting.filter(({ id }) => namesOrder(number, id));
    return { meant: named.length > 0 ? named : fitting, all };
  }

  async function refundUnusedTerm(
    order: DeclaredOrder,
    snapshot: OrderSnapshot,
    ends: Date,
  ): Promise<number> {
    const { subscription, payment, isFirstPayment: first } = snapshot;
    if (!subscription || !payment || !isRefundable(payment)) return 0;
    const term = { first, start: subscription.periodStart, end: subscription.periodEnd };
    const due = unusedTermRefund(payment.cents, term, ends);
    const cents = due - payment.refundedCents;
    if (cents > 0) {
      await payments.refund({ payment: payment.id, cents, key: `cancel-${order.id}-${payment.id}-${cents}` });
    }
    return due;
  }

  async function endSubscription(
    { id: declaration, received, endDay }: Cancellation,
    order: DeclaredOrder,
    snapshot: OrderSnapshot,
    subscription: SubscriptionSnapshot,
  ): Promise<DeclarationResult> {
    const { id, periodStart: start, periodEnd, endsAt: before } = subscription;
    const term = { first: snapshot.isFirstPayment, start, end: periodEnd };
    const asked = wholeSeconds(cancellationEnd(received, term, endDay));
    const ends = before && before <= asked ? before : asked;
    const at = ends > now() ? ends : undefined;
    if (ends !== before) await payments.endSubscription(id, { at, key: `end-${declaration}` });
    // Also where it ends already: an earlier try may have ended it and failed to refund.
    const refundedCents = await refundUnusedTerm(order, snapshot, ends);
    await reconcileOrder(order.id);
    const result = { code: 'ends', orderId: order.id, endsAt: ends } as const;
    return refundedCents > 0 ? { ...result, refundedCents } : result;
  }

  async function cancelApp(cancellation: Cancellation): Promise<DeclarationResult> {
    const { meant } = await ordersFor(cancellation);
    for (const order of meant) {
      if (order.checkoutSession === null) continue;
      const snapshot = await payments.orderSnapshot(order.checkoutSession);
      const subscription = snapshot?.subscription;
      if (snapshot && subscription && !subscription.hasEnded) {
        return endSubscription(cancellation, order, snapshot, subscription);
      }
    }
    return { code: meant.length > 0 ? 'ended' : 'unknown' };
  }

  async function cancel(cancellation: Cancellation): Promise<DeclarationResult> {
    const isOrdinary = cancellation.manner === 'ordinary';
    if (cancellation.contract === 'course') return { code: isOrdinary ? 'ends_by_itself' : 'good_cause' };
    const result = await cancelApp(cancellation);
    // Whether a cause is good, a person decides; meanwhile it is cancelled by ordinary notice.
    return isOrdinary || result.code !== 'ends' ? result : { ...result, code: 'good_cause' };
  }

  async function refundWithdrawn(
    { contract, received }: Withdrawal,
    order: DeclaredOrder,
    isFirstOrder: boolean,
  ): Promise<DeclarationResult | undefined> {
    const { id: orderId, checkoutSession } = order;
    if (checkoutSession === null) return { code: 'unknown' };
    await orders.withdraw(orderId, received);
    const snapshot = await payments.orderSnapshot(checkoutSession);
    if (!snapshot) return { code: 'unknown', orderId };
    const { payment, isPaid } = snapshot;
    if (payment && !isRefundable(payment)) {
      await reconcileOrder(orderId);
      if (payment.state === 'processing') return undefined;
      return payment.state === 'failed' ? { code: 'ended', orderId } : { code: 'unknown', orderId };
    }
    if (!payment && !isPaid) return undefined;
    const due = withdrawalRefund(contract, payment?.cents ?? 0, isFirstOrder);
    const cents = due - (payment?.refundedCents ?? 0);
    if (payment && cents > 0) {
      await payments.refund({ payment: payment.id, cents, key: `withdraw-${orderId}-${cents}` });
    }
    await reconcileOrder(orderId);
    return { code: 'refunded', orderId, refundedCents: due };
  }

  async function withdraw(withdrawal: Withdrawal): Promise<DeclarationResult | undefined> {
    const { meant, all } = await ordersFor(withdrawal);
    const standing = meant.find(
      ({ state, withdrawn }) => withdrawn === null && (state === 'paid' || state === 'processing'),
    );
    // Carried out halfway by an earlier try, or declared once more.
    const begun = meant.find(({ withdrawn }) => withdrawn !== null);
    const order = standing ?? begun;
    if (!order) return { code: 'unknown' };
    const concluded = order.paid ?? order.ordered;
    if (order === standing && !mayWithdraw(concluded, withdrawal.received)) {
      return { code: 'late', orderId: order.id };
    }
    const isFirstOrder = !all.some(({ paid, ordered }) => paid !== null && ordered < order.ordered);
    return refundWithdrawn(withdrawal, order, isFirstOrder);
  }

  return (declaration: Declaration): Promise<DeclarationResult | undefined> =>
    declaration.kind === 'cancel' ? cancel(declaration) : withdraw(declaration);
}

export type CarryOut = ReturnType<typeof createCarryOut>;
