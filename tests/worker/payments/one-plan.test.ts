import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrdersView } from '#domain/shop/order.ts';
import { code, type Answered } from '../outside/call.ts';
import { stripe } from '../outside/places.ts';
import { postRoom } from '../outside/post-room.ts';
import { eventsSoFar, sessionIn, shopper, tell, wish } from '../outside/shop.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));
afterEach(() => stripe.become({ mode: 'ok' }));

type Buyer = Awaited<ReturnType<typeof shopper>>;

/** Everything that can be paid at the payment service is paid, and the Worker hears of it. */
async function payAll(answers: readonly Answered[]): Promise<void> {
  for (const answer of answers.filter(({ status }) => status === 200)) {
    // A checkout session that is closed refuses: that is what is wanted.
    await stripe.perform({ action: 'pay', session: sessionIn(answer) }).catch(() => undefined);
  }
}

const standing = async (her: Buyer) => {
  const { orders, subscriptions } = (await her.get('/api/orders')).body as OrdersView;
  return {
    paid: orders.filter(({ state }) => state === 'paid').length,
    withCode: orders.filter(({ state, discount }) => state === 'paid' && discount !== null).length,
    running: subscriptions.filter(({ state }) => state !== 'ended').length,
  };
};

interface OpenSession {
  status: string;
  client_reference_id: string;
}

async function openSessions(orders: readonly unknown[]): Promise<number> {
  const answer = await fetch(`${stripe.url}/v1/checkout/sessions?limit=100`, {
    headers: { Authorization: `Bearer ${env.STRIPE_SECRET_KEY}`, 'Stripe-Version': '2026-10-28.endive' },
  });
  const { data } = await answer.json<{ data: OpenSession[] }>();
  return data.filter(({ status, client_reference_id: id }) => status === 'open' && orders.includes(id))
    .length;
}

const orderRows = async ({ userId }: Buyer) =>
  (await env.DB.prepare('SELECT * FROM orders WHERE user_id = ?').bind(userId).all()).results;

describe('three checkouts at once, with a code that counts once, at a slow payment service', () => {
  const plans: readonly ProductKey[] = ['app-3-months', 'app-6-months', 'app-12-months'];

  it.each([
    ['all are slow', { mode: 'slow', path: '/v1/checkout/sessions', milliseconds: 400 }],
    ['the first is slow', { mode: 'slow', path: '/v1/checkout/sessions', milliseconds: 500, times: 1 }],
    ['the customer takes its time', { mode: 'slow', path: '/v1/customers', milliseconds: 400, times: 2 }],
  ] as const)('lead to one plan and one use of the code: %s', async (_, fault) => {
    const news = await eventsSoFar();
    const her = await shopper('three');
    await stripe.become(fault);
    const answers = await Promise.all(plans.map((plan) => her.order(wish(plan, {}, 'NEUSTART20'))));
    await stripe.become({ mode: 'ok' });
    for (const answer of answers) {
      if (answer.status !== 200) expect(code(answer)).toEqual({ code: 'order_replaced' });
    }
    const rows = await orderRows(her);
    expect(await openSessions(rows.map(({ id }) => id))).toBe(1);
    await payAll(answers);
    expect(new Set(await news.tellAll())).toEqual(new Set([204]));
    expect(await standing(her)).toEqual({ paid: 1, withCode: 1, running: 1 });
    expect(await her.access()).toEqual(['VALEA_APP']);
  });

  it('one after the other the last choice stands, and the code goes with it', async () => {
    const her = await shopper('changing');
    const answers = [];
    for (const plan of plans) answers.push(await her.order(wish(plan, {}, 'NEUSTART20')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const news = await eventsSoFar();
    await payAll(answers);
    await news.tellAll();
    expect(await standing(her)).toEqual({ paid: 1, withCode: 1, running: 1 });
    expect(code(await her.send('/api/discount', { code: 'NEUSTART20' }))).toEqual({
      code: 'discount_not_applicable',
    });
  });
});

/** Two checkout sessions that can both be paid, as they never should be: the first order was given up behind our back. */
async function twoPayable(her: Buyer) {
  const first = await her.order(wish('app-3-months'));
  await env.DB.prepare("UPDATE orders SET state = 'expired' WHERE user_id = ?").bind(her.userId).run();
  const second = await her.order(wish('app-6-months'));
  return [first, second] as const;
}

describe('two paid all the same', () => {
  it.each(['de', 'en'] as const)(
    'the later one is refunded, its subscription ended, and she is told: %s',
    async (locale) => {
      const post = postRoom();
      const her = await shopper(`duplicate-${locale}`, post.worker);
      const first = await her.order(wish('app-3-months', { locale }));
      await env.DB.prepare("UPDATE orders SET state = 'expired' WHERE user_id = ?").bind(her.userId).run();
      const second = await her.order(wish('app-6-months', { locale }));
      const news = await eventsSoFar();
      await payAll([first]);
      await news.tellAll(post.worker);
      await payAll([second]);
      expect(new Set(await news.tellAll(post.worker))).toEqual(new Set([204]));
      const { orders, subscriptions } = (await her.get('/api/orders')).body as OrdersView;
      expect(orders.map(({ product, state, refundedCents }) => [product, state, refundedCents])).toEqual([
        ['app-6-months', 'refunded', 59_99],
        ['app-3-months', 'paid', 0],
      ]);
      expect(subscriptions.map(({ product, state }) => [product, state])).toEqual([
        ['app-3-months', 'live'],
        ['app-6-months', 'ended'],
      ]);
      const mails = post.sent.filter(({ subject }) => /doppelt|twice/.test(subject));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toMatch(locale === 'de' ? /59,99\s€ zurück/ : /€\s?59.99|59,99\s€/);
      const confirmations = post.sent.filter(({ subject }) => /Bestellung|order/i.test(subject));
      expect(confirmations).toHaveLength(1);
    },
  );

  it.each(['in order', 'backwards', 'at once'] as const)(
    'whatever order the news come in: %s',
    async (way) => {
      const her = await shopper('both');
      const answers = await twoPayable(her);
      const news = await eventsSoFar();
      await payAll(answers);
      const events = await news.since();
      if (way === 'at once') {
        const both = [...events, ...events];
        const statuses = await Promise.all(both.map((event) => tell(event)));
        expect(new Set(statuses)).toEqual(new Set([204]));
      } else {
        for (const event of way === 'in order' ? events : events.toReversed())
          expect(await tell(event)).toBe(204);
      }
      expect(await standing(her)).toEqual({ paid: 1, withCode: 0, running: 1 });
      const refunds = (await news.since()).filter(({ type }) => type === 'refund.created');
      expect(refunds).toHaveLength(1);
      expect(await her.access()).toEqual(['VALEA_APP']);
    },
  );

  it.each(['/v1/refunds', '/v1/subscriptions'])('goes on where an answer of %s was lost', async (path) => {
    const her = await shopper('lost');
    const answers = await twoPayable(her);
    const news = await eventsSoFar();
    await payAll(answers);
    await stripe.become({ mode: 'lost-answer', path, times: 2 });
    for (const event of await news.since()) await tell(event);
    await stripe.become({ mode: 'ok' });
    expect(new Set(await news.tellAll())).toEqual(new Set([204]));
    expect(await standing(her)).toEqual({ paid: 1, withCode: 0, running: 1 });
    expect((await news.since()).filter(({ type }) => type === 'refund.created')).toHaveLength(1);
  });
});
