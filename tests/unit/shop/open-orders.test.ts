import { expect, it } from 'vitest';
import { goOnWithOrder } from '#site/api/open-orders.ts';
import { createOpenOrders } from '#site/features/order/open-order/state.ts';
import { refuse } from '../browser.ts';
import { openOrder, shop } from './shop.ts';

const order = openOrder();
const nothing = { orders: [], doing: { state: 'idle' } };

async function open() {
  const { page, sells } = shop();
  page.$session.set(page.known);
  sells.open = [order];
  const tab = async () => {
    const store = createOpenOrders();
    store.start();
    await page.pass();
    return { ...store, now: () => store.$state.get() };
  };
  return { page, sells, tab, ...(await tab()) };
}

it('open orders: each leads to its payment page from two tabs, which update each other', async () => {
  const { page, goOn, drop, now, tab } = await open();
  const second = await tab();
  await Promise.all([goOn(order), goOn(order)]);
  expect(page.went).toEqual(['https://pay.example/1']);
  // Restored from the back/forward cache, the button works again.
  page.wake();
  await page.pass();
  expect(now()).toEqual({ orders: [order], doing: { state: 'idle' } });
  await drop(order);
  expect(now()).toEqual({ orders: [], doing: { state: 'dropped' } });
  page.answer(goOnWithOrder, () => refuse('order_closed'));
  await second.goOn(order);
  expect(second.now()).toEqual({ orders: [], doing: { state: 'failed', order, code: 'order_closed' } });
});

it('open orders: cleared at sign-out, together with pending answers', async () => {
  const { page, now } = await open();
  page.wake();
  page.signOut();
  await page.pass();
  expect(now()).toEqual(nothing);
});

it('open orders: they stay while the payment service is down', async () => {
  const { page, goOn, now } = await open();
  page.answer(goOnWithOrder, () => refuse('payments_unavailable'));
  await goOn(order);
  expect(now()).toEqual({
    orders: [order],
    doing: { state: 'failed', order, code: 'payments_unavailable' },
  });
});
