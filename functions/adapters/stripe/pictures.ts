import type Stripe from 'stripe';
import type { OrderPicture, PaymentPicture, SubscriptionPicture } from '../../ports/payments.ts';

const instant = (seconds: number) => new Date(seconds * 1000);

export const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

export function subscriptionPicture(subscription: Stripe.Subscription): SubscriptionPicture {
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription without an item.');
  const { status, metadata, pause_collection: pause, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const end = endedAt ?? cancelAt ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  return {
    id: subscription.id,
    order: metadata['order'],
    status,
    paused: status === 'paused' || pause !== null,
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    endsAt: end === null ? undefined : instant(end),
  };
}

const open = new Set<string>([
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
]);

/** An inquiry (`warning_…`) has moved no money, and a dispute that was prevented neither. */
function disputeOf(disputes: readonly Stripe.Dispute[]): PaymentPicture['dispute'] {
  const states = disputes.map(({ status }) => status);
  if (states.some((status) => open.has(status))) return 'open';
  if (states.includes('lost')) return 'lost';
  return states.includes('won') ? 'won' : 'none';
}

const stateOf: Record<string, PaymentPicture['state']> = {
  succeeded: 'succeeded',
  processing: 'processing',
};

async function paymentPicture(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentPicture> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const disputes = charge?.disputed
    ? await stripe.disputes.list({ payment_intent: intent.id })
    : { data: [] };
  return {
    id: intent.id,
    state: stateOf[intent.status] ?? 'failed',
    cents: intent.amount,
    refundedCents: charge?.amount_refunded ?? 0,
    dispute: disputeOf(disputes.data),
  };
}

function pageOf({ status }: Stripe.Checkout.Session): OrderPicture['page'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

/** Everything about an order, read anew: at most four calls. */
export async function readOrder(stripe: Stripe, id: string): Promise<OrderPicture> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge', 'subscription.latest_invoice.payments'],
  });
  const subscription = typeof session.subscription === 'object' ? session.subscription : null;
  if (!subscription) {
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    const payment = intent ? await paymentPicture(stripe, intent) : undefined;
    const settled = session.status === 'complete' && session.payment_status !== 'unpaid';
    return { page: pageOf(session), subscription: undefined, settled, first: true, payment };
  }
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const paidBy = invoice?.payments?.data.map(({ payment }) => idOf(payment.payment_intent)).find(Boolean);
  const intent = paidBy
    ? await stripe.paymentIntents.retrieve(paidBy, { expand: ['latest_charge'] })
    : undefined;
  return {
    page: pageOf(session),
    subscription: subscriptionPicture(subscription),
    settled: invoice?.status === 'paid',
    first: invoice?.billing_reason === 'subscription_create',
    payment: intent && (await paymentPicture(stripe, intent)),
  };
}
