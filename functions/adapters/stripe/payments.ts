import { findPortal } from './account-settings.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { productOf, type CourseKey } from '#domain/shop/catalogue.ts';
import { waysToPay } from '#domain/shop/ways-to-pay.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import { couponId, findPrice } from './catalogue.ts';
import {
  codeOf,
  createClient,
  isFailed,
  isKeyRefused,
  isMissing,
  isRefused,
  isTransient,
  reasonOf,
  unlessMissing,
} from './client.ts';
import {
  madeObject,
  openedPortal,
  openedSession,
  readAnswer,
  sessionInvoice,
  sessionStatus,
  subscription,
  subscriptionPage,
} from './answers.ts';
import { orderSnapshot, payment, subscriptionPayments, subscriptionSnapshot } from './snapshots.ts';
import { eventPage, orderOf, readEvent, webhookEventTypes, type WebhookEndpoint } from './webhook.ts';
import {
  PaymentsFailed,
  PaymentsKeyRefused,
  PaymentsRefused,
  PaymentsUnavailable,
  type CheckoutOpened,
  type CheckoutRequest,
  type Payments,
} from '../../ports/payments.ts';
import { expectedLivemode, type Settings } from '../../settings.ts';
import type { Deadline } from '../../time/deadline.ts';
import type { Witness } from '../../ports/upstreams.ts';
import type Stripe from 'stripe';

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** An error that may be logged: it does not repeat what was sent. */
function loggable(error: unknown): Error {
  const reason = reasonOf(error);
  if (isKeyRefused(error)) return new PaymentsKeyRefused(reason);
  if (isFailed(error)) return new PaymentsFailed(reason);
  if (isTransient(error)) return new PaymentsUnavailable(reason);
  return isRefused(error)
    ? new PaymentsRefused(`Stripe: ${reason}.`, codeOf(error))
    : new Error(`Stripe: ${reason}.`);
}

async function answerOf<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw loggable(error);
  }
}

/**
 * The invoice of a course, with what an insurer needs: title and id. Name and address come from its customer. A
 * custom field holds 140 characters: https://docs.stripe.com/api/checkout/sessions/create
 */
function courseInvoice(course: CourseKey, metadata: Stripe.MetadataParam) {
  const { title, courseId } = certified[course];
  return {
    enabled: true,
    invoice_data: {
      description: `Präventionskurs „${title}“, Kurs-ID ${courseId}`,
      custom_fields: [
        { name: 'Präventionskurs', value: title },
        { name: 'Kurs-ID', value: courseId },
      ],
      metadata,
    },
  } satisfies Stripe.Checkout.SessionCreateParams.InvoiceCreation;
}

function sessionParams(request: CheckoutRequest, price: string): Stripe.Checkout.SessionCreateParams {
  const { order, product, discount, dueCents, listCents, customer, locale } = request;
  const metadata = { order, product };
  const coupon = discount === undefined ? undefined : couponId(discount, product, listCents - dueCents);
  const sold = productOf(product);
  return {
    mode: sold.kind === 'plan' ? 'subscription' : 'payment',
    customer,
    client_reference_id: order,
    metadata,
    line_items: [{ price, quantity: 1 }],
    ...(coupon === undefined ? {} : { discounts: [{ coupon }] }),
    ...(sold.kind === 'plan'
      ? { subscription_data: { metadata } }
      : { payment_intent_data: { metadata }, invoice_creation: courseInvoice(sold.key, metadata) }),
    // The order page lists them.
    allowed_payment_method_types: [...waysToPay],
    // Otherwise Stripe may charge in another currency: https://docs.stripe.com/payments/currencies/localize-prices/adaptive-pricing
    adaptive_pricing: { enabled: false },
    locale,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: seconds(request.expires),
  };
}

/** In German, whatever the buyer's language: it is for a German insurer. */
const invoicedTo = ({ name, street, postcode, city, country }: BillingAddress) => ({
  name,
  address: { line1: street, postal_code: postcode, city, country },
  preferred_locales: ['de'],
});

/**
 * A key per attempt: the client may repeat it if the response was lost. A key per order would return the same
 * response for a day, even a 500: https://docs.stripe.com/api/idempotent_requests
 */
const once = () => ({ idempotencyKey: crypto.randomUUID() });

/** Stripe's maximum: https://docs.stripe.com/api/pagination */
const pageSize = 100;

