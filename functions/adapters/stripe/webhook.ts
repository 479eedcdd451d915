import Stripe from 'stripe';
import { z } from 'zod';
import { invoicePayments, payer, readAnswer } from './answers.ts';
import { unlessMissing } from './client.ts';
import { idOf } from './snapshots.ts';

/**
 * Stripe's webhook: checks the signature and finds the order that an event is about.
 * https://docs.stripe.com/webhooks#verify-official-libraries
 *
 * The tolerance holds on both sides of now: the package itself accepts timestamps of the future.
 */
const toleranceSeconds = 300;

const cryptography = Stripe.createSubtleCryptoProvider();

const metadata = z.record(z.string(), z.string()).nullish().catch(undefined);

/**
 * A snapshot event, as far as we read it. A thin event has neither number nor object; of what an object says nothing is
 * believed but which order it is about: https://docs.stripe.com/event-destinations#events-overview
 */
const eventForm = z.object({
  id: z.string().min(1).max(255),
  object: z.literal('event').optional(),
  type: z.string().min(1).max(255),
  created: z.number().int().min(0).max(32_503_680_000),
  livemode: z.boolean().optional(),
  data: z.object({
    object: z.object({
      metadata,
      parent: z
        .object({ subscription_details: z.object({ metadata }).nullish() })
        .nullish()
        .catch(undefined),
      payment_intent: z
        .union([z.string().startsWith('pi_'), z.object({ id: z.string().startsWith('pi_') })])
        .nullish()
        .catch(undefined),
    }),
  }),
});
type StripeEvent = z.output<typeof eventForm>;
export const eventPage = z.object({ data: z.array(eventForm), has_more: z.boolean() });

type ReadEvent = { state: 'read'; event: StripeEvent } | { state: 'refused'; reason: string };

export interface WebhookEndpoint {
  secret: string;
  /** Whether events have to be about real money; where it is not said, both are taken. */
  livemode: boolean | undefined;
}

/** The event, or why it is refused. The signature is over the raw body and its own timestamp. */
export async function readEvent(
  stripe: Stripe,
  { secret, livemode }: WebhookEndpoint,
  { body, signature, now }: { body: string; signature: string; now: Date },
): Promise<ReadEvent> {
  const refused = (reason: string) => ({ state: 'refused', reason }) as const;
  const time = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? NaN);
  if (Number.isNaN(time)) return refused('no signature');
  if (Math.abs(now.getTime() / 1000 - time) > toleranceSeconds) return refused('another time');
  let signed: unknown;
  try {
    const { webhooks } = stripe;
    const at = now.getTime();
    signed = await webhooks.constructEventAsync(body, signature, secret, toleranceSeconds, cryptography, at);
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    return refused(isForged ? 'wrong signature' : 'no event');
  }
  const read = eventForm.safeParse(signed);
  if (!read.success) return refused('no event');
  // Signed, and of the other mode: the signing secret is that of the other mode's endpoint.
  if (livemode !== undefined && read.data.livemode !== livemode) {
    return refused(livemode ? 'not livemode' : 'livemode');
  }
  return { state: 'read', event: read.data };
}

const orderIn = (given: z.output<typeof metadata>): string | undefined => given?.['order'];

/** The order in a payment's own metadata, or in those of the subscription that its invoice is for. */
async function orderOfPayment(stripe: Stripe, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const found = await unlessMissing(stripe.paymentIntents.retrieve(id));
  // Somebody else's payment, of another site at the same account or of a test.
  if (!found) return undefined;
  const own = orderIn(readAnswer(payer, found).metadata);
  if (own !== undefined) return own;
  const answer = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: id },
    expand: ['data.invoice'],
  });
  const invoices = readAnswer(invoicePayments, answer).data.map(({ invoice }) => invoice);
  return invoices
    .map((invoice) => (typeof invoice === 'string' ? undefined : orderOfInvoice(invoice)))
    .find((order) => order !== undefined);
}

const orderOfInvoice = ({ parent }: Pick<StripeEvent['data']['object'], 'parent'>): string | undefined =>
  orderIn(parent?.subscription_details?.metadata);

/** Our own order that an event is about, if it is about one. */
export async function orderOf(stripe: Stripe, event: Pick<StripeEvent, 'type' | 'data'>) {
  const { type, data } = event;
  const { object } = data;
  if (/^(checkout\.session|customer\.subscription)\./.test(type)) return orderIn(object.metadata);
  if (type.startsWith('invoice.')) return orderOfInvoice(object) ?? orderIn(object.metadata);
  if (/^(charge|refund)\./.test(type)) return orderOfPayment(stripe, idOf(object.payment_intent));
  return undefined;
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
