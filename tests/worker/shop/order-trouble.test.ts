import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stripe } from '../outside/places.ts';
import { createBuyer } from './buyer.ts';
import { agreed, becomes, checkouts, half, pages, refusal } from './orders.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

describe('order page in trouble', () => {
  it('an expired token leads to the login page', async () => {
    const buyer = await createBuyer();
    const order = await agreed(buyer);
    buyer.endToken();
    await order.order();
    await becomes(order, { step: 'redirecting', to: '/login' });
    expect(pages(buyer)).toEqual([]);
  });

  it('offline it says so, and never sends by itself', async () => {
    const buyer = await createBuyer();
    const order = await agreed(buyer);
    buyer.go('offline');
    expect(order.$state.get()).toMatchObject({ step: 'review', offline: true });
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'review', problem: 'unreachable' });
    buyer.go('online');
    expect(order.$state.get()).toMatchObject({ step: 'review', offline: false });
    expect(checkouts(buyer)).toBe(0);
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'leaving' });
  });

  it('a lost answer and a retry make one order', async () => {
    const buyer = await createBuyer();
    const order = await agreed(buyer);
    buyer.answerInstead((path) => {
      if (path !== '/api/checkout') return undefined;
      buyer.answerInstead(undefined);
      return Promise.reject(new TypeError('network'));
    });
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'review', busy: false, problem: 'unreachable' });
    await order.order();
    expect(pages(buyer)).toHaveLength(1);
  });

  it.each([
    ['an error', () => refusal('internal', 500)],
    ['HTML', () => new Response('<h1>Sorry</h1>', { status: 500 })],
    ['half an answer', () => new Response('{"offers": [')],
  ])('%s instead of prices: says so, and retrying works', async (_, answer) => {
    const buyer = await createBuyer();
    buyer.answerInstead((path) => (path === '/api/offers' ? answer() : undefined));
    const order = buyer.openOrder(half);
    await becomes(order, { step: 'unreachable', code: 'internal' });
    buyer.answerInstead(undefined);
    order.retry();
    await becomes(order, { step: 'review' });
  });

  it('the skeleton ends without an answer; a late one still counts', async () => {
    const buyer = await createBuyer();
    let end: () => void = () => undefined;
    let answer: (late: Response) => void = () => undefined;
    const prices = await buyer.shop.offers();
    buyer.answerInstead((path) =>
      path === '/api/offers' ? new Promise<Response>((resolve) => (answer = resolve)) : undefined,
    );
    const order = buyer.openOrder(half, {
      wait: () => new Promise<void>((resolve) => (end = resolve)),
    });
    await vi.waitFor(() => {
      expect(buyer.sent).toContain('POST /api/graphql');
    });
    end();
    await becomes(order, { step: 'unreachable', code: 'request_timeout' });
    answer(Response.json(prices.state === 'ok' ? prices.data : {}));
    await becomes(order, { step: 'review' });
  });
});
