import { expect, it } from 'vitest';
import type { OrderView } from '#domain/shop/order.ts';
import { paidPath } from '#i18n/order-path.ts';
import { readOrder } from '#site/api/orders.ts';
import { bookingOf } from '#site/features/booking/booking.ts';
import { createWelcome } from '#site/features/order/welcome/state.ts';
import { refuse } from '../browser.ts';
import { orderId, orderView, shop } from './shop.ts';

async function open(order: Partial<OrderView>, options: Parameters<typeof shop>[0] = {}) {
  const { page, sells, confirm } = shop({ address: paidPath('de', orderId), ...options });
  confirm();
  sells.order = orderView(order);
  const { $state, look, start } = createWelcome('de');
  start();
  await page.pass();
  const questions = () => page.asked.filter((one) => one === `GET /api/orders/${orderId}`).length;
  return { page, sells, look, questions, now: () => $state.get() };
}

it('welcome: keeps asking while the payment is processed', async () => {
  const { page, sells, questions, now } = await open({});
  expect(now()).toEqual({ step: 'checking' });
  await page.pass(1_000);
  sells.order = orderView({ state: 'paid' });
  await page.pass(1_999);
  expect([now().step, questions()]).toEqual(['checking', 2]);
  await page.pass(1);
  expect([now().step, questions()]).toEqual(['paid', 3]);
});

it('welcome: leads back to an unpaid order after asking six times at most', async () => {
  const { page, questions, now } = await open({});
  await page.pass(60_000);
  expect([now(), questions()]).toEqual([{ step: 'open', order: orderView() }, 6]);
  expect(bookingOf('zpp').read()).not.toEqual({});
});

it.each([
  ['processing', 'processing'],
  ['expired', 'expired'],
  ['failed', 'failed'],
  ['refunded', 'over'],
  ['disputed', 'over'],
] as const)('welcome: an order that is %s', async (state, step) => {
  const { now } = await open({ state });
  expect(now().step).toBe(step);
});

it('welcome: shows nothing for another’s order, a missing or an invalid one', async () => {
  const { page, look, now } = await open({});
  page.answer(readOrder, () => refuse('not_found'));
  look();
  await page.pass();
  expect(now()).toEqual({ step: 'unknown' });
  const { now: invalid } = await open({}, { address: '/de/willkommen?order=1' });
  expect(invalid()).toEqual({ step: 'unknown' });
});

it('welcome: says if it cannot load, and tries again', async () => {
  const { page, now } = await open({ state: 'expired' });
  page.answer(readOrder, () => refuse('payments_unavailable'));
  page.wake();
  await page.pass();
  expect(now()).toEqual({ step: 'unreachable', code: 'payments_unavailable' });
  page.answer(readOrder, () => orderView({ state: 'paid' }));
  page.wake();
  expect(now()).toEqual({ step: 'loading' });
  await page.pass();
  expect(now()).toMatchObject({ step: 'paid' });
});

it('welcome: the skeleton ends without a session', async () => {
  const { page, now } = await open({}, { known: { state: 'loading' } });
  await page.pass(9_500);
  expect(now()).toEqual({ step: 'unreachable', code: 'request_timeout' });
});
