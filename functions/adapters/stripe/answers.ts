import { z } from 'zod';
import { PaymentsUnavailable } from '../../ports/payments.ts';

/**
 * The parts of Stripe's answers that we rely on. An answer without them counts as a transient failure, like none at
 * all: a proxy's page, half an object, another API version.
 */
const id = z.string().min(1);
const seconds = z.number().int();
const metadata = z.record(z.string(), z.string()).nullish();

export const madeObject = z.object({ id });
/**
 * Buyers are redirected there: to Stripe, or to the stand-in. A custom domain at Stripe would have to be listed here.
 */
const hostedPage = z.url({
  protocol: /^https?$/,
  hostname: /(^|\.)stripe\.com$|^(localhost|127\.0\.0\.1)$/,
});

export const openedPortal = z.object({ url: hostedPage });

export const openedSession = z.object({
  id,
  url: hostedPage.nullable(),
  amount_total: z.number().nullable(),
  currency: z.string().nullable(),
});

const price = z.object({
  id,
  unit_amount: z.number().nullable(),
  currency: z.string(),
  tax_behavior: z.string().nullish(),
  recurring: z.object({ interval: z.string(), interval_count: z.number() }).nullish(),
});
export const pricePage = z.object({ data: z.array(price) });

/** Amounts that came back stay in the charge's total, so its refunds are summed. */
const refund = z.object({
  amount: z.number(),
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
});
const charge = z.object({
  disputed: z.boolean(),
  refunds: z.object({ data: z.array(refund) }),
});

export const paymentIntent = z.object({
  id,
  status: z.string(),
  amount: z.number(),
  metadata,
  latest_charge: charge.nullish(),
});
export type PaymentIntent = z.output<typeof paymentIntent>;

const reference = z.union([z.string(), madeObject]).nullish();
const invoice = z.object({
  status: z.string().nullable(),
  billing_reason: z.string().nullable(),
  created: seconds,
  payments: z
    .object({ data: z.array(z.object({ payment: z.object({ payment_intent: reference }) })) })
    .optional(),
});

export const invoicePage = z.object({ data: z.array(invoice) });

export const subscription = z.object({
  id,
  status: z.string(),
  metadata,
  pause_collection: z.looseObject({}).nullish(),
  cancel_at: seconds.nullish(),
  cancel_at_period_end: z.boolean(),
  ended_at: seconds.nullish(),
  items: z.object({
    data: z.array(z.object({ current_period_start: seconds, current_period_end: seconds })).min(1),
  }),
  latest_invoice: z.union([z.string(), invoice]).nullish(),
});
export type Subscription = z.output<typeof subscription>;
export const subscriptionPage = z.object({ data: z.array(subscription), has_more: z.boolean() });

export const checkoutSession = z
  .object({
    id,
    mode: z.string(),
    status: z.enum(['open', 'complete', 'expired']),
    payment_status: z.string(),
    payment_intent: paymentIntent.nullish(),
    subscription: subscription.nullish(),
    /** May appear a moment after the payment. */
    invoice: z.object({ number: z.string().nullish() }).nullish(),
  })
  .refine(
    ({ mode, status, subscription: made }) => mode !== 'subscription' || status !== 'complete' || made,
    {
      path: ['subscription'],
    },
  );

/** The link is valid for some days, so it is read on demand: https://docs.stripe.com/api/invoices/object */
export const sessionInvoice = z.object({
  invoice: z.object({ invoice_pdf: hostedPage.nullish() }).nullish(),
});

export const sessionStatus = z.object({ status: z.string().nullable() });

export const payer = z.object({ metadata });
const invoiceOfPayment = z.object({
  invoice: z.union([
    z.string(),
    z.object({
      parent: z.object({ subscription_details: z.object({ metadata }).nullish() }).nullish(),
    }),
  ]),
});
export const invoicePayments = z.object({ data: z.array(invoiceOfPayment) });

export const disputes = z.object({ data: z.array(z.object({ status: z.string(), amount: z.number() })) });
export type Disputes = z.output<typeof disputes>['data'];

/** Throws `PaymentsUnavailable` if the answer is incomplete. */
export function readAnswer<Form extends z.ZodType>(form: Form, answer: unknown): z.output<Form> {
  const read = form.safeParse(answer);
  if (read.success) return read.data;
  // Says where something is missing, never the value.
  const [where] = read.error.issues.map(({ path }) => path.map(String).join('.'));
  throw new PaymentsUnavailable(`an answer without ${where ?? 'form'}`);
}
