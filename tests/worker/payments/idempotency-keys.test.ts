import { expect, it } from 'vitest';
import { declarer } from '../outside/declarer.ts';
import { paymentCallsFromNow } from '../outside/payment-calls.ts';
import { stripe } from '../outside/stand-ins.ts';
import { sessionIn, wish } from '../outside/shop.ts';

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
  'POST /v1/billing_portal/sessions': new RegExp(`^${uuid}$`),
  'POST /v1/subscriptions/:id': new RegExp(`^${uuid}$`),
  'DELETE /v1/subscriptions/:id': new RegExp(`^${uuid}$`),
  'POST /v1/refunds': /^refund-pi_\w+-\d+-\d+$/,
};

it('idempotency keys: every write at the payment service has one of ours, without an address', async () => {
  const writes = writesFromNow();
  const { her, email, deliverWebhooks, subscription } = await declarer('keys');
  const declare = (path: string, more: Record<string, unknown> = {}) =>
    her.send(path, { locale: 'de', name: 'Ada', email, contract: 'app', ...more });
  await her.order(wish('app-6-months'));
  const placed = await her.order(wish('app-3-months'));
  await stripe.perform({ action: 'pay', session: sessionIn(placed) });
  await deliverWebhooks();
  expect((await her.send('/api/portal', { locale: 'de' })).status).toBe(200);
  await declare('/api/cancel', { manner: 'ordinary' });
  expect((await subscription())?.state).toBe('ending');
  await declare('/api/withdraw');
  expect((await subscription())?.state).toBe('ended');
  const sent = writes();
  expect([...new Set(sent.map(({ what }) => what))].toSorted()).toEqual(Object.keys(ours).toSorted());
  expect(sent.filter(({ what, key }) => !ours[what]?.test(key) || key.startsWith('stripe-'))).toEqual([]);
  expect(sent.filter(({ key }) => key.includes('@') || key.includes(her.uid))).toEqual([]);
});

it('idempotency keys: a failure that the service keeps under its key is not asked for again', async () => {
  const { her, buy } = await declarer('kept-failure');
  await buy('app-3-months');
  const { calls, end } = paymentCallsFromNow();
  const portal = () => her.send('/api/portal', { locale: 'de' });
  await stripe.become({ mode: 'unavailable', path: '/v1/billing_portal/sessions' });
  expect((await portal()).status).toBe(503);
  await stripe.become({ mode: 'ok' });
  expect((await portal()).status).toBe(200);
  end();
  const opened = calls.filter(({ path }) => path === '/v1/billing_portal/sessions').map(({ key }) => key);
  expect([opened.length, new Set(opened).size]).toEqual([2, 2]);
});
