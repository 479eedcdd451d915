import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { checkoutSessionsOf } from '../outside/books.ts';
import { wholeNight } from '../outside/night.ts';
import { stripe } from '../outside/stand-ins.ts';
import { createMailbox } from '../outside/mailbox.ts';
import {
  bought,
  deliver,
  orderIn,
  ordersOf,
  recordWebhooks,
  sessionIn,
  shopper,
  wish,
  type Shopper,
} from '../outside/shop.ts';
import { ownDiscount } from '../../fixtures/own-discount.ts';

/** As if keys or account had changed, or the payment service had lost the session. */
const forget = (order: string) =>
  env.DB.prepare("UPDATE orders SET checkout_session = 'cs_lost' || id WHERE id = ?").bind(order).run();

async function ordered(name: string) {
  const her = await shopper(name);
  const order = orderIn(await her.order(wish('app-3-months', {}, ownDiscount.code)));
  await forget(order);
  return { her, order };
}

const states = async (her: Shopper) => (await ordersOf(her)).map(({ state }) => state).toSorted();

describe('an order with an unknown checkout session expires', () => {
  it.each([
    ['the same', 'app-3-months'],
    ['another choice', 'app-6-months'],
  ] as const)('when its buyer orders again: %s', async (_, product) => {
    const { her } = await ordered('lost-again');
    const again = await her.order(wish(product, {}, ownDiscount.code));
    expect(again.status).toBe(200);
    expect(await states(her)).toEqual(['expired', 'open']);
    await stripe.perform({ action: 'pay', session: sessionIn(again) });
    expect((await her.state(orderIn(again))).state).toBe('paid');
  });

  it('when its buyer looks at it', async () => {
    const { her, order } = await ordered('lost-looked');
    expect((await her.state(order)).state).toBe('expired');
  });

  it('in the nightly comparison', async () => {
    const { her, order } = await ordered('lost-nightly');
    await env.DB.prepare('UPDATE orders SET checkout_expires = 1 WHERE id = ?').bind(order).run();
    await wholeNight(createMailbox().worker);
    expect(await states(her)).toEqual(['expired']);
  });

  it('but not if it has changed since it was read, nor is anything stored with it', async () => {
    const { her, order } = await ordered('lost-overtaken');
    const { db, orders } = storesOf(env);
    const read = await orders.find(order);
    if (!read) throw new Error('It was just placed.');
    await env.DB.prepare('UPDATE orders SET version = version + 1 WHERE id = ?').bind(order).run();
    const also = db.run(sql`UPDATE orders SET locale = 'en' WHERE id = ${order}`);
    await expect(orders.expire(read, [also])).rejects.toThrow();
    expect(await orders.find(order)).toMatchObject({ state: 'open', locale: 'de' });
    expect(await states(her)).toEqual(['open']);
  });

  it('when the account is deleted', async () => {
    const { her } = await ordered('lost-deleted');
    expect((await her.remove()).status).toBe(200);
  });

  it('and a webhook about it is handled once', async () => {
    const webhooks = await recordWebhooks();
    const her = await shopper('lost-told');
    const placed = await her.order(wish('zpp'));
    await stripe.perform({ action: 'expire', session: sessionIn(placed) });
    await forget(orderIn(placed));
    const [event] = (await webhooks.since()).filter(({ type }) => type === 'checkout.session.expired');
    expect([await deliver(event), await deliver(event)]).toEqual([204, 204]);
    expect(await states(her)).toEqual(['expired']);
  });
});

it('a paid order with an unknown checkout session stays unchanged', async () => {
  const { her, order, deliverAll } = await bought('lost-paid', 'zpp');
  await deliverAll();
  await forget(order);
  await env.DB.prepare('DELETE FROM webhook_events').run();
  expect(new Set(await deliverAll())).toEqual(new Set([204]));
  await wholeNight(createMailbox().worker);
  expect((await her.state(order)).state).toBe('paid');
  expect(await her.access()).toEqual(['VALEA_APP', 'ZPP_COURSE']);
});

describe('an expired order whose payment is under way after all', () => {
  /** An expired order whose session was unknown for a while and is paid after all, beside a newer order. */
  async function revived(name: string) {
    const webhooks = await recordWebhooks();
    const { her, order } = await ordered(name);
    await her.state(order);
    const open = await her.order(wish('app-6-months'));
    await env.DB.prepare(
      "UPDATE orders SET checkout_session = replace(checkout_session, 'cs_lost' || id, ?) WHERE id = ?",
    )
      .bind(await sessionOf(order), order)
      .run();
    await stripe.perform({ action: 'pay', session: await sessionOf(order), way: 'sepa' });
    return { her, order, open, webhooks };
  }
  const sessionOf = async (order: string) => (await checkoutSessionsOf([order]))[0]?.id ?? '';

  it('closes the other, open order', async () => {
    const { her, order, open, webhooks } = await revived('revived');
    expect(new Set(await webhooks.deliverAll())).toEqual(new Set([204]));
    expect((await her.state(order)).state).toBe('processing');
    expect(await states(her)).toEqual(['expired', 'processing']);
    await expect(stripe.perform({ action: 'pay', session: sessionIn(open) })).rejects.toThrow();
  });

  it('waits behind another one under way, and is refunded when both have arrived', async () => {
    const { her, order, open, webhooks } = await revived('revived-twice');
    await stripe.perform({ action: 'pay', session: sessionIn(open), way: 'sepa' });
    expect(new Set(await webhooks.deliverAll())).toEqual(new Set([204]));
    const payments = (await webhooks.since())
      .filter(({ type }) => type === 'payment_intent.processing')
      .map(({ data }) => String(data.object['id']));
    expect(payments).toHaveLength(2);
    for (const payment of payments.toReversed()) await stripe.perform({ action: 'settle', payment });
    expect(new Set(await webhooks.deliverAll())).toEqual(new Set([204]));
    expect(await states(her)).toEqual(['paid', 'refunded']);
    expect(order).toBeTruthy();
  });
});