function createPayments(stripeOf: () => Stripe, endpoint: WebhookEndpoint): Payments {
  async function makeCheckout(request: CheckoutRequest): Promise<CheckoutOpened> {
    const stripe = stripeOf();
    const price = await findPrice(stripe, productOf(request.product), request.listCents);
    if ('problem' in price) return { state: 'not_for_sale', reason: price.problem };
    const made = await stripe.checkout.sessions.create(sessionParams(request, price.id), {
      idempotencyKey: `order-${request.order}-${request.customer}`,
    });
    const { id, url, ...session } = readAnswer(openedSession, made);
    if (session.amount_total !== request.dueCents || session.currency !== 'eur') {
      await stripe.checkout.sessions.expire(id, {}, once());
      return { state: 'not_for_sale', reason: 'another amount' };
    }
    return url === null ? { state: 'unavailable', reason: 'closed' } : { state: 'open', session: id, url };
  }

  return {
    async createCustomer({ order, userId, email, billingAddress, footer, instead }) {
      const idempotencyKey = `customer-${order}-${instead ?? 'first'}`;
      const given = {
        email,
        metadata: { user: userId },
        ...(billingAddress && invoicedTo(billingAddress)),
        ...(footer === undefined ? {} : { invoice_settings: { footer } }),
      };
      const made = await answerOf(stripeOf().customers.create(given, { idempotencyKey }));
      return readAnswer(madeObject, made).id;
    },

    async updateCustomer(id, { email, footer }) {
      const change = { email, invoice_settings: { footer } };
      await answerOf(unlessMissing(stripeOf().customers.update(id, change, once())));
    },

    async openCheckout(request): Promise<CheckoutOpened> {
      try {
        return await makeCheckout(request);
      } catch (error) {
        if (isMissing(error)) {
          return error.param === 'customer'
            ? { state: 'no_customer' }
            : { state: 'not_for_sale', reason: 'missing' };
        }
        if (isTransient(error) && !isFailed(error)) return { state: 'unavailable', reason: reasonOf(error) };
        throw loggable(error);
      }
    },

    async expireCheckout(session) {
      const { sessions } = stripeOf().checkout;
      try {
        await sessions.expire(session, {}, once());
        return 'expired';
      } catch (error) {
        if (isMissing(error)) return 'expired';
        const { status } = readAnswer(sessionStatus, await answerOf(sessions.retrieve(session)));
        if (status === 'complete' || status === 'expired') return status;
        throw loggable(error);
      }
    },

    orderSnapshot: (session) => answerOf(orderSnapshot(stripeOf(), session)),

    async invoicePdf(session) {
      const { sessions } = stripeOf().checkout;
      const answer = await answerOf(unlessMissing(sessions.retrieve(session, { expand: ['invoice'] })));
      return answer && (readAnswer(sessionInvoice, answer).invoice?.invoice_pdf ?? undefined);
    },

    payment: (id) => answerOf(payment(stripeOf(), id)),

    paymentsOf: (subscription) => answerOf(subscriptionPayments(stripeOf(), subscription)),

    async endSubscription(id, at) {
      const { subscriptions } = stripeOf();
      try {
        // We refund the unused part of a paid period ourselves, so Stripe must not prorate:
        // https://docs.stripe.com/billing/subscriptions/cancel
        if (at) {
          const params = { cancel_at: seconds(at), proration_behavior: 'none' } as const;
          await subscriptions.update(id, params, once());
        } else await subscriptions.cancel(id, {}, once());
        return 'ending';
      } catch (error) {
        if (isMissing(error)) return 'ended';
        const found = readAnswer(subscription, await answerOf(subscriptions.retrieve(id)));
        if (subscriptionSnapshot(found).hasEnded) return 'ended';
        throw loggable(error);
      }
    },

    async refund({ payment: id, cents, key, reason }) {
      const params = { payment_intent: id, amount: cents, reason };
      await answerOf(stripeOf().refunds.create(params, { idempotencyKey: key }));
    },

    async portalUrl(customer, locale, returnUrl) {
      try {
        const configuration = (await findPortal(stripeOf()))?.id;
        const given = { customer, locale, return_url: returnUrl, ...(configuration && { configuration }) };
        const opened = await stripeOf().billingPortal.sessions.create(given, once());
        return readAnswer(openedPortal, opened).url;
      } catch (error) {
        if (isMissing(error) && error.param === 'customer') return undefined;
        throw loggable(error);
      }
    },

    async readWebhook(body, signature, now) {
      const read = await readEvent(stripeOf(), endpoint, { body, signature, now });
      if (read.state === 'refused') return read;
      const { id, type, created } = read.event;
      const order = await answerOf(orderOf(stripeOf(), read.event));
      return { state: 'read', event: { id, type, created: new Date(created * 1000), order } };
    },

    async liveSubscriptions(after) {
      const from = after === undefined ? {} : { starting_after: after };
      const answer = await answerOf(stripeOf().subscriptions.list({ limit: pageSize, ...from }));
      const { data, has_more: hasMore } = readAnswer(subscriptionPage, answer);
      return { items: data.map(subscriptionSnapshot), hasMore };
    },

    async eventsSince(since, after) {
      const from = after === undefined ? {} : { starting_after: after };
      const wanted = { created: { gte: seconds(since) }, types: [...webhookEventTypes] };
      const answer = await answerOf(stripeOf().events.list({ ...wanted, limit: pageSize, ...from }));
      const { data, has_more: hasMore } = readAnswer(eventPage, answer);
      const items = data.map((event) => ({
        id: event.id,
        type: event.type,
        created: new Date(event.created * 1000),
        order: () => answerOf(orderOf(stripeOf(), event)),
      }));
      return { items, hasMore };
    },
  };
}

type StripeSettings = Pick<
  Settings,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'ENVIRONMENT'
>;

/** Per request or job. Without Stripe's secrets nothing can be bought, and no webhook is accepted. */
export function createStripe(
  settings: StripeSettings,
  witness: Witness,
): ((deadline: Deadline, onCall?: () => void) => Payments) | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url } = settings;
  if (key === undefined || secret === undefined) return undefined;
  const endpoint = { secret, livemode: expectedLivemode(settings.ENVIRONMENT) };
  return (deadline, onCall) => {
    let client: ReturnType<typeof createClient> | undefined;
    // Created on first use: most requests buy nothing.
    return createPayments(() => (client ??= createClient({ key, url, deadline, onCall, witness })), endpoint);
  };
}
