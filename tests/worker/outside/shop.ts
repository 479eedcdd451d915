import { env } from 'cloudflare:workers';
import { localStripe } from '../../../local/stripe/remote.ts';
import { requirementsTexts } from '#domain/shop/requirements-texts.ts';
import { startOfDay } from '#domain/time/calendar.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { discountOf, dueFor } from '#domain/shop/discounts.ts';
import type { OrdersView, OrderView } from '#domain/shop/order.ts';
import type { AccessLevel } from '#domain/shop/access.ts';
import { anyAddress, call, freshWorker, getUser, post, publishedKey, site, type Answered } from './call.ts';
import { stripe } from './stand-ins.ts';
import type { Env } from '../../../functions/env.ts';

export interface PaymentEvent {
  id: string;
  type: string;
  data: { object: Record<string, unknown> };
}

const { terms, withdrawal, requirements, earlyStart } = textVersions;

/** As early as the current conditions could be confirmed. */
export const confirmedAt = startOfDay(
  requirementsTexts.find(({ version }) => version === requirements)?.since ?? '2026-01-01',
).toISOString();

export const livesAt: BillingAddress = {
  name: 'Lena Öztürk-Großmann',
  street: 'Am Anger 7',
  postcode: '04315',
  city: 'Leipzig',
  country: 'DE',
};

export const wish = (product: ProductKey, more: Record<string, unknown> = {}, discount?: string) => {
  const { kind } = productOf(product);
  const cents = dueFor(product, discount === undefined ? undefined : discountOf(discount, '2026-11-21'));
  return {
    product,
    locale: 'de',
    ...(discount === undefined ? {} : { discount }),
    agreed: {
      cents,
      terms,
      withdrawal,
      earlyStart,
      ...(kind === 'course' ? { requirements: { version: requirements, at: confirmedAt } } : {}),
    },
    ...(kind === 'course' ? { billingAddress: livesAt } : {}),
    ...more,
  };
};

const textOf = (body: unknown, name: string) =>
  typeof body === 'object' && body !== null && typeof Reflect.get(body, name) === 'string'
    ? String(Reflect.get(body, name))
    : '';

/** A Worker with its own keys, whatever other tests publish. */
const shop = freshWorker();
const keys = new WeakMap<Env, ReturnType<typeof publishedKey>>();

function keyFor(worker: Env) {
  const key = keys.get(worker) ?? publishedKey();
  keys.set(worker, key);
  return key;
}

/** A new, signed-in member, and actions in the shop. */
export async function shopper(
  name: string,
  worker: Env = shop,
  service = stripe,
  claims: Record<string, unknown> = {},
  /** The page of the sign-in, which creates the account. */
  page = '/de/anmelden?for=plan',
) {
  const { token } = await keyFor(worker);
  const uid = `${name}-${crypto.randomUUID()}`;
  const bearer = { Authorization: `Bearer ${await token(uid, claims)}` };
  const arrival = getUser(bearer.Authorization.slice(7));
  arrival.headers.set('Referer', site + page);
  const { body } = await call(arrival, worker);
  const user = (body as { data: { getUser: { id: string } } }).data.getUser;

  const doing = (worker: Env) => {
    const get = (path: string) =>
      call(new Request(site + path, { headers: { ...bearer, 'CF-Connecting-IP': anyAddress() } }), worker);
    const send = (path: string, given: unknown, headers: Record<string, string> = {}) =>
      call(post({ body: JSON.stringify(given), headers: { ...bearer, ...headers } }, path), worker);
    const request = (path: string, method: string) =>
      new Request(site + path, {
        method,
        headers: { ...bearer, Origin: site, 'CF-Connecting-IP': anyAddress() },
      });
    const remove = (path = '/api/account') => call(request(path, 'DELETE'), worker);
    const order = (given: unknown, headers: Record<string, string> = {}) =>
      send('/api/checkout', given, headers);
    const state = async (id: string) => (await get(`/api/orders/${id}`)).body as OrderView;

    return {
      get,
      send,
      request,
      remove,
      order,
      state,
      access: async () => {
        const { body: answered } = await call(getUser(bearer.Authorization.slice(7)), worker);
        return (answered as { data: { getUser: { access: AccessLevel[] } } }).data.getUser.access;
      },
      /** Orders and pays. */
      async buy(product: ProductKey, way: 'card' | 'sepa' = 'card', headers: Record<string, string> = {}) {
        const placed = await order(wish(product), headers);
        const session = sessionIn(placed);
        await service.perform({ action: 'pay', session, way });
        return { order: orderIn(placed), session };
      },
    };
  };
  /** `at`: the same person with another Worker. */
  return { userId: user.id, uid, ...doing(worker), at: doing };
}

