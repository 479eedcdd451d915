import { describe, expect, it } from 'vitest';
import { checkoutSessionsOf } from '../outside/books.ts';
import { code, freshWorker } from '../outside/call.ts';
import { heldWorker } from '../outside/held.ts';
import { stripe } from '../outside/stand-ins.ts';
import {
  ordersOf,
  payAll,
  recordWebhooks,
  sessionIn,
  shopper,
  standing,
  wish,
  type Shopper,
} from '../outside/shop.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';
import { ownDiscount } from '../../fixtures/own-discount.ts';

const openSessionsOf = async (her: Shopper) =>
  (await checkoutSessionsOf((await ordersOf(her)).map(({ id }) => id))).filter(
    ({ status }) => status === 'open',
  );

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
    const answers = await Promise.all(plans.map((plan) => her.order(wish(plan, {}, ownDiscount.code))));
    await stripe.become({ mode: 'ok' });
    for (const answer of answers) {
      if (answer.status !== 200) expect(code(answer)).toEqual({ code: 'order_replaced' });
    }
    expect(await openSessionsOf(her)).toHaveLength(1);
    await payAll(answers);
    expect(new Set(await webhooks.deliverAll())).toEqual(new Set([204]));
    expect(await standing(her)).toEqual({ paid: 1, withCode: 1, running: 1 });
    expect(await her.access()).toEqual(['VALEA_APP']);
  });

  it('one after the other: the last choice counts, and has the code', async () => {
    const her = await shopper('changing');
    const answers = [];
    for (const plan of plans) answers.push(await her.order(wish(plan, {}, ownDiscount.code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const webhooks = await recordWebhooks();
    await payAll(answers);
    await webhooks.deliverAll();
    expect(await standing(her)).toEqual({ paid: 1, withCode: 1, running: 1 });
    for (const used of [
      await her.send('/api/discount', { code: ownDiscount.code.toLowerCase() }),
      await her.order(wish('app-3-months', {}, ownDiscount.code)),
    ]) {
      expect(code(used)).toEqual({ code: 'discount_not_applicable' });
    }
  });
});

describe('an order given up while its checkout opens', () => {
  it.each([
    ['is not stored, and its checkout session expires', 0],
    ['is not given to the second click either', 1],
  ])('%s', async (_, clicks) => {
    const held = heldWorker((sql) => /update "orders" set .*"checkout_url"/.test(sql));
    const her = await shopper('given-up', held.worker);
    const other = her.at(freshWorker());
    const first = her.order(wish('app-3-months', {}, ownDiscount.code));
    await held.reached;
    for (let click = 0; click < clicks; click += 1)
      expect((await other.order(wish('app-3-months', {}, ownDiscount.code))).status).toBe(200);
    const second = await other.order(wish('app-6-months', {}, ownDiscount.code));
    expect(second.status).toBe(200);
    held.letGo();
    expect(code(await first)).toEqual({ code: 'order_replaced' });
    const [replaced, chosen, ...others] = await ordersOf(her);
    expect([replaced?.['state'], chosen?.['state'], others]).toEqual(['expired', 'open', []]);
    if (clicks === 0) expect(replaced?.['checkout_session']).toBeNull();
    const open = { id: sessionIn(second), client_reference_id: chosen?.['id'] };
    expect(await openSessionsOf(her)).toEqual([expect.objectContaining(open)]);
  });
});
