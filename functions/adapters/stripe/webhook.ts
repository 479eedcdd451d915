import Stripe from 'stripe';
import { idOf } from './snapshots.ts';

/**
 * Stripe's webhook: checks the signature and finds the order that an event is about.
 * https://docs.stripe.com/webhooks#verify-official-libraries
 *
 * The tolerance holds on both sides of now: the package itself accepts timestamps of the future.
 */
const toleranceSeconds = 300;

const cryptography = Stripe.createSubtleCryptoProvider();

/** The event, or why it is refused. The signature is over the raw body and its own timestamp. */
export async function verify(
  stripe: Stripe,
  { body, signature, secret, now }: { body: string; signature: string; secret: string; now: Date },
): Promise<Stripe.Event | string> {
  const time = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? NaN);
  if (Number.isNaN(time)) return 'no signature';
  if (Math.abs(now.getTime() / 1000 - time) > toleranceSeconds) return 'another time';
  try {
    return await stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      toleranceSeconds,
      cryptography,
      now.getTime(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return 'wrong signature';
    if (error instanceof SyntaxError) return 'no event';
    throw error;
  }
}

const orderIn = (metadata: Stripe.Metadata | null | undefined): string | undefined => metadata?.['order'];

/** The order in a payment's own metadata, or in those of the subscription that its invoice is for. */
async function orderOfPayment(stripe: Stripe, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const intent = await stripe.paymentIntents.retrieve(id);
  const own = orderIn(intent.metadata);
  if (own !== undefined) return own;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: id },
    expand: ['data.invoice'],
  });
  const invoices = data.map(({ invoice }) => invoice).filter((invoice) => typeof invoice === 'object');
  return invoices.map(orderOfInvoice).find((order) => order !== undefined);
}

const orderOfInvoice = (invoice: Stripe.Invoice | Stripe.DeletedInvoice): string | undefined =>
  'parent' in invoice ? orderIn(invoice.parent?.subscription_details?.metadata) : undefined;

/** Our own order that an event is about, if it is about one. */
export async function orderOf(stripe: Stripe, event: Stripe.Event): Promise<string | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return orderIn(event.data.object.metadata);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return orderIn(event.data.object.metadata);
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.marked_uncollectible':
    case 'invoice.voided':
      return orderOfInvoice(event.data.object);
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.funds_withdrawn':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return orderOfPayment(stripe, idOf(event.data.object.payment_intent));
    default:
      return undefined;
  }
}

/** The event types that the account's webhook endpoint has to be subscribed to. */
export const webhookEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.updated',
  'refund.failed',
] as const;
