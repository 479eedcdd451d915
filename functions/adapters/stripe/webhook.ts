import Stripe from 'stripe';
import { z } from 'zod';
import { invoicePayments, payer, readAnswer } from './answers.ts';
import { unlessMissing } from './client.ts';
import { idOf } from './snapshots.ts';

/**
 * Tolerance in both directions, whereas Stripe's package accepts any timestamp in the future.
 * https://docs.stripe.com/webhooks#verify-official-libraries
 */
const toleranceSeconds = 300;

const cryptography = Stripe.createSubtleCryptoProvider();

const metadata = z.record(z.string(), z.string()).nullish().catch(undefined);

/**
 * A snapshot event; a thin one has no object. Of the object we only trust which order it is about.
 * https://docs.stripe.com/event-destinations#events-overview
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
  /** Whether events must be about real money; undefined accepts both. */
  livemode: boolean | undefined;
}

/** The signature covers the raw body and its timestamp. */
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
  // Signed, but from the other mode: our signing secret belongs to that mode's endpoint.
  if (livemode !== undefined && read.data.livemode !== livemode) {
    return refused(livemode ? 'not livemode' : 'livemode');
  }
  return { state: 'read', event: read.data };
}

const orderIn = (given: z.output<typeof metadata>): string | undefined => given?.['order'];

/** From the payment's metadata, or those of its invoice's subscription. */
async function orderOfPayment(stripe: Stripe, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const found = await unlessMissing(stripe.paymentIntents.retrieve(id));
  // Not ours: a payment of another site on the same account, or of a test.
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

export async function orderOf(stripe: Stripe, event: Pick<StripeEvent, 'type' | 'data'>) {
  const { type, data } = event;
  const { object } = data;
  if (/^(checkout\.session|customer\.subscription)\./.test(type)) return orderIn(object.metadata);
  if (type.startsWith('invoice.')) return orderOfInvoice(object) ?? orderIn(object.metadata);
  if (/^(charge|refund)\./.test(type)) return orderOfPayment(stripe, idOf(object.payment_intent));
  return undefined;
}

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
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.updated',
  'refund.failed',
] as const;
