import { blankSession } from './blank-billing.ts';
import { amountOff, customerOf } from './catalogue.ts';
import { billOnce, followPayment } from './invoices.ts';
import { attempt, createIntent, finish, type PaymentResult } from './payments.ts';
import { noSuch, notNow, Refusal } from './refusal.ts';
import { forms, readRequest } from './requests.ts';
import { set as setSubscription, startSubscription } from './subscriptions.ts';
import { newId, type Account } from './account.ts';
import type Stripe from 'stripe';
import type { Session } from './shapes.ts';

const day = 86_400;
/** Stripe's minimum charge in euros. */
const smallestCharge = 50;

export function createSession(account: Account, given: unknown): Session {
  const request = readRequest(forms.session, given);
  customerOf(account, request.customer, 'customer');
  const [line] = request.line_items;
  const price = account.price.get(line?.price ?? '');
  if (!price) throw noSuch('price', line?.price ?? '', 'line_items[0][price]');
  if ((request.mode === 'subscription') !== (price.type === 'recurring')) {
    throw notNow(`You specified \`${request.mode}\` mode but passed a ${price.type} price.`);
  }
  if (request.mode === 'subscription' && request.invoice_creation) {
    throw notNow('You can only enable invoice creation when `mode` is set to `payment`.');
  }
  if (request.mode === 'subscription' ? request.payment_intent_data : request.subscription_data) {
    throw notNow('You can not pass data of the other `mode`.');
  }
  const [discount] = request.discounts ?? [];
  const promotion = account.promo.get(discount?.promotion_code ?? '');
  const couponId = discount?.coupon ?? promotion?.promotion.coupon;
  const coupon = account.coupon.get(couponId ?? '');
  if (discount && !coupon) throw noSuch('coupon', couponId ?? '', 'discounts[0][coupon]');
  const subtotal = (price.unit_amount ?? 0) * (line?.quantity ?? 1);
  const total = subtotal - amountOff(coupon, subtotal);
  if (total > 0 && total < smallestCharge) {
    throw new Refusal(400, 'The total amount due must add up to at least €0.50.', {
      code: 'amount_too_small',
    });
  }
  const expires = request.expires_at ?? account.now() + day;
  if (expires < account.now() + 1800 || expires > account.now() + day) {
    throw new Refusal(400, 'The `expires_at` timestamp must be within 30 minutes to 24 hours.', {
      param: 'expires_at',
    });
  }
  const id = newId('cs');
  const session = {
    ...blankSession,
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: total,
    cancel_url: request.cancel_url ?? null,
    client_reference_id: request.client_reference_id ?? null,
    created: account.now(),
    currency: 'eur',
    customer: request.customer,
    discounts: couponId === undefined ? [] : [{ coupon: couponId, promotion_code: promotion?.id ?? null }],
    expires_at: expires,
    invoice: null,
    locale: request.locale ?? null,
    metadata: request.metadata,
    mode: request.mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: request.success_url,
    total_details: { amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0 },
    url: `${account.pages.url}/pay/${id}`,
  } satisfies Stripe.Checkout.Session;
  account.cs.set(id, session);
  account.orderings.set(id, {
    price,
    paymentMetadata: request.payment_intent_data?.metadata ?? {},
    subscriptionMetadata: request.subscription_data?.metadata ?? {},
    ...(request.invoice_creation?.enabled
      ? { invoice: request.invoice_creation.invoice_data ?? { metadata: {} } }
      : {}),
  });
  return session;
}

export function sessionOf(account: Account, id: string): Session {
  const session = account.cs.get(id);
  if (!session) throw noSuch('checkout.session', id);
  return session;
}

function setSession(account: Account, session: Session, change: Partial<Session>): Session {
  const changed = { ...session, ...change };
  account.cs.set(session.id, changed);
  return changed;
}

export function expire(account: Account, id: string): Session {
  const session = sessionOf(account, id);
  if (session.status !== 'open') {
    throw notNow('Only Checkout Sessions with a status in ["open"] can be expired.');
  }
  const expired = setSession(account, session, { status: 'expired', url: null });
  account.emit({ type: 'checkout.session.expired', data: { object: expired } });
  return expired;
}

export function expireOld(account: Account): void {
  for (const { id, status, expires_at: at } of account.cs.values()) {
    if (status === 'open' && at <= account.now()) expire(account, id);
  }
}

/** The buyer presses the button of the payment page. */
export function pay(
  account: Account,
  id: string,
  method: 'card' | 'sepa_debit',
  outcome: PaymentResult,
): Session {
  const session = sessionOf(account, id);
  const known = account.orderings.get(id);
  if (session.status !== 'open' || !known) throw notNow('This payment page is closed.');
  const { customer, amount_total: total } = session;
  const amount = total ?? 0;
  const paid =
    outcome === 'succeeded' || amount === 0 ? (amount === 0 ? 'no_payment_required' : 'paid') : 'unpaid';
  if (outcome === 'declined') {
    const intent = createIntent(account, { customer, amount, metadata: known.paymentMetadata, method });
    attempt(account, intent, outcome);
    return session;
  }
  account.methods.set(customer, method === 'card' ? 'card' : 'sepa');
  const change: Partial<Session> = { status: 'complete', payment_status: paid, url: null };
  if (session.mode === 'payment') {
    const given = { customer, amount, metadata: known.paymentMetadata, method };
    if (amount > 0) {
      const intent = attempt(account, createIntent(account, given), outcome);
      change.payment_intent = intent.id;
      if (known.invoice && intent.status === 'succeeded') {
        change.invoice = billOnce(account, { intent, price: known.price, data: known.invoice }).id;
      }
    }
  } else {
    const { price, subscriptionMetadata: metadata } = known;
    const made = startSubscription(account, { customer, price, amount, metadata, method, outcome });
    change.subscription = made.id;
    change.invoice = made.latest_invoice;
  }
  const complete = setSession(account, session, change);
  account.emit({ type: 'checkout.session.completed', data: { object: complete } });
  return complete;
}

/** Completes a delayed payment and what depends on it. */
export function settle(account: Account, intentId: string, outcome: 'succeeded' | 'declined'): void {
  const intent = finish(account, intentId, outcome);
  const payment = [...account.inpay.values()].find((one) => one.payment.payment_intent === intentId);
  const invoice = payment && account.in.get(payment.invoice);
  if (invoice) {
    followPayment(account, invoice, intent);
    const subscription = account.sub.get(invoice.parent?.subscription_details.subscription ?? '');
    if (subscription && outcome === 'declined') {
      const late = setSubscription(account, subscription, { status: 'past_due' });
      account.emit({ type: 'customer.subscription.updated', data: { object: late } });
    }
  }
  const session = [...account.cs.values()].find(
    (one) => one.payment_intent === intentId || (one.invoice !== null && one.invoice === invoice?.id),
  );
  if (!session) return;
  const good = outcome === 'succeeded';
  const known = account.orderings.get(session.id);
  // A one-off payment gets its invoice when the money arrives.
  const made =
    good && session.mode === 'payment' && known?.invoice
      ? { invoice: billOnce(account, { intent, price: known.price, data: known.invoice }).id }
      : {};
  const changed = setSession(account, session, { payment_status: good ? 'paid' : 'unpaid', ...made });
  const type = `checkout.session.async_payment_${good ? 'succeeded' : 'failed'}` as const;
  account.emit({ type, data: { object: changed } });
}
