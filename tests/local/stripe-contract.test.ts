/**
 * What we rely on from the payment service, stated once: runs against the stand-in, and against Stripe's test mode
 * with `STRIPE_SECRET_KEY=sk_test_… npm test -- contract`. `standIn` marks what needs a person at a page, an address
 * that Stripe can reach, or a failure of Stripe's.
 */
import { ownDiscount } from '../fixtures/own-discount.ts';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountSettingsHolder } from '../../functions/adapters/stripe/account-settings.ts';
import { openedPortal, openedSession, readAnswer } from '../../functions/adapters/stripe/answers.ts';
import { createCatalogueHolder } from '../../functions/adapters/stripe/catalogue.ts';
import { apiVersion } from '../../functions/adapters/stripe/client.ts';
import { createStripe } from '../../functions/adapters/stripe/payments.ts';
import { deadlineForEachCall } from '../../functions/time/deadline.ts';
import { localStripe } from '../../local/stripe/remote.ts';
import {
  clientOf,
  sessionParams,
  startStandIn,
  testKey,
  useTestMode,
  type Service,
} from './stripe-services.ts';
import type Stripe from 'stripe';
import { productOf } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';

const key = testKey(process.env);
const standIn = it.skipIf(key !== undefined);

let service: Service;
let local: Awaited<ReturnType<typeof startStandIn>>;
let stripe: Stripe;
beforeAll(async () => {
  local = await startStandIn();
  service = key === undefined ? local : await useTestMode(key);
  ({ stripe } = service);
});
afterAll(async () => {
  await Promise.all([service.stop(), key !== undefined && local.stop()]);
});

const courseCents = priceOf(productOf('zpp'));
const monthCents = priceOf(productOf('app-1-month'));

const missing = { code: 'resource_missing' };
const payments = () => {
  const settings = {
    STRIPE_SECRET_KEY: service.key,
    STRIPE_WEBHOOK_SECRET: localStripe.webhookSecret,
    STRIPE_API_URL: service.url,
    ENVIRONMENT: 'staging',
  } as const;
  const made = createStripe(settings, () => undefined)?.(deadlineForEachCall(20_000));
  if (!made) throw new Error('There are no keys for the payment service.');
  return made;
};
const subscriptionOf = (id: string) =>
  stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] });
const chargeOf = async (payment: string) => {
  const intent = await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] });
  return intent.latest_charge as Stripe.Charge;
};
const paymentsOf = (subscription: string) => payments().paymentsOf(subscription);

