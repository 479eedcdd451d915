import { beforeEach, expect, it, vi } from 'vitest';
import { call, post } from '../outside/call.ts';
import { stripe } from '../outside/places.ts';
import { postRoom } from '../outside/post-room.ts';
import { eventsSoFar, sessionIn, shopper, wish } from '../outside/shop.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

it('every write at the payment service carries a key, and no key an address', async () => {
  const sent: { method: string; path: string; key: string }[] = [];
  const { fetch: original } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const { method, url, headers } = new Request(address, init);
    if (method !== 'GET' && url.startsWith(stripe.url) && url.includes('/v1/')) {
      sent.push({ method, path: new URL(url).pathname, key: headers.get('Idempotency-Key') ?? '' });
    }
    return original(address, init);
  });
  const { worker } = postRoom();
  const news = await eventsSoFar();
  const her = await shopper('keys', worker);
  await her.order(wish('app-6-months'));
  const placed = await her.order(wish('app-3-months'));
  await stripe.perform({ action: 'pay', session: sessionIn(placed) });
  await news.tellAll(worker);
  await her.send('/api/portal', { locale: 'de' });
  const email = `${her.uid}@example.com`;
  const declaration = { locale: 'de', name: 'Ada', email, contract: 'app', manner: 'ordinary' };
  await call(post({ body: JSON.stringify(declaration) }, '/api/cancel'), worker);
  spy.mockRestore();
  const kinds = new Set(
    sent.map(({ method, path }) => `${method} ${path.replaceAll(/(cs|sub)_\w+/g, ':id')}`),
  );
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'POST /v1/customers',
      'POST /v1/checkout/sessions',
      'POST /v1/checkout/sessions/:id/expire',
      'POST /v1/billing_portal/sessions',
    ]),
  );
  expect(sent.filter(({ key }) => key === '')).toEqual([]);
  expect(sent.filter(({ key }) => key.includes('@') || key.includes(her.uid))).toEqual([]);
});

it('a double click on the portal opens one', async () => {
  const her = await shopper('portal-twice');
  await her.buy('app-1-month');
  const answers = [
    await her.send('/api/portal', { locale: 'de' }),
    await her.send('/api/portal', { locale: 'de' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
