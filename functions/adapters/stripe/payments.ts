import { productOf } from '#domain/shop/catalogue.ts';
import { couponId, findPrice } from './catalogue.ts';
import { isMissing, isTransient, reasonOf } from './client.ts';
import { orderSnapshot, subscriptionSnapshot } from './snapshots.ts';
import { orderOf, verify, webhookEventTypes } from './webhook.ts';
import {
  PaymentsDown,
  type CheckoutOpened,
  type CheckoutRequest,
  type Payments,
} from '../../ports/payments.ts';
import type Stripe from 'stripe';

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** An error that may be logged: it does not repeat what was sent. */
const loggable = (error: unknown) =>
  isTransient(error) ? new PaymentsDown(reasonOf(error)) : new Error(`Stripe: ${reasonOf(error)}.`);

async function answerOf<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw loggable(error);
  }
}

function sessionParams(request: CheckoutRequest, price: string): Stripe.Checkout.SessionCreateParams {
  const { order, product, discount, dueCents, listCents, customer, locale } = request;
  const metadata = { order, product };
  const coupon = discount === undefined ? undefined : couponId(discount, product, listCents - dueCents);
  return {
    mode: productOf(product).kind === 'plan' ? 'subscription' : 'payment',
    customer,
    client_reference_id: order,
    metadata,
    line_items: [{ price, quantity: 1 }],
    ...(coupon === undefined ? {} : { discounts: [{ coupon }] }),
    ...(productOf(product).kind === 'plan'
      ? { subscription_data: { metadata } }
      : { payment_intent_data: { metadata }, invoice_creation: { enabled: true } }),
    // Otherwise Stripe may charge in another currency: https://docs.stripe.com/payments/currencies/localize-prices/adaptive-pricing
    adaptive_pricing: { enabled: false },
    locale,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: seconds(request.expires),
  };
}

export const createPayments = (stripe: Stripe, webhookSecret: string): Payments => ({
  async createCustomer({ userId, email, instead }) {
    const idempotencyKey = `customer-${userId}-${instead ?? 'first'}-${email}`;
    const given = { email, metadata: { user: userId } };
    return (await answerOf(stripe.customers.create(given, { idempotencyKey }))).id;
  },

  async openCheckout(request): Promise<CheckoutOpened> {
    try {
      const price = await findPrice(stripe, productOf(request.product), request.listCents);
      if ('problem' in price) return { state: 'not_for_sale', reason: price.problem };
      const session = await stripe.checkout.sessions.create(sessionParams(request, price.id), {
        idempotencyKey: `order-${request.order}-${request.customer}`,
      });
      if (session.amount_total !== request.dueCents || session.currency !== 'eur') {
        await stripe.checkout.sessions.expire(session.id);
        return { state: 'not_for_sale', reason: 'another amount' };
      }
      if (session.url === null) return { state: 'unavailable', reason: 'closed' };
      return { state: 'open', session: session.id, url: session.url };
    } catch (error) {
      if (isMissing(error)) {
        return error.param === 'customer'
          ? { state: 'no_customer' }
          : { state: 'not_for_sale', reason: 'missing' };
      }
      if (isTransient(error)) return { state: 'unavailable', reason: reasonOf(error) };
      throw loggable(error);
    }
  },

  async expireCheckout(session) {
    try {
      await stripe.checkout.sessions.expire(session);
      return 'expired';
    } catch (error) {
      const { status } = await answerOf(stripe.checkout.sessions.retrieve(session));
      if (status === 'complete') return 'complete';
      if (status === 'expired') return 'expired';
      throw loggable(error);
    }
  },

  orderSnapshot: (session) => answerOf(orderSnapshot(stripe, session)),

  async endSubscription(id, at) {
    try {
      // We refund the unused rest of a paid period ourselves, so Stripe prorates nothing:
      // https://docs.stripe.com/billing/subscriptions/cancel
      if (at) await stripe.subscriptions.update(id, { cancel_at: seconds(at), proration_behavior: 'none' });
      else await stripe.subscriptions.cancel(id);
    } catch (error) {
      if (!isMissing(error)) throw loggable(error);
    }
  },

  async refund({ payment, cents, key }) {
    const params = { payment_intent: payment, amount: cents, reason: 'requested_by_customer' } as const;
    await answerOf(stripe.refunds.create(params, { idempotencyKey: key }));
  },

  async portalUrl(customer, locale, returnUrl) {
    try {
      return (await stripe.billingPortal.sessions.create({ customer, locale, return_url: returnUrl })).url;
    } catch (error) {
      if (isMissing(error) && error.param === 'customer') return undefined;
      throw loggable(error);
    }
  },

  async readWebhook(body, signature, now) {
    const event = await verify(stripe, { body, signature, secret: webhookSecret, now });
    if (typeof event === 'string') return { state: 'refused', reason: event };
    const { id, type, created } = event;
    const order = await answerOf(orderOf(stripe, event));
    return { state: 'read', event: { id, type, created: new Date(created * 1000), order } };
  },

  async *liveSubscriptions() {
    for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
      yield subscriptionSnapshot(subscription);
    }
  },

  async *eventsSince(since) {
    const created = { gte: seconds(since) };
    for await (const event of stripe.events.list({ created, types: [...webhookEventTypes], limit: 100 })) {
      yield { id: event.id, order: await orderOf(stripe, event) };
    }
  },
});
