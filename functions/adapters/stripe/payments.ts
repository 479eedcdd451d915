import { productOf } from '#domain/shop/catalogue.ts';
import { couponId, findPrice } from './catalogue.ts';
import { faultOf, isMissing, isPassing } from './client.ts';
import { heardOf, orderOf, verify } from './news.ts';
import { readOrder, subscriptionPicture } from './pictures.ts';
import { PaymentsDown, type PageOpened, type PaymentPage, type Payments } from '../../ports/payments.ts';
import type Stripe from 'stripe';

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** An error without what was sent: it may be logged. */
const told = (error: unknown) =>
  isPassing(error) ? new PaymentsDown(faultOf(error)) : new Error(`Stripe: ${faultOf(error)}.`);

async function asked<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw told(error);
  }
}

function sessionFor(page: PaymentPage, price: string): Stripe.Checkout.SessionCreateParams {
  const { order, product, discount, dueCents, listCents, customer, locale } = page;
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
    // Otherwise Stripe may show and charge another currency than the order page has shown.
    adaptive_pricing: { enabled: false },
    locale,
    success_url: page.paidUrl,
    cancel_url: page.leftUrl,
    expires_at: seconds(page.expires),
  };
}

export const createPayments = (stripe: Stripe, webhookSecret: string): Payments => ({
  async customer({ userId, email, instead }) {
    const idempotencyKey = `customer-${userId}-${instead ?? 'first'}-${email}`;
    const given = { email, metadata: { user: userId } };
    return (await asked(stripe.customers.create(given, { idempotencyKey }))).id;
  },

  async openPage(page): Promise<PageOpened> {
    try {
      const price = await findPrice(stripe, productOf(page.product), page.listCents);
      if ('fault' in price) return { state: 'not_for_sale', reason: price.fault };
      const session = await stripe.checkout.sessions.create(sessionFor(page, price.id), {
        idempotencyKey: `order-${page.order}-${page.customer}`,
      });
      if (session.amount_total !== page.dueCents || session.currency !== 'eur') {
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
      if (isPassing(error)) return { state: 'unavailable', reason: faultOf(error) };
      throw told(error);
    }
  },

  async closePage(session) {
    try {
      await stripe.checkout.sessions.expire(session);
      return 'closed';
    } catch (error) {
      const { status } = await asked(stripe.checkout.sessions.retrieve(session));
      if (status === 'complete') return 'complete';
      if (status === 'expired') return 'closed';
      throw told(error);
    }
  },

  order: (session) => asked(readOrder(stripe, session)),

  async endSubscription(id, at) {
    try {
      // What is left of a paid period is given back by ourselves; of a period to come Stripe asks only for its part.
      if (at) await stripe.subscriptions.update(id, { cancel_at: seconds(at), proration_behavior: 'none' });
      else await stripe.subscriptions.cancel(id);
    } catch (error) {
      if (!isMissing(error)) throw told(error);
    }
  },

  async refund({ payment, cents, key }) {
    const wish = { payment_intent: payment, amount: cents, reason: 'requested_by_customer' } as const;
    await asked(stripe.refunds.create(wish, { idempotencyKey: key }));
  },

  portal: async (customer, locale, returnUrl) =>
    (await asked(stripe.billingPortal.sessions.create({ customer, locale, return_url: returnUrl }))).url,

  async news(body, signature, now) {
    const event = await verify(stripe, { body, signature, secret: webhookSecret, now });
    if (typeof event === 'string') return { state: 'refused', reason: event };
    const { id, type, created } = event;
    const order = await asked(orderOf(stripe, event));
    return { state: 'read', id, type, created: new Date(created * 1000), order };
  },

  async *liveSubscriptions() {
    for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
      yield subscriptionPicture(subscription);
    }
  },

  async *newsSince(since) {
    const created = { gte: seconds(since) };
    for await (const event of stripe.events.list({ created, types: [...heardOf], limit: 100 })) {
      yield { id: event.id, order: await orderOf(stripe, event) };
    }
  },
});
