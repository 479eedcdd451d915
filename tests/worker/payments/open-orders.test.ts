import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { code } from '../outside/call.ts';
import { stripe } from '../outside/stand-ins.ts';
import {
  confirmedAt,
  livesAt,
  orderIn,
  paymentIn,
  recordWebhooks,
  sessionIn,
  shopper,
  storedOrder,
  wish,
} from '../outside/shop.ts';
import { textLike } from '../outside/some.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';
import type { OpenOrderView } from '../../../src/api/open-orders.ts';
import { ownDiscount } from '../../fixtures/own-discount.ts';
import { centsOf } from '../outside/prices.ts';
import { discounted } from '#domain/shop/discounts.ts';

/** A buyer with an abandoned order, as shown in the account. */
async function left(name: string, product: ProductKey = 'app-6-months', discount?: string) {
  const her = await shopper(name);
  const placed = await her.order(wish(product, {}, discount));
  const order = orderIn(placed);
  return {
    her,
    order,
    session: sessionIn(placed),
    open: async () => ((await her.get('/api/open-orders')).body as { orders: OpenOrderView[] }).orders,
    resume: (id = order) => her.send(`/api/open-orders/${id}/checkout`, {}),
    drop: (id = order) => her.remove(`/api/open-orders/${id}`),
    change: (set: string) => env.DB.prepare(`UPDATE orders SET ${set} WHERE id = ?`).bind(order).run(),
  };
}

const idsOf = (orders: OpenOrderView[]) => orders.map(({ id }) => id);
const stateOf = async (id: string) => (await storedOrder(id))?.['state'];

