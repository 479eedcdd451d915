/** Where the contract suite runs: the stand-in, or Stripe's test mode where a key is given. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import { createCatalogueHolder, findPrice } from '../../functions/adapters/stripe/catalogue.ts';
import { apiVersion, createClient } from '../../functions/adapters/stripe/client.ts';
import { deadlineForEachCall } from '../../functions/time/deadline.ts';
import { localStripe } from '../../local/stripe/remote.ts';
import { startStripe } from '../../local/stripe/stripe.ts';
import { productOf } from '../../src/domain/shop/catalogue.ts';
import type Stripe from 'stripe';

interface Plan {
  customer: string;
  subscription: string;
  order: string;
  /** Moves the clock of this plan. */
  advance: (days: number) => Promise<void> | void;
}

export type Way = 'card' | 'sepa' | 'disputed';

export interface Service {
  url: string;
  key: string;
  stripe: Stripe;
  /** A member with a monthly plan whose first month is paid. `clock`: whether its time can be moved. */
  subscribe: (clock?: 'clock') => Promise<Plan>;
  /** A payment of what the course costs. */
  payOnce: (way: Way) => Promise<string>;
  /** A direct debit has arrived. */
  arrives: (payment: string) => Promise<void> | void;
  stop: () => Promise<void>;
}

/** The key of Stripe's test mode, or undefined: then the stand-in is tested. Any other key is refused. */
export function testKey({ STRIPE_SECRET_KEY: key }: NodeJS.ProcessEnv): string | undefined {
  if (key === undefined || key === '' || key === localStripe.key) return undefined;
  if (!/^[rs]k_test_/.test(key))
    throw new Error('The contract suite runs with keys of Stripe’s test mode only.');
  return key;
}

export const clientOf = (key: string, url: string) =>
  createClient({ key, url, deadline: deadlineForEachCall(20_000) });

async function priceOf(stripe: Stripe, key: 'app-1-month' | 'zpp'): Promise<string> {
  const product = productOf(key);
  const found = await findPrice(stripe, product, product.prices[0].cents);
  if ('problem' in found) throw new Error(found.problem);
  return found.id;
}

export async function sessionParams(stripe: Stripe, key: 'app-1-month' | 'zpp', order: string) {
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
  const isPlan = key === 'app-1-month';
  return {
    mode: isPlan ? 'subscription' : 'payment',
    customer,
    client_reference_id: order,
    metadata: { order },
    line_items: [{ price: await priceOf(stripe, key), quantity: 1 }],
    ...(isPlan
      ? { subscription_data: { metadata: { order } } }
      : { payment_intent_data: { metadata: { order } } }),
    success_url: 'https://shop.example/thanks',
    cancel_url: 'https://shop.example/plans',
  } satisfies Stripe.Checkout.SessionCreateParams;
}

export async function startStandIn(kept?: Parameters<typeof startStripe>[0]['kept'], catalogue = true) {
  const service = await startStripe({ port: 0, ...localStripe, apiVersion, kept });
  const stripe = clientOf(localStripe.key, service.url);
  if (catalogue) await createCatalogueHolder(stripe).push();

  async function buy(key: 'app-1-month' | 'zpp', way: 'card' | 'sepa' = 'card') {
    const order = randomUUID();
    const params = await sessionParams(stripe, key, order);
    const { id } = await stripe.checkout.sessions.create(params);
    service.perform({ action: 'pay', session: id, way });
    const { subscription, payment_intent: payment } = await stripe.checkout.sessions.retrieve(id);
    return { customer: params.customer, order, session: id, made: (subscription ?? payment) as string };
  }

  return {
    ...service,
    key: localStripe.key,
    stripe,
    buy,
    async subscribe() {
      const { customer, order, made } = await buy('app-1-month');
      return {
        customer,
        subscription: made,
        order,
        advance(days: number) {
          service.perform({ action: 'advance', days });
        },
      };
    },
    async payOnce(way: Way) {
      const { made } = await buy('zpp', way === 'sepa' ? 'sepa' : 'card');
      if (way === 'disputed') service.perform({ action: 'dispute', payment: made });
      return made;
    },
    arrives(payment: string) {
      service.perform({ action: 'settle', payment });
    },
  };
}