describe('contract: test mode', () => {
  it('refuses every key but one of Stripe’s test mode', () => {
    expect(testKey({})).toBeUndefined();
    expect(testKey({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('sk_test_1');
    for (const STRIPE_SECRET_KEY of ['sk_live_1', 'rk_live_1', 'other']) {
      expect(() => testKey({ STRIPE_SECRET_KEY })).toThrow(/test mode only/);
    }
  });
});

describe('contract: checkout', () => {
  it('prices and discounts are those of the catalogue once pushed, and pushing again changes nothing', async () => {
    const holder = createCatalogueHolder(stripe);
    await holder.push();
    expect(await holder.check()).toEqual([]);
    const { data } = await stripe.prices.list({ lookup_keys: [`zpp-${courseCents}`], active: true });
    expect(data).toMatchObject([{ unit_amount: courseCents, currency: 'eur', tax_behavior: 'inclusive' }]);
  });

  standIn('an account without the catalogue: reports what is missing', async () => {
    const other = await startStandIn(undefined, false);
    const missing = await createCatalogueHolder(other.stripe).check();
    expect(missing).toContain(`zpp-${courseCents}: no such price`);
    expect(missing).toContainEqual(
      expect.stringMatching(new RegExp(`^${ownDiscount.code}-.*: no such coupon$`)),
    );
    await other.stop();
  });

  it('a session is open, leads to a hosted page, and can be expired once', async () => {
    const order = randomUUID();
    const made = await stripe.checkout.sessions.create(await sessionParams(stripe, 'app-1-month', order));
    expect(readAnswer(openedSession, made)).toMatchObject({ amount_total: monthCents, currency: 'eur' });
    expect(await stripe.checkout.sessions.retrieve(made.id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: order,
      metadata: { order },
      subscription: null,
      success_url: 'https://shop.example/thanks',
    });
    expect(await stripe.checkout.sessions.expire(made.id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(made.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('a coupon takes its amount off', async () => {
    const params = await sessionParams(stripe, 'app-1-month', randomUUID());
    const id = `contract-${randomUUID()}`;
    await stripe.coupons.create({
      id,
      name: 'Contract',
      duration: 'once',
      amount_off: 1_00,
      currency: 'eur',
    });
    const made = await stripe.checkout.sessions.create({ ...params, discounts: [{ coupon: id }] });
    expect(made).toMatchObject({ amount_subtotal: monthCents, amount_total: monthCents - 1_00 });
  });

  it('refuses what does not exist, does not fit or is unknown', async () => {
    const params = await sessionParams(stripe, 'app-1-month', randomUUID());
    const create = (more: object) => stripe.checkout.sessions.create({ ...params, ...more });
    await expect(create({ customer: 'cus_none' })).rejects.toMatchObject({ ...missing, param: 'customer' });
    await expect(create({ mode: 'payment' })).rejects.toMatchObject({ statusCode: 400 });
    await expect(create({ colour: 'red' })).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    });
    await expect(create({ expires_at: Math.floor(Date.now() / 1000) + 60 })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      ...missing,
      statusCode: 404,
    });
    const { id } = await create({});
    const expand = ['subscription.latest_invoice.payments.data.payment'];
    await expect(stripe.checkout.sessions.retrieve(id, { expand })).rejects.toMatchObject({
      statusCode: 400,
    });
    const stranger = clientOf('sk_test_other', service.url);
    await expect(stranger.events.list()).rejects.toMatchObject({ statusCode: 401 });
  });
});

describe('contract: idempotency keys', () => {
  it('bring the same object however often, and refuse another request', async () => {
    const idempotencyKey = randomUUID();
    const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey });
    const { id } = await create('one@example.com');
    expect((await create('one@example.com')).id).toBe(id);
    await expect(create('two@example.com')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  standIn('keep a 500 for a day, as https://docs.stripe.com/api/idempotent_requests says', async () => {
    const idempotencyKey = randomUUID();
    const create = () => stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey });
    local.become({ mode: 'confused', path: '/v1/customers', times: 1 });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    local.become({ mode: 'ok' });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    local.perform({ action: 'advance', days: 1 });
    expect((await create()).id).toMatch(/^cus_/);
  });
});

describe('contract: customers', () => {
  it('take another address and footer, which later invoices have; a missing one is refused', async () => {
    const { customer, subscription, advance } = await service.subscribe('clock');
    const change = { email: 'grace@example.com', invoice_settings: { footer: 'contract' } };
    await stripe.customers.update(customer, change);
    expect(await stripe.customers.retrieve(customer)).toMatchObject(change);
    await advance(32);
    const { data } = await stripe.invoices.list({ subscription });
    expect(data[0]).toMatchObject({ customer_email: change.email, footer: 'contract' });
    await expect(stripe.customers.update('cus_none', change)).rejects.toMatchObject(missing);
    await expect(stripe.customers.update(customer, { email: 'nobody' })).rejects.toMatchObject({
      code: 'email_invalid',
    });
  });
});

describe('contract: subscriptions', () => {
  it('begin paid, with the period on the item, and an invoice with a number and a PDF', async () => {
    const { subscription, order } = await service.subscribe();
    const found = await subscriptionOf(subscription);
    expect(found).toMatchObject({
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      pause_collection: null,
      metadata: { order },
      latest_invoice: {
        status: 'paid',
        billing_reason: 'subscription_create',
        total: monthCents,
        number: expect.stringMatching(/\d/) as unknown,
        payments: { data: [{ payment: { payment_intent: expect.stringMatching(/^pi_/) as unknown } }] },
      },
    });
    const [item] = found.items.data;
    const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400;
    expect(Math.round(days)).toBeGreaterThanOrEqual(28);
    expect(Math.round(days)).toBeLessThanOrEqual(31);
    const pdf = await fetch((found.latest_invoice as Stripe.Invoice).invoice_pdf ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('renew by another payment when their period is over', async () => {
    const { subscription, advance } = await service.subscribe('clock');
    const before = await subscriptionOf(subscription);
    await advance(32);
    const after = await subscriptionOf(subscription);
    expect(after.items.data[0]?.current_period_start).toBe(before.items.data[0]?.current_period_end);
    const paid = await paymentsOf(subscription);
    expect(paid).toMatchObject([
      { isFirst: false, state: 'succeeded', cents: monthCents },
      { isFirst: true, state: 'succeeded', cents: monthCents },
    ]);
    expect(new Set(paid.map(({ id }) => id)).size).toBe(2);
  });

  it('are cancelled for the end of their period, resumed, cancelled again, and then end', async () => {
    const { subscription, advance } = await service.subscribe('clock');
    const cancel = (whether: boolean) =>
      stripe.subscriptions.update(subscription, { cancel_at_period_end: whether });
    const cancelled = await cancel(true);
    expect(cancelled).toMatchObject({
      status: 'active',
      cancel_at: cancelled.items.data[0]?.current_period_end,
    });
    expect(await cancel(false)).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
    await cancel(true);
    await advance(32);
    expect(await subscriptionOf(subscription)).toMatchObject({
      status: 'canceled',
      ended_at: expect.any(Number) as unknown,
    });
    expect(await paymentsOf(subscription)).toHaveLength(1);
  });

  it('end once: afterwards neither now nor later, and we are told', async () => {
    const { subscription } = await service.subscribe();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await payments().endSubscription(subscription, inDays(10))).toBe('ending');
    expect(await payments().endSubscription(subscription)).toBe('ending');
    expect(await payments().endSubscription(subscription, inDays(5))).toBe('ended');
    expect(await payments().endSubscription(subscription)).toBe('ended');
  });

  it('are cancelled for a day within their period without a refund', async () => {
    const { subscription, advance } = await service.subscribe('clock');
    const { items } = await subscriptionOf(subscription);
    const at = (items.data[0]?.current_period_start ?? 0) + 10 * 86_400;
    const params = { cancel_at: at, proration_behavior: 'none' } as const;
    expect(await stripe.subscriptions.update(subscription, params)).toMatchObject({
      status: 'active',
      cancel_at: at,
    });
    await advance(11);
    expect((await subscriptionOf(subscription)).status).toBe('canceled');
    expect(await paymentsOf(subscription)).toMatchObject([{ refundedCents: 0 }]);
  });

  it('end at once, and only once', async () => {
    const { subscription } = await service.subscribe();
    expect(await stripe.subscriptions.cancel(subscription)).toMatchObject({
      status: 'canceled',
      ended_at: expect.any(Number) as unknown,
    });
    await expect(stripe.subscriptions.cancel(subscription)).rejects.toMatchObject(missing);
    const { data } = await stripe.subscriptions.list({ limit: 100 });
    expect(data.map(({ id }) => id)).not.toContain(subscription);
  });

  it('are listed newest first, page after page', async () => {
    const older = await service.subscribe();
    const newer = await service.subscribe();
    const first = await stripe.subscriptions.list({ limit: 1 });
    expect(first).toMatchObject({ data: [{ id: newer.subscription }], has_more: true });
    const next = await stripe.subscriptions.list({ limit: 1, starting_after: newer.subscription });
    expect(next.data).toMatchObject([{ id: older.subscription }]);
  });
});

describe('contract: money back', () => {
  it('a refund is partial, then the rest, never more', async () => {
    const payment = await service.payOnce('card');
    const part = Math.floor(courseCents / 3);
    const refund = (amount?: number) =>
      stripe.refunds.create({
        payment_intent: payment,
        reason: 'requested_by_customer',
        ...(amount === undefined ? {} : { amount }),
      });
    expect(await refund(part)).toMatchObject({ amount: part, status: 'succeeded' });
    expect(await chargeOf(payment)).toMatchObject({
      amount_refunded: part,
      refunded: false,
      disputed: false,
    });
    await expect(refund(courseCents - part + 1)).rejects.toMatchObject({ statusCode: 400 });
    await refund();
    expect(await chargeOf(payment)).toMatchObject({ amount_refunded: courseCents, refunded: true });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it('a direct debit is on its way before it arrives', async () => {
    const payment = await service.payOnce('sepa');
    expect((await stripe.paymentIntents.retrieve(payment)).status).toBe('processing');
    await service.arrives(payment);
    expect((await stripe.paymentIntents.retrieve(payment)).status).toBe('succeeded');
  });

  it('a disputed charge says so, and its dispute is found by the payment', async () => {
    const payment = await service.payOnce('disputed');
    await expect.poll(async () => (await chargeOf(payment)).disputed).toBe(true);
    const { data } = await stripe.disputes.list({ payment_intent: payment });
    expect(data).toMatchObject([{ status: 'needs_response', payment_intent: payment }]);
  });
});

describe('contract: customer portal', () => {
  it('opens as configured, for a customer who exists', async () => {
    const holder = createAccountSettingsHolder(stripe, undefined);
    await holder.push();
    expect(await holder.check()).toEqual([]);
    const { customer } = await service.subscribe();
    const given = { customer, locale: 'de', return_url: 'https://shop.example/my' } as const;
    expect(readAnswer(openedPortal, await stripe.billingPortal.sessions.create(given)).url).toMatch(/^http/);
    const nobody = stripe.billingPortal.sessions.create({ ...given, customer: 'cus_none' });
    await expect(nobody).rejects.toMatchObject({ ...missing, param: 'customer' });
  });

  standIn('cancels at the end of the period, and resumes', async () => {
    const { customer, subscription } = await service.subscribe();
    for (const [step, whether] of [
      ['cancel', true],
      ['resume', false],
    ] as const) {
      await fetch(`${local.url}/portal/${customer}/${subscription}/${step}`, { method: 'POST' });
      expect((await subscriptionOf(subscription)).cancel_at_period_end).toBe(whether);
    }
  });
});

describe('contract: events', () => {
  it('lead to the order, whatever they are about', async () => {
    const since = new Date(Date.now() - 60_000);
    const { subscription, order } = await service.subscribe();
    const [payment] = await paymentsOf(subscription);
    await stripe.refunds.create({ payment_intent: payment?.id ?? '', amount: 1_00 });
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await stripe.subscriptions.cancel(subscription);
    const expired = await stripe.checkout.sessions.create(await sessionParams(stripe, 'zpp', order));
    await stripe.checkout.sessions.expire(expired.id);
    const wanted = [
      'charge.refunded',
      'checkout.session.expired',
      'customer.subscription.deleted',
      'customer.subscription.updated',
      'invoice.paid',
    ];
    const types = async () => {
      const { items } = await payments().eventsSince(since);
      const orders = await Promise.all(items.map((event) => event.order()));
      const own = items.filter((_, at) => orders[at] === order).map(({ type }) => type);
      return wanted.filter((type) => own.includes(type));
    };
    await expect.poll(types, { interval: 1_000 }).toEqual(wanted);
  });

  standIn('come signed to the endpoint that listens to them, and again where they were refused', async () => {
    const heard: string[] = [];
    const server = createServer((request, response) => {
      void (async () => {
        const signature = String(request.headers['stripe-signature']);
        const read = await payments().readWebhook(await text(request), signature, new Date());
        heard.push(read.state === 'read' ? `${read.event.type} ${read.event.id}` : read.reason);
        response.writeHead(heard.length === 1 ? 500 : 204).end();
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { id } = await stripe.webhookEndpoints.create({
      url: `http://localhost:${port}/hook`,
      enabled_events: ['checkout.session.expired'],
      api_version: apiVersion,
    });
    const { id: session } = await stripe.checkout.sessions.create(
      await sessionParams(stripe, 'zpp', randomUUID()),
    );
    await stripe.checkout.sessions.expire(session);
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[0]).toMatch(/^checkout\.session\.expired evt_/);
    expect(heard[1]).toBe(heard[0]);
    await stripe.webhookEndpoints.update(id, { disabled: true });
    server.close();
  });
});
