import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stripe } from '../outside/places.ts';
import { secondsLater } from '../outside/shop.ts';
import { someText, textLike } from '../outside/some.ts';
import { createBuyer, type Buyer } from './buyer.ts';
import { agreed, becomes, course, half, pages, refusal, reviewed, sessions } from './orders.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));
afterEach(() => stripe.become({ mode: 'ok' }));

const change = (buyer: Buyer, set: string) =>
  env.DB.prepare(`UPDATE orders SET ${set} WHERE email = ?`).bind(`${buyer.uid}@example.com`).run();

/** A buyer who has left the payment page. */
async function left(wanted = half) {
  const buyer = await createBuyer();
  if (wanted === course) buyer.confirm();
  const order = await agreed(buyer, wanted);
  await order.order();
  const [session = ''] = sessions(buyer);
  return { buyer, order, session };
}

describe('order page after an abandoned payment', () => {
  it('says that nothing was charged, keeps what was filled in, and ticks neither box', async () => {
    const buyer = await createBuyer({ email: false });
    const first = await agreed(buyer, { ...half, code: 'NEUSTART20' });
    first.type(`${buyer.uid}@example.com`);
    await first.order();
    const order = await reviewed(buyer, { ...half, code: 'NEUSTART20' });
    expect(order.$state.get()).toMatchObject({
      email: { known: `${buyer.uid}@example.com` },
      code: 'NEUSTART20',
      earlyStart: { begin: false, knows: false },
      left: { isUnpaid: true, order: { id: someText, cents: 47_99, stands: true } },
    });
    await order.goOn();
    expect(order.$state.get()).toMatchObject({ step: 'leaving', url: textLike(/\/pay\/cs_/) });
    expect(new Set(pages(buyer)).size).toBe(1);
  });

  it('keeps no tick in the browser’s back/forward cache', async () => {
    const { buyer, order } = await left();
    buyer.wake();
    await becomes(order, {
      step: 'review',
      earlyStart: { begin: false, knows: false },
      left: { isUnpaid: true },
    });
  });

  it('claims nothing while the payment service is down', async () => {
    const { buyer } = await left();
    await stripe.become({ mode: 'unavailable' });
    const order = await reviewed(buyer);
    expect(order.$state.get()).toMatchObject({ left: { isUnpaid: false } });
    await order.goOn();
    expect(order.$state.get()).toMatchObject({
      step: 'review',
      busy: false,
      left: { problem: 'payments_unavailable', doing: undefined },
    });
    await stripe.become({ mode: 'ok' });
    await order.goOn();
    expect(order.$state.get()).toMatchObject({ step: 'leaving' });
  });

  it('does not ask for what was paid meanwhile on another device', async () => {
    const { buyer, session } = await left();
    const order = await reviewed(buyer);
    await stripe.perform({ action: 'pay', session });
    await secondsLater();
    await becomes(buyer.openOrder(half), { step: 'already-bought', code: 'already_has_app' });
    await order.goOn();
    expect(buyer.went.at(-1)).toMatch(/\/de\/willkommen\?order=/);
  });

  it('counts the requirements as confirmed on another device', async () => {
    const { buyer } = await left(course);
    buyer.forgetBooking();
    const order = await agreed(buyer, course);
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'leaving' });
    expect(new Set(pages(buyer)).size).toBe(1);
    await becomes(buyer.openOrder({ product: 'zpp2', code: undefined }), {
      step: 'redirecting',
      to: '/zpp2/requirements',
    });
  });

  it('can drop the order and place another', async () => {
    const { buyer, session } = await left();
    const order = await reviewed(buyer);
    await order.drop();
    await becomes(order, { step: 'review', changed: 'dropped', left: undefined, busy: false });
    await expect(stripe.perform({ action: 'pay', session })).rejects.toThrow();
    order.setEarlyStart({ begin: true, knows: true });
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'leaving' });
  });

  it.each([
    ['due_cents = 1', 'price'],
    ['terms_version = 0', 'texts'],
  ])('shows first what has changed after its time: %s', async (set, changed) => {
    const { buyer, session } = await left();
    await stripe.perform({ action: 'expire', session });
    await change(buyer, set);
    const order = await reviewed(buyer);
    await order.goOn();
    await becomes(order, { step: 'review', changed, offer: { cents: 59_99 } });
  });

  it('without its list is like any order page', async () => {
    const { buyer } = await left();
    buyer.answerInstead((path) =>
      path === '/api/open-orders' ? refusal('payments_unavailable', 503) : undefined,
    );
    const order = await agreed(buyer);
    expect(order.$state.get()).toMatchObject({ left: undefined });
    await order.order();
    expect(new Set(pages(buyer)).size).toBe(1);
  });
});

describe('the offer of an abandoned order', () => {
  it('leads to the same page from two tabs, which update each other', async () => {
    const { buyer, session } = await left();
    const [first, second] = [buyer.openOpenOrders(), buyer.openOpenOrders()];
    await Promise.all([first.read(), second.read()]);
    const [order] = first.$state.get().orders;
    if (!order) throw new Error('Nothing is offered.');
    await Promise.all([first.goOn(order), first.goOn(order)]);
    expect(sessions(buyer)).toEqual([session, session]);
    // Restored from the back/forward cache, the button works again.
    await first.read();
    expect(first.$state.get()).toMatchObject({ orders: [{ id: order.id }], doing: { state: 'idle' } });
    await first.drop(order);
    expect(first.$state.get()).toEqual({ orders: [], doing: { state: 'dropped' } });
    await second.goOn(order);
    expect(second.$state.get()).toEqual({
      orders: [],
      doing: { state: 'failed', order, code: 'order_closed' },
    });
  });

  it('is cleared at sign-out, together with pending answers', async () => {
    const { buyer } = await left();
    const store = buyer.openOpenOrders();
    store.start();
    const reading = store.read();
    store.forget();
    await reading;
    expect(store.$state.get()).toEqual({ orders: [], doing: { state: 'idle' } });
    buyer.endToken();
    await store.read();
    expect(store.$state.get().orders).toEqual([]);
  });

  it('stays while the payment service is down', async () => {
    const { buyer } = await left();
    const store = buyer.openOpenOrders();
    await store.read();
    const [order] = store.$state.get().orders;
    if (!order) throw new Error('Nothing is offered.');
    await stripe.become({ mode: 'unavailable' });
    await store.goOn(order);
    expect(store.$state.get()).toEqual({
      orders: [order],
      doing: { state: 'failed', order, code: 'payments_unavailable' },
    });
  });
});