/** Of an answer, only names and types. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object') return typeof value;
  return value && Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

/** Records the shape of each of Stripe's answers, by call and status. */
function recordAnswers(url: string) {
  const shapes = new Map<string, unknown>();
  const { fetch: original } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const answer = await original(address, init);
    const { method, url: asked } = new Request(address, { method: init?.method ?? 'GET' });
    if (!asked.startsWith(url)) return answer;
    const path = new URL(asked).pathname.replaceAll(/\/(?!v1\/)\w*[\dA-Z][\w-]*/g, '/:id');
    shapes.set(`${method} ${path} ${answer.status}`, shapeOf(await answer.clone().json()));
    return answer;
  });
  return async () => {
    spy.mockRestore();
    const sorted = Object.fromEntries([...shapes].toSorted());
    await writeFile(new URL('stripe-answers.json', import.meta.url), `${JSON.stringify(sorted, null, 2)}\n`);
  };
}

/** Nobody presses a button on a payment page here: payments are made over the API, https://docs.stripe.com/testing */
export async function useTestMode(key: string): Promise<Service> {
  const url = 'https://api.stripe.com';
  const stop = recordAnswers(url);
  const stripe = clientOf(key, url);
  await createCatalogueHolder(stripe).push();
  const email = 'ada@example.com';

  async function subscribe(clock?: 'clock'): Promise<Plan> {
    const order = randomUUID();
    const frozen = Math.floor(Date.now() / 1000);
    const made = clock && (await stripe.testHelpers.testClocks.create({ frozen_time: frozen }));
    const { id: customer } = await stripe.customers.create({
      email,
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
      ...(made && { test_clock: made.id }),
    });
    const items = [{ price: await priceOf(stripe, 'app-1-month') }];
    const { id } = await stripe.subscriptions.create({ customer, items, metadata: { order } });
    let now = frozen;
    return {
      customer,
      subscription: id,
      order,
      async advance(days) {
        if (!made) throw new Error('This plan has no clock.');
        now += Math.round(days * 86_400);
        await stripe.testHelpers.testClocks.advance(made.id, { frozen_time: now });
        const status = async () => (await stripe.testHelpers.testClocks.retrieve(made.id)).status;
        await expect.poll(status, { timeout: 120_000, interval: 2_000 }).toBe('ready');
      },
    };
  }

  const methods = {
    card: () => ({ payment_method: 'pm_card_visa', payment_method_types: ['card'] }),
    disputed: () => ({ payment_method: 'pm_card_createDispute', payment_method_types: ['card'] }),
    sepa: () => ({
      payment_method_types: ['sepa_debit'],
      payment_method_data: {
        type: 'sepa_debit',
        sepa_debit: { iban: 'DE89370400440532013000' },
        billing_details: { name: 'Ada', email },
      },
      mandate_data: { customer_acceptance: { type: 'offline', offline: {} } },
    }),
  } satisfies Record<Way, () => Partial<Stripe.PaymentIntentCreateParams>>;

  return {
    url,
    key,
    stripe,
    subscribe,
    async payOnce(way) {
      const { id: customer } = await stripe.customers.create({ email });
      const params = {
        amount: productOf('zpp').prices[0].cents,
        currency: 'eur',
        customer,
        confirm: true,
        ...methods[way](),
      };
      return (await stripe.paymentIntents.create(params)).id;
    },
    async arrives(payment) {
      const status = async () => (await stripe.paymentIntents.retrieve(payment)).status;
      await expect.poll(status, { timeout: 120_000, interval: 2_000 }).toBe('succeeded');
    },
    stop,
  };
}
