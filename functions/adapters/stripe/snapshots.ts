import {
  checkoutSession,
  disputes,
  invoicePage,
  paymentIntent,
  readAnswer,
  type Disputes,
  type PaymentIntent,
  type Subscription,
} from './answers.ts';
import { unlessMissing } from './client.ts';
import type Stripe from 'stripe';
import {
  PaymentsUnavailable,
  type OrderSnapshot,
  type PaymentSnapshot,
  type SubscriptionSnapshot,
  type TermPayment,
} from '../../ports/payments.ts';

const instant = (seconds: number) => new Date(seconds * 1000);

export const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses */
const endedStatuses = new Set<string>(['canceled', 'incomplete_expired']);

/**
 * Stripe's current state of an order; an event may be out of date.
 *
 * The billing period is on the item, not on the subscription:
 * https://docs.stripe.com/changelog/basil/2025-03-31/deprecate-subscription-current-period-start-and-end
 */
export function subscriptionSnapshot(subscription: Subscription): SubscriptionSnapshot {
  const [item] = subscription.items.data;
  if (!item) throw new PaymentsUnavailable('a subscription without an item');
  const { status, metadata, pause_collection: pause, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const end = endedAt ?? cancelAt ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  return {
    id: subscription.id,
    order: metadata?.['order'],
    status,
    hasEnded: endedStatuses.has(status),
    paused: status === 'paused' || (pause ?? null) !== null,
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    endsAt: typeof end === 'number' ? instant(end) : undefined,
  };
}

const openDispute = new Set<string>([
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
]);

/**
 * Inquiries (`warning_…`) and prevented disputes do not move money:
 * https://docs.stripe.com/disputes/how-disputes-work
 */
function disputeOf(found: Disputes): PaymentSnapshot['dispute'] {
  const states = found.map(({ status }) => status);
  if (states.some((status) => openDispute.has(status))) return 'open';
  if (states.includes('lost')) return 'lost';
  return states.includes('won') ? 'won' : 'none';
}

const paymentStates: Record<string, PaymentSnapshot['state']> = {
  succeeded: 'succeeded',
  processing: 'processing',
};

/** https://docs.stripe.com/refunds#failed-refunds */
const failedRefund = new Set<string | null>(['failed', 'canceled']);

async function paymentSnapshot(stripe: Stripe, intent: PaymentIntent): Promise<PaymentSnapshot> {
  const charge = intent.latest_charge;
  const found = charge?.disputed
    ? readAnswer(disputes, await stripe.disputes.list({ payment_intent: intent.id })).data
    : [];
  // Newest first.
  const refunds = charge?.refunds.data ?? [];
  const failed = refunds.find(({ status }) => failedRefund.has(status));
  return {
    id: intent.id,
    state: paymentStates[intent.status] ?? 'failed',
    cents: intent.amount,
    refundedCents: refunds
      .filter(({ status }) => !failedRefund.has(status))
      .reduce((sum, { amount }) => sum + amount, 0),
    refundFailure: failed && (failed.failure_reason ?? 'failed'),
    dispute: disputeOf(found),
    disputedCents: found
      .filter(({ status }) => status === 'lost' || openDispute.has(status))
      .reduce((sum, { amount }) => sum + amount, 0),
  };
}

const readPayment = async (stripe: Stripe, id: string) =>
  readAnswer(paymentIntent, await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] }));

export const payment = async (stripe: Stripe, id: string): Promise<PaymentSnapshot> =>
  paymentSnapshot(stripe, await readPayment(stripe, id));

/** Newest first. One page holds years of invoices. */
export async function subscriptionPayments(stripe: Stripe, subscription: string): Promise<TermPayment[]> {
  const answer = await stripe.invoices.list({ subscription, limit: 100, expand: ['data.payments'] });
  const made = readAnswer(invoicePage, answer).data.flatMap(({ created, billing_reason: reason, payments }) =>
    (payments?.data ?? []).flatMap(({ payment }) => {
      const id = idOf(payment.payment_intent);
      return id === undefined
        ? []
        : [{ id, billed: instant(created), isFirst: reason === 'subscription_create' }];
    }),
  );
  return Promise.all(
    made.map(async ({ id, ...term }) => ({
      ...(await payment(stripe, id)),
      ...term,
    })),
  );
}

/** Four calls at most; undefined if Stripe does not know the checkout session. */
export async function orderSnapshot(stripe: Stripe, sessionId: string): Promise<OrderSnapshot | undefined> {
  const expand = ['payment_intent.latest_charge.refunds', 'subscription.latest_invoice.payments', 'invoice'];
  const answer = await unlessMissing(stripe.checkout.sessions.retrieve(sessionId, { expand }));
  if (!answer) return undefined;
  const session = readAnswer(checkoutSession, answer);
  const checkout = session.status;
  const { subscription, payment_intent: own } = session;
  const invoiceNumber = session.invoice?.number ?? undefined;
  if (!subscription) {
    const payment = own ? await paymentSnapshot(stripe, own) : undefined;
    const isPaid = checkout === 'complete' && session.payment_status !== 'unpaid';
    return { checkout, subscription: undefined, isPaid, isFirstPayment: true, payment, invoiceNumber };
  }
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const paidBy = invoice?.payments?.data.map(({ payment }) => idOf(payment.payment_intent)).find(Boolean);
  const intent = paidBy ? await readPayment(stripe, paidBy) : undefined;
  return {
    checkout,
    subscription: subscriptionSnapshot(subscription),
    isPaid: invoice?.status === 'paid',
    isFirstPayment: invoice?.billing_reason === 'subscription_create',
    payment: intent && (await paymentSnapshot(stripe, intent)),
    invoiceNumber,
  };
}
