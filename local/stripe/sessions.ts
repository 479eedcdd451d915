import { z } from 'zod';
import { add, find, newId, type Account, type Session } from './account.ts';
import { billOnce, followPayment } from './invoices.ts';
import { charge, finish } from './payments.ts';
import { refused } from './refusal.ts';
import { int, metadata, readRequest, yes } from './requests.ts';
import { startSubscription } from './subscriptions.ts';

const day = 86_400;

const sessionForm = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  customer: z.string(),
  client_reference_id: z.string().max(200).nullable().default(null),
  success_url: z.url(),
  cancel_url: z.url().nullable().default(null),
  locale: z.enum(['de', 'en']).nullable().default(null),
  expires_at: int.optional(),
  line_items: z.array(z.strictObject({ price: z.string(), quantity: z.literal('1') })).length(1),
  discounts: z
    .array(z.strictObject({ coupon: z.string() }))
    .max(1)
    .default([]),
  allowed_payment_method_types: z
    .array(z.enum(['card', 'sepa_debit']))
    .nullable()
    .default(null),
  adaptive_pricing: z.strictObject({ enabled: yes }).optional(),
  payment_intent_data: z.strictObject({ metadata }).optional(),
  subscription_data: z.strictObject({ metadata }).optional(),
  invoice_creation: z
    .strictObject({
      enabled: yes,
      invoice_data: z.strictObject({
        description: z.string().max(1500).nullable().default(null),
        custom_fields: z
          .array(z.strictObject({ name: z.string().min(1).max(40), value: z.string().min(1).max(140) }))
          .max(4)
          .nullable()
          .default(null),
        metadata,
      }),
    })
    .optional(),
  metadata,
});

export function createSession(account: Account, given: unknown): Session {
  const {
    payment_intent_data: payment,
    subscription_data: plan,
    invoice_creation: invoice,
    line_items: [line],
    discounts: [discount],
    ...request
  } = readRequest(sessionForm, given);
  const { mode } = request;
  find(account.customers, request.customer, 'customer', 'customer');
  const price = find(account.prices, line?.price ?? '', 'price', 'line_items[0][price]');
  if ((mode === 'subscription') !== (price.type === 'recurring')) {
    throw refused(`You specified \`${mode}\` mode but passed a ${price.type} price.`);
  }
  if (mode === 'subscription' ? (payment ?? invoice) : plan) {
    throw refused(`You cannot pass data of another mode than \`${mode}\`.`);
  }
  const coupon = discount && find(account.coupons, discount.coupon, 'coupon', 'discounts[0][coupon]');
  const now = account.now();
  const expires = request.expires_at ?? now + day;
  if (expires < now + 1800 || expires > now + day) {
    throw refused('The `expires_at` timestamp must be within 30 minutes to 24 hours.');
  }
  const id = newId('cs');
  account.orderings.set(id, {
    price,
    metadata: (payment ?? plan)?.metadata ?? {},
    invoice: invoice?.enabled ? invoice.invoice_data : undefined,
  });
  return add(account.sessions, {
    ...request,
    id,
    object: 'checkout.session',
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount - (coupon?.amount_off ?? 0),
    currency: 'eur',
    expires_at: expires,
    invoice: null,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    url: `${account.pages.url}/pay/${id}`,
  });
}

export const sessionOf = (account: Account, id: string) => find(account.sessions, id, 'checkout.session');

export function expire(account: Account, id: string): Session {
  const session = sessionOf(account, id);
  if (session.status !== 'open') {
    throw refused('Only Checkout Sessions with a status in ["open"] can be expired.');
  }
  session.status = 'expired';
  session.url = null;
  account.emit('checkout.session.expired', session);
  return session;
}

export function expireOld(account: Account): void {
  for (const { id, status, expires_at: at } of account.sessions.values()) {
    if (status === 'open' && at <= account.now()) expire(account, id);
  }
}

/** The buyer presses a button of the payment page. */
export function pay(account: Account, id: string, way: 'card' | 'sepa' | 'declined'): Session {
  const session = sessionOf(account, id);
  const ordering = account.orderings.get(id);
  if (session.status !== 'open' || !ordering) throw refused('This payment page is closed.');
  const { price, metadata, invoice } = ordering;
  const { customer, amount_total: amount } = session;
  if (way === 'declined') {
    charge(account, { customer, amount, metadata: session.mode === 'payment' ? metadata : {} }, 'declined');
    return session;
  }
  const outcome = way === 'card' ? 'succeeded' : 'processing';
  account.methods.set(customer, way);
  session.status = 'complete';
  session.payment_status = way === 'card' ? 'paid' : 'unpaid';
  session.url = null;
  if (session.mode === 'payment') {
    const intent = charge(account, { customer, amount, metadata }, outcome);
    session.payment_intent = intent.id;
    if (invoice && way === 'card') session.invoice = billOnce(account, intent, invoice).id;
  } else {
    const made = startSubscription(account, { customer, price, amount, metadata, outcome });
    session.subscription = made.id;
    session.invoice = made.latest_invoice;
  }
  account.emit('checkout.session.completed', session);
  return session;
}

/** Completes a delayed payment and what depends on it. */
export function settle(account: Account, id: string, outcome: 'succeeded' | 'declined') {
  const isPaid = outcome === 'succeeded';
  const intent = finish(account, id, outcome);
  const billed = followPayment(account, intent);
  const subscription = account.subscriptions.get(billed?.parent?.subscription_details.subscription ?? '');
  if (subscription && !isPaid) {
    subscription.status = 'past_due';
    account.emit('customer.subscription.updated', subscription);
  }
  const session = [...account.sessions.values()].find(
    ({ payment_intent: own, invoice }) => own === id || invoice === billed?.id,
  );
  if (!session) return intent;
  session.payment_status = isPaid ? 'paid' : 'unpaid';
  const ordering = account.orderings.get(session.id);
  // A one-off payment gets its invoice when the money arrives.
  if (isPaid && session.mode === 'payment' && ordering?.invoice) {
    session.invoice = billOnce(account, intent, ordering.invoice).id;
  }
  account.emit(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, session);
  return intent;
}