describe('an abandoned order', () => {
  it('is offered on every device as agreed, and leads to the same checkout', async () => {
    const { her, order, session, open, resume } = await left('left', 'zpp');
    expect(await open()).toEqual([
      {
        id: order,
        product: 'zpp',
        cents: centsOf('zpp'),
        discount: null,
        isPayable: true,
        ordered: textLike(/^\d{4}-.*Z$/),
        requirements: { version: textVersions.requirements, at: confirmedAt },
        billingAddress: livesAt,
      },
    ]);
    expect(sessionIn(await resume())).toBe(session);
    const other = await shopper('left-other');
    expect((await other.get('/api/open-orders')).body).toEqual({ orders: [] });
    expect(code(await other.send(`/api/open-orders/${order}/checkout`, {}))).toEqual({ code: 'not_found' });
    expect(code(await other.remove(`/api/open-orders/${order}`))).toEqual({ code: 'not_found' });
    expect((await her.get('/api/orders')).body).toMatchObject({ orders: [] });
  });

  it('keeps its price and code until the checkout session expires', async () => {
    const { session, resume, change } = await left('left-kept', 'app-6-months', ownDiscount.code);
    await change("list_cents = 4999, due_cents = 3999, discount = 'LONGGONE', terms_version = 0");
    expect(sessionIn(await resume())).toBe(session);
  });

  it.each([
    [
      'app-6-months',
      {
        cents: discounted(centsOf('app-6-months'), ownDiscount.reduction),
        discount: ownDiscount.code,
        billingAddress: null,
      },
    ],
    ['zpp', { cents: centsOf('zpp'), discount: null, billingAddress: livesAt }],
  ] as const)('opens a new checkout with the same facts after that: %s', async (product, facts) => {
    const { session, open, resume, order } = await left('left-again', product, facts.discount ?? undefined);
    await stripe.perform({ action: 'expire', session });
    const again = await resume();
    expect(again.status).toBe(200);
    expect(sessionIn(again)).not.toBe(session);
    expect(await open()).toMatchObject([{ ...facts, product, id: orderIn(again) }]);
    expect(orderIn(again)).not.toBe(order);
  });

  it.each([
    ['another price', 'due_cents = 1', 'app-6-months', 'price_changed'],
    ['other terms', 'terms_version = 0', 'app-6-months', 'texts_changed'],
    ['other words about an early start', 'early_start_version = 99', 'app-6-months', 'texts_changed'],
    ['a code that has ended', "discount = 'LONGGONE'", 'app-6-months', 'discount_not_applicable'],
    ['other conditions', 'requirements_version = 99', 'zpp', 'requirements_missing'],
  ] as const)('with %s says what has changed instead', async (_, set, product, expected) => {
    const { session, resume, change, open, order } = await left('left-changed', product);
    await stripe.perform({ action: 'expire', session });
    await change(set);
    expect(code(await resume())).toEqual({ code: expected });
    expect(idsOf(await open())).toEqual([order]);
  });

  it('is not offered once paid, and an old tab leads to the welcome page', async () => {
    const { session, resume, open, order, drop } = await left('left-paid');
    await stripe.perform({ action: 'pay', session });
    // No webhook has come, so the payment service is asked.
    expect(await resume()).toMatchObject({
      status: 200,
      body: { order, url: textLike(new RegExp(`/de/willkommen\\?order=${order}$`)) },
    });
    expect(await open()).toEqual([]);
    expect(code(await drop())).toEqual({ code: 'already_has_app' });
    expect(await stateOf(order)).toBe('paid');
  });

  it('is not offered while its payment is under way or after it failed', async () => {
    const webhooks = await recordWebhooks();
    const { session, resume, open, drop } = await left('left-slow', 'zpp');
    await stripe.perform({ action: 'pay', session, way: 'sepa' });
    expect(code(await drop())).toEqual({ code: 'payment_processing' });
    expect(code(await resume())).toEqual({ code: 'payment_processing' });
    await stripe.perform({ action: 'bounce', payment: paymentIn(await webhooks.since()) });
    await webhooks.deliverAll();
    expect(await open()).toEqual([]);
    expect(code(await resume())).toEqual({ code: 'order_closed' });
  });

  it('is replaced by the latest choice, which an old tab does not undo', async () => {
    const { her, resume, open, order } = await left('left-other-choice');
    const latest = orderIn(await her.order(wish('app-3-months')));
    expect(idsOf(await open())).toEqual([latest]);
    expect(code(await resume())).toEqual({ code: 'order_replaced' });
    expect([await stateOf(order), await stateOf(latest)]).toEqual(['expired', 'open']);
  });

  it('is offered for a week', async () => {
    const { open, change, session } = await left('left-long-ago');
    await stripe.perform({ action: 'expire', session });
    await change(`ordered = ${Date.now() - 8 * 86_400_000}`);
    expect(await open()).toEqual([]);
  });

  it('without a checkout gets one', async () => {
    const her = await shopper('left-down');
    await stripe.become({ mode: 'reset' });
    expect(code(await her.order(wish('app-3-months')))).toEqual({ code: 'payments_unavailable' });
    const read = async () => ((await her.get('/api/open-orders')).body as { orders: OpenOrderView[] }).orders;
    const [offered] = await read();
    const resume = () => her.send(`/api/open-orders/${offered?.id}/checkout`, {});
    expect(await resume()).toMatchObject({ status: 503, body: { error: { code: 'payments_unavailable' } } });
    expect(await read()).toEqual([offered]);
    await stripe.become({ mode: 'ok' });
    expect((await resume()).status).toBe(200);
  });
});

describe('a dropped order', () => {
  it('cannot be paid and is not offered again; its code is free', async () => {
    const { her, session, open, drop, resume, order } = await left(
      'dropped',
      'app-6-months',
      ownDiscount.code,
    );
    expect([(await drop()).status, (await drop()).status]).toEqual([204, 204]);
    expect([await stateOf(order), await open()]).toEqual(['expired', []]);
    await expect(stripe.perform({ action: 'pay', session })).rejects.toThrow();
    expect(code(await resume())).toEqual({ code: 'order_closed' });
    expect((await her.order(wish('app-6-months', {}, ownDiscount.code))).status).toBe(200);
  });

  it('dropped while another tab opens its checkout is paid by one of them or none', async () => {
    const { drop, resume, order, open } = await left('dropped-race');
    await stripe.become({ mode: 'slow', milliseconds: 40 });
    const [dropped] = await Promise.all([drop(), resume()]);
    expect([dropped.status, await stateOf(order)]).toEqual([204, 'expired']);
    expect((await open()).length).toBeLessThanOrEqual(1);
  });
});
