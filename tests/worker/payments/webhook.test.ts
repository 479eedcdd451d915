import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { call, code, freshWorker, site } from '../outside/call.ts';
import { stripe } from '../outside/stand-ins.ts';
import { shakyWorker } from '../outside/shaky.ts';
import {
  bought,
  deliver,
  paymentIn,
  signatureOf,
  subscriptionIn,
  webhook,
  type PaymentEvent,
} from '../outside/shop.ts';

const count = async (sql: string, ...values: string[]) =>
  Number(
    await env.DB.prepare(sql)
      .bind(...values)
      .first('n'),
  );
const words = (userId: string) => count('SELECT count(*) AS n FROM access_ledger WHERE user_id = ?', userId);
const isKnown = async ({ id }: PaymentEvent) =>
  (await count('SELECT count(*) AS n FROM webhook_events WHERE id = ?', id)) === 1;

async function paidCourse(name: string) {
  const { her, since } = await bought(name, 'zpp');
  const completed = (await since()).find(({ type }) => type === 'checkout.session.completed');
  if (!completed) throw new Error('Nothing was completed.');
  return { her, completed, since };
}

const seconds = () => Math.floor(Date.now() / 1000);

describe('webhook: refused without writing if', () => {
  type Forge = (payload: string) => Promise<[payload: string, signature: string | undefined]>;
  const forgeries: [string, Forge][] = [
    ['unsigned', (payload) => Promise.resolve([payload, undefined])],
    ['signed with nonsense', (payload) => Promise.resolve([payload, 'nonsense'])],
    [
      'signed without a time',
      async (payload) => [payload, (await signatureOf(payload)).replace(/^t=\d+,/, '')],
    ],
    [
      'signed by somebody else',
      async (payload) => [payload, await signatureOf(payload, { secret: 'whsec_other' })],
    ],
    ['altered', async (payload) => [payload.replace('"paid"', '"unpaid"') + ' ', await signatureOf(payload)]],
    ['written anew', async (payload) => [JSON.stringify(JSON.parse(payload)), await signatureOf(payload)]],
    [
      'older than five minutes',
      async (payload) => [payload, await signatureOf(payload, { seconds: seconds() - 310 })],
    ],
    [
      'from the future',
      async (payload) => [payload, await signatureOf(payload, { seconds: seconds() + 310 })],
    ],
    ['no JSON', async () => ['{', await signatureOf('{')]],
  ];
  let paid: Awaited<ReturnType<typeof paidCourse>>;
  beforeAll(async () => {
    paid = await paidCourse('forged');
  });

  it.each(forgeries)('%s', async (_, forge) => {
    const answer = await webhook(...(await forge(JSON.stringify(paid.completed, null, 2))));
    expect([answer.status, code(answer)]).toEqual([400, { code: 'signature_refused' }]);
    expect([await isKnown(paid.completed), await words(paid.her.userId)]).toEqual([false, 0]);
  });

  it('sent to a Worker without a secret', async () => {
    const worker = freshWorker({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' });
    const payload = JSON.stringify(paid.completed);
    const answer = await webhook(payload, await signatureOf(payload), worker);
    expect(code(answer)).toEqual({ code: 'payments_unavailable' });
  });
});

describe('webhook: the same result for', () => {
  it('fifty concurrent duplicates with a slow payment service', async () => {
    const { her, completed } = await paidCourse('fifty');
    await stripe.become({ mode: 'slow', milliseconds: 60 });
    const statuses = await Promise.all(Array.from({ length: 50 }, () => deliver(completed)));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await words(her.userId)).toBe(2);
    expect(await isKnown(completed)).toBe(true);
  });

  it('events in reverse and in the same second', async () => {
    const { her, since } = await bought('reverse', 'app-1-month');
    const subscription = subscriptionIn(await since());
    await stripe.perform({ action: 'cancel', subscription, when: 'now' });
    for (const event of (await since()).reverse()) expect(await deliver(event)).toBe(204);
    expect(await her.access()).toEqual([]);
    const { body } = await her.get('/api/orders');
    expect(body).toMatchObject({ subscriptions: [{ state: 'ended' }] });
  });

  it('late events about the start after the end', async () => {
    const { her, since } = await bought('overtaken', 'app-1-month');
    const begun = await since();
    await stripe.become({ mode: 'slow', milliseconds: 80 });
    const started = Promise.all(begun.map((event) => deliver(event)));
    await stripe.perform({ action: 'cancel', subscription: subscriptionIn(begun), when: 'now' });
    const ended = (await since()).slice(begun.length);
    await Promise.all([started, ...ended.map((event) => deliver(event))]);
    expect(await her.access()).toEqual([]);
  });
});

it.each(['before', 'after'] as const)(
  'webhook: if the database fails %s the work, nothing is half-written and the next delivery completes it',
  async (moment) => {
    const { her, completed } = await paidCourse(`database-${moment}`);
    const shaky = shakyWorker(() => moment);
    const first = await deliver(completed, shaky);
    const done = moment === 'after';
    expect(first).toBe(done ? 204 : 500);
    expect([await isKnown(completed), await words(her.userId)]).toEqual(done ? [true, 2] : [false, 0]);
    expect(await deliver(completed)).toBe(204);
    expect([await isKnown(completed), await words(her.userId)]).toEqual([true, 2]);
  },
);

it('webhook: a body that never ends is given up in time', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
    },
  });
  const set = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, milliseconds = 0) =>
    set(run, milliseconds / 100),
  );
  const answer = await call(
    new Request(`${site}/api/stripe/webhook`, {
      method: 'POST',
      body,
      headers: { 'Stripe-Signature': 't=1' },
    }),
  );
  expect([answer.status, code(answer)]).toEqual([408, { code: 'request_timeout' }]);
});

it('webhook: a handled event that Stripe resends brings its order in line once more', async () => {
  const { her, completed, since } = await paidCourse('resent');
  await deliver(completed);
  await stripe.perform({ action: 'refund', payment: paymentIn(await since()) });
  expect(await her.access()).toEqual(['VALEA_APP', 'ZPP_COURSE']);
  expect(await deliver(completed)).toBe(204);
  expect(await her.access()).toEqual([]);
});
