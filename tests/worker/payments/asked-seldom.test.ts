import { describe, expect, it } from 'vitest';
import { anyAddress, call, inOneMinute } from '../outside/call.ts';
import { paymentCallsFromNow } from '../outside/payment-calls.ts';
import { orderIn, shopper, wish, type Shopper } from '../outside/shop.ts';

async function left(name: string) {
  const her = await shopper(name);
  return { her, order: orderIn(await her.order(wish('app-6-months'))) };
}

/** From a new address, with a separate clock. */
function ask(her: Shopper, path: string, seconds = 0) {
  const request = her.request(path, 'GET');
  request.headers.set('CF-Connecting-IP', anyAddress());
  request.headers.set('X-Valea-Now', new Date(Date.now() + seconds * 1_000).toISOString());
  return call(request);
}

describe('Stripe is asked rarely', () => {
  it('about an open order every few seconds, however often the buyer looks', async () => {
    const { her, order } = await left('looks-often');
    const { calls } = paymentCallsFromNow();
    expect((await ask(her, `/api/orders/${order}`)).status).toBe(200);
    const once = calls.length;
    expect(once).toBeGreaterThan(0);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(her, `/api/orders/${order}`, 1)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(calls.length).toBe(once);
    await Promise.all(Array.from({ length: 10 }, () => ask(her, `/api/orders/${order}`, 4)));
    expect(calls.length).toBe(2 * once);
  });

  it.each([
    ['orders', () => '/api/checkout', wish('app-3-months')],
    ['portal links', () => '/api/portal', { locale: 'de' }],
    ['left orders', (order: string) => `/api/open-orders/${order}/checkout`, {}],
  ])('by one account: too many %s get a 429', async (_, path, body) => {
    const answers = await inOneMinute(async () => {
      const { her, order } = await left('asks-on');
      const first = await her.send(path(order), body);
      // Malformed requests are answered at once, but count, too.
      const rest = Array.from({ length: 24 }, () => her.send(path('unknown'), { not: 'understood' }));
      return [first, ...(await Promise.all(rest))];
    });
    expect(answers[0]?.status).toBe(200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('Retry-After')).toBe('60');
  });
});
