import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ask } from '../outside/books.ts';
import { code, freshWorker } from '../outside/call.ts';
import { heldWorker } from '../outside/held.ts';
import { stripe } from '../outside/places.ts';
import { recordWebhooks, payAll, sessionIn, shopper, standing, wish, type Shopper } from '../outside/shop.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';

interface OpenSession {
  status: string;
  client_reference_id: string;
}

async function openSessions(orders: readonly unknown[]): Promise<number> {
  const { data } = await ask<{ data: OpenSession[] }>('checkout/sessions?limit=100');
  return data.filter(({ status, client_reference_id: id }) => status === 'open' && orders.includes(id))
    .length;
}

const orderRows = async ({ userId }: Shopper) =>
  (await env.DB.prepare('SELECT * FROM orders WHERE user_id = ?').bind(userId).all()).results;

describe('three concurrent checkouts with a one-time code and a slow payment service', () => {
  const plans: readonly ProductKey[] = ['app-3-months', 'app-6-months', 'app-12-months'];

  it.each([
    ['all are slow', { mode: 'slow', path: '/v1/checkout/sessions', milliseconds: 400 }],
    ['the first is slow', { mode: 'slow', path: '/v1/checkout/sessions', milliseconds: 500, times: 1 }],
    ['the customer takes its time', { mode: 'slow', path: '/v1/customers', milliseconds: 400, times: 2 }],
  ] as const)('make one plan and use the code once: %s', async (_, fault) => {
    const webhooks = await recordWebhooks();
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
    expect(new Set(await webhooks.deliverAll())).toEqual(new Set([204]));
    expect(await standing(her)).toEqual({ paid: 1, withCode: 1, running: 1 });
    expect(await her.access()).toEqual(['VALEA_APP']);
  });

  it('one after the other: the last choice counts, and has the code', async () => {
    const her = await shopper('changing');
    const answers = [];
    for (const plan of plans) answers.push(await her.order(wish(plan, {}, 'NEUSTART20')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const webhooks = await recordWebhooks();
    await payAll(answers);
    await webhooks.deliverAll();
    expect(await standing(her)).toEqual({ paid: 1, withCode: 1, running: 1 });
    expect(code(await her.send('/api/discount', { code: 'NEUSTART20' }))).toEqual({
      code: 'discount_not_applicable',
    });
  });
});

describe('an order given up while its checkout opens', () => {
  const isKeeping = (sql: string) => /update "orders" set .*"checkout_url"/.test(sql);

  it('is not stored, and its checkout session expires', async () => {
    const held = heldWorker(isKeeping);
    const her = await shopper('given-up', held.worker);
    const first = her.order(wish('app-3-months', {}, 'NEUSTART20'));
    await held.reached;
    const second = await her.at(freshWorker()).order(wish('app-6-months', {}, 'NEUSTART20'));
    expect(second.status).toBe(200);
    held.letGo();
    expect(code(await first)).toEqual({ code: 'order_replaced' });
    const rows = await orderRows(her);
    expect(rows.map(({ state, checkout_session: session }) => ({ state, session }))).toEqual(
      expect.arrayContaining([
        { state: 'expired', session: null },
        { state: 'open', session: sessionIn(second) },
      ]),
    );
    expect(rows).toHaveLength(2);
    expect(await openSessions(rows.map(({ id }) => id))).toBe(1);
  });

  it('is not given to the second click either', async () => {
    const held = heldWorker(isKeeping);
    const her = await shopper('clicked-twice', held.worker);
    const other = her.at(freshWorker());
    const first = her.order(wish('app-3-months'));
    await held.reached;
    expect((await other.order(wish('app-3-months'))).status).toBe(200);
    expect((await other.order(wish('app-6-months'))).status).toBe(200);
    held.letGo();
    expect(code(await first)).toEqual({ code: 'order_replaced' });
  });
});
