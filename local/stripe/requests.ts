import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Parameters of each call. Strict, like Stripe: unknown parameters are refused. */
const int = z.coerce.number().int();
export const yes = z.enum(['true', 'false']).transform((text) => text === 'true');
export const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
export const expand = z.array(z.string()).default([]);
export const list = { limit: int.min(1).max(100).default(10), starting_after: z.string().optional(), expand };
const currency = z.literal('eur');

export const forms = {
  customer: z.strictObject({
    email: z.email().optional(),
    name: z.string().optional(),
    address: z
      .strictObject({
        line1: z.string().optional(),
        line2: z.string().optional(),
        postal_code: z.string().optional(),
        city: z.string().optional(),
        state: z.string().optional(),
        country: z.string().length(2).optional(),
      })
      .optional(),
    invoice_settings: z.strictObject({ footer: z.string().max(5000) }).optional(),
    preferred_locales: z.array(z.string()).optional(),
    metadata,
    expand,
  }),
  product: z.strictObject({ id: z.string().optional(), name: z.string().min(1), metadata, expand }),
  price: z.strictObject({
    currency,
    product: z.string(),
    unit_amount: int.min(0),
    lookup_key: z.string().max(200).optional(),
    transfer_lookup_key: yes.optional(),
    tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).default('unspecified'),
    recurring: z
      .strictObject({
        interval: z.enum(['day', 'week', 'month', 'year']),
        interval_count: int.min(1).max(36).default(1),
      })
      .optional(),
    metadata,
    expand,
  }),
  coupon: z
    .strictObject({
      id: z.string().optional(),
      name: z.string().max(40).optional(),
      duration: z.enum(['once', 'forever', 'repeating']).default('once'),
      percent_off: z.coerce.number().positive().max(100).optional(),
      amount_off: int.positive().optional(),
      currency: currency.optional(),
      metadata,
      expand,
    })
    .refine((given) => (given.percent_off === undefined) !== (given.amount_off === undefined), {
      message: 'Must provide percent_off or amount_off.',
    })
    .refine((given) => given.amount_off === undefined || given.currency !== undefined, {
      message: 'Must provide currency with amount_off.',
    }),
  promotionCode: z.strictObject({
    code: z.string().optional(),
    promotion: z.strictObject({ type: z.literal('coupon'), coupon: z.string() }),
    metadata,
    expand,
  }),
  session: z.strictObject({
    mode: z.enum(['payment', 'subscription']),
    customer: z.string(),
    client_reference_id: z.string().max(200).optional(),
    success_url: z.url(),
    cancel_url: z.url().optional(),
    locale: z.enum(['auto', 'de', 'en']).optional(),
    expires_at: int.optional(),
    line_items: z.array(z.strictObject({ price: z.string(), quantity: int.min(1) })).length(1),
    discounts: z
      .array(z.strictObject({ coupon: z.string().optional(), promotion_code: z.string().optional() }))
      .max(1)
      .optional(),
    adaptive_pricing: z.strictObject({ enabled: yes }).optional(),
    payment_intent_data: z
      .strictObject({ metadata, description: z.string().max(1000).optional() })
      .optional(),
    subscription_data: z.strictObject({ metadata, description: z.string().max(500).optional() }).optional(),
    invoice_creation: z
      .strictObject({
        enabled: yes,
        invoice_data: z
          .strictObject({
            description: z.string().max(1500).optional(),
            custom_fields: z
              .array(z.strictObject({ name: z.string().min(1).max(40), value: z.string().min(1).max(140) }))
              .max(4)
              .optional(),
            metadata,
          })
          .optional(),
      })
      .optional(),
    metadata,
    expand,
  }),
  subscription: z.strictObject({
    cancel_at_period_end: yes.optional(),
    cancel_at: z.union([z.literal('').transform(() => null), int]).optional(),
    pause_collection: z
      .union([
        z.literal('').transform(() => null),
        z.strictObject({ behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']) }),
      ])
      .optional(),
    proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
    metadata: metadata.optional(),
    expand,
  }),
  cancel: z.strictObject({ invoice_now: yes.optional(), prorate: yes.optional(), expand }),
  refund: z.strictObject({
    payment_intent: z.string(),
    amount: int.positive().optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata,
    expand,
  }),
  none: z.strictObject({ expand }),
  list: z.strictObject(list),
  prices: z.strictObject({
    ...list,
    lookup_keys: z.array(z.string()).max(10).optional(),
    active: yes.optional(),
  }),
  subscriptions: z.strictObject({
    ...list,
    customer: z.string().optional(),
    status: z.string().optional(),
  }),
  sessions: z.strictObject({
    ...list,
    payment_intent: z.string().optional(),
    subscription: z.string().optional(),
  }),
  invoices: z.strictObject({
    ...list,
    customer: z.string().optional(),
    subscription: z.string().optional(),
  }),
  invoicePayments: z.strictObject({
    ...list,
    invoice: z.string().optional(),
    payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }).optional(),
  }),
  disputes: z.strictObject({ ...list, payment_intent: z.string().optional() }),
  events: z.strictObject({
    ...list,
    created: z.strictObject({ gte: int.optional(), lte: int.optional() }).optional(),
    types: z.array(z.string()).max(20).optional(),
  }),
};

/** Parses parameters, or throws Stripe's error. */
export function readRequest<Form extends z.ZodType>(form: Form, given: unknown): z.output<Form> {
  const read = form.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const param = [...issue.path, issue.keys[0] ?? ''].map(String).join('.');
    throw new Refusal(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = (issue?.path ?? []).map(String).join('.');
  const isMissing = issue?.code === 'invalid_type' && issue.message.endsWith('received undefined');
  throw new Refusal(400, isMissing ? `Missing required param: ${param}.` : (issue?.message ?? 'Invalid'), {
    code: isMissing ? 'parameter_missing' : 'parameter_invalid',
    param,
  });
}
