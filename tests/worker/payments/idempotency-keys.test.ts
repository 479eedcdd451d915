import { afterEach, expect, it, vi } from 'vitest';
import { stripe } from '../outside/places.ts';
import { declarer } from '../outside/declarer.ts';
import { sessionIn, wish } from '../outside/shop.ts';

afterEach(() => {
  vi.useRealTimers();
});

interface Write {
  what: string;
  key: string;
}

/** Every write to the payment service from now on, with its key as sent. */
function writesFromNow() {
  const sent: Write[] = [];
  const { fetch: original } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const { method, url, headers } = new Request(address, init);
    if (method !== 'GET' && url.startsWith(stripe.url) && url.includes('/v1/')) {
      const path = new URL(url).pathname.replaceAll(/(cs|sub)_\w+/g, ':id');
      sent.push({ what: `${method} ${path}`, key: headers.get('Idempotency-Key') ?? '' });
    }
    return original(address, init);
  });
  return {
    sent,
    end: () => {
      spy.mockRestore();
    },
  };
}

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** Our own keys. Without one the SDK generates a key for a POST, which makes nothing idempotent. */
const ours: Record<string, RegExp> = {
  'POST /v1/customers': /^customer-[\w-]+-first$/,
  'POST /v1/checkout/sessions': /^order-[\w-]+-cus_\w+$/,
  'POST /v1/checkout/sessions/:id/expire': new RegExp(`^${uuid}$`),
  'POST /v1/billing_portal/sessions': /^portal-cus_\w+-de-\d+$/,
  'POST /v1/subscriptions/:id': new RegExp(`^${uuid}$`),
  'DELETE /v1/subscriptions/:id': new RegExp(`^${uuid}$`),
  'POST /v1/refunds': new RegExp(`^${uuid}$`),
};

it('idempotency keys: every write at the payment service has one of ours, without an address', async () => {
  const { sent, end } = writesFromNow();
  const { her, email, deliverWebhooks, subscription } = await declarer('keys');
  const declare = (path: string, more: Record<string, unknown> = {}) =>
    her.send(path, { locale: 'de', name: 'Ada', email, contract: 'app', ...more });
  await her.order(wish('app-6-months'));
  const placed = await her.order(wish('app-3-months'));
  await stripe.perform({ action: 'pay', session: sessionIn(placed) });
  await deliverWebhooks();
  await her.send('/api/portal', { locale: 'de' });
  await declare('/api/cancel', { manner: 'ordinary' });
  expect((await subscription())?.state).toBe('ending');
  await declare('/api/withdraw');
  expect((await subscription())?.state).toBe('ended');
  end();
  expect([...new Set(sent.map(({ what }) => what))].toSorted()).toEqual(Object.keys(ours).toSorted());
  expect(sent.filter(({ what, key }) => !ours[what]?.test(key) || key.startsWith('stripe-'))).toEqual([]);
  expect(sent.filter(({ key }) => key.includes('@') || key.includes(her.uid))).toEqual([]);
});

it('portal: a double click opens one session', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  const { her, buy } = await declarer('portal-twice');
  await buy('app-1-month');
  const { sent, end } = writesFromNow();
  const answers = [
    await her.send('/api/portal', { locale: 'de' }),
    await her.send('/api/portal', { locale: 'de' }),
  ];
  end();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([sent.length, new Set(sent.map(({ key }) => key)).size]).toEqual([2, 1]);
});
