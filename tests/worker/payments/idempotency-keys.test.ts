import { afterEach, expect, it, vi } from 'vitest';
import { declarer } from '../outside/declarer.ts';
import { paymentCallsFromNow } from '../outside/payment-calls.ts';
import { stripe } from '../outside/places.ts';
import { sessionIn, wish } from '../outside/shop.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Every write to the payment service from now on, with its key as sent. */
function writesFromNow() {
  const { calls, end } = paymentCallsFromNow();
  return () => {
    end();
    const writes = calls.filter(({ method }) => method !== 'GET');
    return writes.map(({ method, path, key }) => ({
      what: `${method} ${path.replaceAll(/(cs|sub)_\w+/g, ':id')}`,
      key,
    }));
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
  // Within one minute.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  const writes = writesFromNow();
  const { her, email, deliverWebhooks, subscription } = await declarer('keys');
  const declare = (path: string, more: Record<string, unknown> = {}) =>
    her.send(path, { locale: 'de', name: 'Ada', email, contract: 'app', ...more });
  await her.order(wish('app-6-months'));
  const placed = await her.order(wish('app-3-months'));
  await stripe.perform({ action: 'pay', session: sessionIn(placed) });
  await deliverWebhooks();
  // A double click opens one session.
  for (const click of [1, 2])
    expect([click, (await her.send('/api/portal', { locale: 'de' })).status]).toEqual([click, 200]);
  await declare('/api/cancel', { manner: 'ordinary' });
  expect((await subscription())?.state).toBe('ending');
  await declare('/api/withdraw');
  expect((await subscription())?.state).toBe('ended');
  const sent = writes();
  expect([...new Set(sent.map(({ what }) => what))].toSorted()).toEqual(Object.keys(ours).toSorted());
  expect(sent.filter(({ what, key }) => !ours[what]?.test(key) || key.startsWith('stripe-'))).toEqual([]);
  const portals = sent.filter(({ what }) => what.includes('billing_portal'));
  expect([portals.length, new Set(portals.map(({ key }) => key)).size]).toEqual([2, 1]);
  expect(sent.filter(({ key }) => key.includes('@') || key.includes(her.uid))).toEqual([]);
});
