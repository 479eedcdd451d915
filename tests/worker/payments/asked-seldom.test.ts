import { describe, expect, it, vi } from 'vitest';
import { anyAddress, call, inOneMinute } from '../outside/call.ts';
import { stripe } from '../outside/places.ts';
import { shopper, wish, type Shopper } from '../outside/shop.ts';

async function left(name: string) {
  const her = await shopper(name);
  const { order } = (await her.order(wish('app-6-months'))).body as { order: string };
  return { her, order };
}

/** From a new address, with a separate clock. */
function ask(her: Shopper, path: string, seconds = 0, method = 'GET') {
  const request = her.request(path, method);
  request.headers.set('CF-Connecting-IP', anyAddress());
  request.headers.set('X-Valea-Now', new Date(Date.now() + seconds * 1_000).toISOString());
  return call(request);
}

const asked = (fetched: { mock: { calls: unknown[][] } }) =>
  fetched.mock.calls.filter(([address]) => {
    const url = address instanceof Request ? address.url : String(address);
    return url.startsWith(stripe.url);
  }).length;

describe('Stripe is asked rarely', () => {
  it('about an open order every few seconds, however often the buyer looks', async () => {
    const { her, order } = await left('looks-often');
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect((await ask(her, `/api/orders/${order}`)).status).toBe(200);
    const once = asked(fetched);
    expect(once).toBeGreaterThan(0);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(her, `/api/orders/${order}`, 1)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(asked(fetched)).toBe(once);
    await Promise.all(Array.from({ length: 10 }, () => ask(her, `/api/orders/${order}`, 4)));
    expect(asked(fetched)).toBe(2 * once);
  });

  it.each([
    ['orders', () => '/api/checkout', wish('app-3-months')],
    ['portal links', () => '/api/portal', { locale: 'de' }],
    ['left orders', (order: string) => `/api/open-orders/${order}/checkout`, {}],
  ])('by one account: too many %s get a 429', async (_, path, body) => {
    const answers = await inOneMinute(async () => {
      const { her, order } = await left(`asks-on-${crypto.randomUUID()}`);
      const first = await her.send(path(order), body);
      return [first, ...(await Promise.all(Array.from({ length: 24 }, () => her.send(path(order), body))))];
    });
    expect(answers[0]?.status).toBe(200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('Retry-After')).toBe('60');
  });
});
