import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../../functions/database/open.ts';
import { countStatements } from '../../../functions/database/statements.ts';
import { depsOf, storesOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { createReconcileAll, unfinishedComparisons } from '../../../functions/payments/reconcile-all.ts';
import { PaymentsUnavailable } from '../../../functions/ports/payments.ts';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import { watchedDatabase } from '../outside/database.ts';
import { freshWorker } from '../outside/call.ts';
import { wholeNight } from '../outside/night.ts';
import { stripe } from '../outside/places.ts';
import { recordWebhooks, shopper, subscriptionIn, wish } from '../outside/shop.ts';
import type { ListedEvent, Page, SubscriptionSnapshot } from '../../../functions/ports/payments.ts';

const subscriptions = 3_000;
const day = 86_400_000;
const periodEnd = new Date('2027-01-15T12:00:00Z');
const idOf = (number: number) => `sub_cmp_${String(number).padStart(6, '0')}`;

/** Fills the database with paid subscribers. */
async function fill() {
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)';
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} INSERT INTO orders (id, email, email_key, product, level, locale, list_cents, due_cents, ordered, terms_version,
       withdrawal_version, early_start, checkout_expires, state, paid)
       SELECT printf('cmp-%06d', i), 'a@example.com', 'a@example.com', 'app-1-month', 'VALEA_APP', 'de', 1699, 1699, 1, 1, 1, 1, 1, 'paid', 1 FROM n`,
    ).bind(subscriptions),
    env.DB.prepare(
      `${numbers} INSERT INTO subscriptions (id, order_id, product, state, status, paused, period_end)
       SELECT printf('sub_cmp_%06d', i), printf('cmp-%06d', i), 'app-1-month', 'live', 'active', 0, ? FROM n`,
    ).bind(subscriptions, periodEnd.getTime()),
  ]);
}

const empty = () =>
  env.DB.batch([
    env.DB.prepare("DELETE FROM subscriptions WHERE id LIKE 'sub_cmp_%'"),
    env.DB.prepare("DELETE FROM orders WHERE id LIKE 'cmp-%'"),
    env.DB.prepare('DELETE FROM comparisons'),
  ]);

/** The payment service knows all but the last ten, and differs on every thousandth. */
function snapshotOf(number: number): SubscriptionSnapshot {
  const differs = number % 1000 === 0;
  return {
    id: idOf(number),
    order: `cmp-${String(number).padStart(6, '0')}`,
    status: differs ? 'past_due' : 'active',
    hasEnded: false,
    paused: false,
    periodStart: new Date(periodEnd.getTime() - 30 * day),
    periodEnd,
    endsAt: undefined,
  };
}

function page<Item extends { id: string }>(all: readonly Item[], after: string | undefined): Page<Item> {
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return { items: all.slice(from, from + 100), hasMore: all.length > from + 100 };
}

it('comparison: many subscribers in pages, each invocation within its budget', async () => {
  await empty();
  await fill();
  const live = Array.from({ length: subscriptions - 10 }, (_, index) => snapshotOf(index + 1)).toReversed();
  const told: ListedEvent[] = Array.from({ length: 400 }, (_, index) => ({
    id: `evt_cmp_${index}`,
    type: 'invoice.paid',
    created: new Date(),
    order: () => Promise.resolve(index % 100 === 0 ? `event-${index}` : undefined),
  }));
  let spent = 0;
  const repaired: string[] = [];
  const db = openDatabase(watchedDatabase((statements) => (spent += statements.length)));
  const reconcileAll = createReconcileAll({
    payments: {
      liveSubscriptions: (after) => {
        spent += 1;
        return Promise.resolve(page(live, after));
      },
      eventsSince: (_, after) => {
        spent += 1;
        return Promise.resolve(page(told, after));
      },
    },
    db,
    webhookEvents: storesOf(env).webhookEvents,
    reconcileOrder: (order) => {
      spent += 14;
      repaired.push(order);
      return Promise.resolve({ state: 'no_order' });
    },
    left: () => 950 - spent,
    now: () => new Date(),
    log: createLog(),
  });
  const costs: number[] = [];
  const began = performance.now();
  await reconcileAll.begin();
  costs.push(spent);
  while ((await unfinishedComparisons(db)).length > 0) {
    spent = 0;
    await reconcileAll.resume();
    costs.push(spent);
  }
  console.log({
    subscriptions,
    invocations: costs.length,
    most: Math.max(...costs),
    ms: performance.now() - began,
  });
  expect(Math.max(...costs)).toBeLessThanOrEqual(500);
  const ours = [...new Set(repaired)]
    .filter((order) => order.startsWith('cmp-') || order.startsWith('event-'))
    .toSorted();
  const differing = [1000, 2000, 3000].filter((number) => number <= subscriptions - 10);
  const unknown = Array.from({ length: 10 }, (_, index) => subscriptions - index);
  const expected = [...differing, ...unknown].map((number) => `cmp-${String(number).padStart(6, '0')}`);
  expect(ours).toEqual([...expected, 'event-0', 'event-100', 'event-200', 'event-300'].toSorted());
  await empty();
});

it('comparison: orders that take many calls end an invocation early', async () => {
  await empty();
  let spent = 0;
  const told: ListedEvent[] = Array.from({ length: 50 }, (_, index) => ({
    id: `evt_dear_${index}`,
    type: 'invoice.paid',
    created: new Date(),
    order: () => Promise.resolve(`dear-${index}`),
  }));
  const none = { items: [], hasMore: false };
  const db = openDatabase(env.DB);
  const reconciled = new Set<string>();
  const reconcileAll = createReconcileAll({
    db,
    payments: {
      liveSubscriptions: () => Promise.resolve(none),
      eventsSince: (_, after) => Promise.resolve(page(told, after)),
    },
    webhookEvents: storesOf(env).webhookEvents,
    reconcileOrder: (order) => {
      spent += 90;
      reconciled.add(order);
      return Promise.resolve({ state: 'no_order' });
    },
    left: () => 950 - spent,
    now: () => new Date(),
    log: createLog(),
  });
  await reconcileAll.begin();
  expect(spent).toBeGreaterThan(300);
  expect(spent).toBeLessThan(600);
  for (let round = 0; reconciled.size < told.length && round < 20; round += 1) {
    spent = 0;
    await reconcileAll.resume();
    expect(spent).toBeLessThan(600);
  }
  expect(reconciled).toContain('dear-49');
  await empty();
});

it('comparison: each call of the payment service counts toward what a job has left', async () => {
  const worker = freshWorker();
  const her = await shopper('counted-calls', worker);
  const { order } = await her.buy('zpp');
  const { counted, ...limit } = countStatements(worker);
  const shop = depsOf(counted, { log: createLog(), ...limit })?.shop;
  const called = vi.spyOn(globalThis, 'fetch');
  const before = limit.left();
  const prepared = vi.spyOn(env.DB, 'prepare');
  await shop?.reconcileOrder(order);
  expect(called).toHaveBeenCalled();
  expect(before - limit.left()).toBe(called.mock.calls.length + prepared.mock.calls.length);
});

it('comparison: a failing part stops no other, and continues later', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const worker = freshWorker();
  const silent = await recordWebhooks();
  const her = await shopper('part-cancelled', worker);
  await her.buy('app-1-month');
  await silent.deliverAll(worker);
  const subscription = subscriptionIn(await silent.since());
  await stripe.perform({ action: 'cancel', subscription, when: 'now' });
  await stripe.become({ mode: 'unavailable', path: '/v1/events' });
  await env.DB.prepare('DELETE FROM comparisons').run();
  await nightly(worker, new Date());
  log.mockRestore();
  expect(await her.access()).toEqual([]);
  const unfinished = async () =>
    (await env.DB.prepare('SELECT part FROM comparisons WHERE finished IS NULL').all()).results;
  expect(await unfinished()).toContainEqual({ part: 'events' });
  expect(await unfinished()).not.toContainEqual({ part: 'live' });
  await stripe.become({ mode: 'ok' });
  for (let round = 0; round < 20 && (await unfinished()).length > 0; round += 1) await catchUp(worker);
  expect(await unfinished()).toEqual([]);
});

it('comparison: a handled event is not asked for again the next night', async () => {
  const worker = freshWorker();
  const her = await shopper('part-once', worker);
  await her.buy('zpp');
  await wholeNight(worker);
  expect(await her.access()).toEqual(['VALEA_APP', 'ZPP_COURSE']);
  const called = vi.spyOn(globalThis, 'fetch');
  await nightly(worker, new Date());
  const paths = called.mock.calls.map(
    ([address]) => new URL(address instanceof Request ? address.url : address).pathname,
  );
  called.mockRestore();
  expect(paths.filter((path) => path.startsWith('/v1/checkout/sessions/'))).toEqual([]);
});

it('comparison: a stuck round starts again after two days, not earlier', async () => {
  await empty();
  const db = openDatabase(env.DB);
  const first = new Date('2026-11-01T02:00:00Z');
  const down = () => Promise.reject(new PaymentsUnavailable('out of order'));
  const beginAt = (at: Date) =>
    createReconcileAll({
      db,
      webhookEvents: storesOf(env).webhookEvents,
      now: () => at,
      payments: { liveSubscriptions: down, eventsSince: down },
      reconcileOrder: down,
      log: { ...createLog(), error: () => undefined },
    }).begin();
  const begun = async () =>
    new Set(
      (await unfinishedComparisons(db))
        .filter(({ part }) => part !== 'overdue')
        .map(({ began }) => began.getTime()),
    );
  await beginAt(first);
  await beginAt(new Date(first.getTime() + day));
  await beginAt(new Date(first.getTime() + 2 * day - 1));
  expect(await begun()).toEqual(new Set([first.getTime()]));
  const anew = new Date(first.getTime() + 2 * day + 1);
  await beginAt(anew);
  expect(await begun()).toEqual(new Set([anew.getTime()]));
  await empty();
});

it('comparison: an order whose checkout answer was lost is given up in time', async () => {
  await env.DB.prepare('DELETE FROM comparisons').run();
  const worker = freshWorker();
  const her = await shopper('lost-for-good', worker);
  await stripe.become({ mode: 'lost-answer', path: '/v1/checkout/sessions' });
  expect((await her.order(wish('zpp'))).status).toBe(503);
  await stripe.become({ mode: 'ok' });
  const states = async () =>
    (await env.DB.prepare('SELECT state FROM orders WHERE user_id = ?').bind(her.userId).all()).results;
  await wholeNight(worker);
  expect(await states()).toEqual([{ state: 'open' }]);
  await env.DB.prepare('UPDATE orders SET checkout_expires = ? WHERE user_id = ?')
    .bind(Date.now() - 2 * 3_600_000, her.userId)
    .run();
  await wholeNight(worker);
  expect(await states()).toEqual([{ state: 'expired' }]);
});