export type Shopper = Awaited<ReturnType<typeof shopper>>;

/** The order that an answer names, and the checkout session that it leads to. */
export const orderIn = ({ body }: Answered) => textOf(body, 'order');
export const sessionIn = ({ body }: Answered) => textOf(body, 'url').split('/').at(-1) ?? '';

/** As stored: all of a member's orders, oldest first, and one of them. */
export const ordersOf = async ({ userId }: Pick<Shopper, 'userId'>) =>
  (await env.DB.prepare('SELECT * FROM orders WHERE user_id = ? ORDER BY ordered, id').bind(userId).all())
    .results;
export const storedOrder = (id: string) =>
  env.DB.prepare('SELECT * FROM orders WHERE id = ?').bind(id).first();

async function hmac(text: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = (given: string) => new TextEncoder().encode(given);
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text)));
  return [...signed].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function signatureOf(
  payload: string,
  { secret, seconds = Math.floor(Date.now() / 1000) }: { secret?: string; seconds?: number } = {},
) {
  return `t=${seconds},v1=${await hmac(`${seconds}.${payload}`, secret ?? localStripe.webhookSecret)}`;
}

/** As the payment service sends it: without an origin. */
export function webhook(
  payload: string,
  signature: string | undefined,
  worker: Env = shop,
  more: Record<string, string> = {},
): Promise<Answered> {
  const headers = {
    ...more,
    'Content-Type': 'application/json; charset=utf-8',
    ...(signature === undefined ? {} : { 'Stripe-Signature': signature }),
  };
  return call(new Request(`${site}/api/stripe/webhook`, { method: 'POST', headers, body: payload }), worker);
}

/** `at`: the Worker's clock, if the test sets one. */
export async function deliver(event: unknown, worker: Env = shop, at?: Date): Promise<number> {
  const payload = JSON.stringify(event, null, 2);
  if (!at) return (await webhook(payload, await signatureOf(payload), worker)).status;
  const signature = await signatureOf(payload, { seconds: Math.floor(at.getTime() / 1000) });
  return (await webhook(payload, signature, worker, { 'X-Valea-Now': at.toISOString() })).status;
}

/** Collects the payment service's events from now on, oldest first. */
export async function recordWebhooks(service = stripe) {
  const before = await service.eventCount();
  return {
    since: (): Promise<PaymentEvent[]> => service.events(before),
    /** Delivers all of them. */
    async deliverAll(worker: Env = shop, at?: Date): Promise<number[]> {
      const statuses = [];
      for (const event of await this.since()) statuses.push(await deliver(event, worker, at));
      return statuses;
    },
  };
}

interface Purchase {
  worker?: Env;
  way?: 'card' | 'sepa';
  service?: typeof stripe;
  claims?: Record<string, unknown>;
}

/** A new member who has paid for that, with the events since then; none is delivered yet. */
export async function bought(name: string, product: ProductKey, given: Purchase = {}) {
  const { worker = shop, way, service, claims } = given;
  const webhooks = await recordWebhooks(service);
  const her = await shopper(name, worker, service, claims);
  const { order } = await her.buy(product, way);
  return { her, order, since: webhooks.since, deliverAll: () => webhooks.deliverAll(worker) };
}

/** The payment of an order or of its subscription's latest invoice. */
export function paymentIn(events: readonly PaymentEvent[]): string {
  const paid = events.findLast(({ type }) => type.startsWith('payment_intent.'));
  return textOf(paid?.data.object, 'id');
}

export const subscriptionIn = (events: readonly PaymentEvent[]): string =>
  textOf(events.find(({ type }) => type === 'customer.subscription.created')?.data.object, 'id');

export const customerIn = (events: readonly PaymentEvent[]): string =>
  textOf(events.find(({ type }) => type === 'customer.created')?.data.object, 'id');

/** Pays whatever can be paid, and delivers the webhooks. */
export async function payAll(answers: readonly Answered[]): Promise<void> {
  for (const answer of answers.filter(({ status }) => status === 200)) {
    // Closed checkout sessions refuse, as they should.
    await stripe.perform({ action: 'pay', session: sessionIn(answer) }).catch(() => undefined);
  }
}

/** Lets the payment service be asked about open orders again. */
export const secondsLater = () => env.DB.prepare('UPDATE orders SET asked = NULL').run();

export const standing = async (her: Shopper) => {
  const { orders, subscriptions } = (await her.get('/api/orders')).body as OrdersView;
  return {
    paid: orders.filter(({ state }) => state === 'paid').length,
    withCode: orders.filter(({ state, discount }) => state === 'paid' && discount !== null).length,
    running: subscriptions.filter(({ state }) => state !== 'ended').length,
  };
};
