import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../functions/database/open.ts';
import { countStatements } from '../../../functions/database/statements.ts';
import { depsOf, storesOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { createReconcileAll, unfinishedComparisons } from '../../../functions/payments/reconcile-all.ts';
import { PaymentsUnavailable } from '../../../functions/ports/payments.ts';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import { watchedDatabase } from '../outside/database.ts';
import { freshWorker } from '../outside/call.ts';
import { linesFromNow } from '../outside/log-lines.ts';
import { wholeNight } from '../outside/night.ts';
import { paymentCallsFromNow } from '../outside/payment-calls.ts';
import { stripe } from '../outside/stand-ins.ts';
import { bought, ordersOf, shopper, subscriptionIn, wish } from '../outside/shop.ts';
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

afterEach(() =>
  env.DB.batch([
    env.DB.prepare("DELETE FROM subscriptions WHERE id LIKE 'sub_cmp_%'"),
    env.DB.prepare("DELETE FROM orders WHERE id LIKE 'cmp-%'"),
    env.DB.prepare('DELETE FROM comparisons'),
  ]),
);

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

const events = (name: string, count: number, orderOf: (index: number) => string | undefined): ListedEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `evt_${name}_${index}`,
    type: 'invoice.paid',
    created: new Date(),
    order: () => Promise.resolve(orderOf(index)),
  }));

type Parts = Parameters<typeof createReconcileAll>[0];

/** The comparison against a fake payment service. */
const comparisonWith = (parts: Pick<Parts, 'payments' | 'reconcileOrder'> & Partial<Parts>) =>
  createReconcileAll({
    db: openDatabase(env.DB),
    webhookEvents: storesOf(env).webhookEvents,
    now: () => new Date(),
    log: createLog(),
    ...parts,
  });

it('comparison: many subscribers in pages, each invocation within its budget', async () => {
  await fill();
  const live = Array.from({ length: subscriptions - 10 }, (_, index) => snapshotOf(index + 1)).toReversed();
  const listed = events('many', 400, (index) => (index % 100 === 0 ? `event-${index}` : undefined));
  let spent = 0;
  const repaired: string[] = [];
  const db = openDatabase(watchedDatabase((statements) => (spent += statements.length)));
  const reconcileAll = comparisonWith({
    payments: {
      liveSubscriptions: (after) => {
        spent += 1;
        return Promise.resolve(page(live, after));
      },
      eventsSince: (_, after) => {
        spent += 1;
        return Promise.resolve(page(listed, after));
      },
    },
    db,
    reconcileOrder: (order) => {
      spent += 14;
      repaired.push(order);
      return Promise.resolve({ state: 'no_order' });
    },
    statementsLeft: () => 950 - spent,
  });
  const costs: number[] = [];
  await reconcileAll.begin();
  costs.push(spent);
  while ((await unfinishedComparisons(db)).length > 0) {
    spent = 0;
    await reconcileAll.resume();
    costs.push(spent);
  }
  expect(Math.max(...costs)).toBeLessThanOrEqual(500);
  const ours = [...new Set(repaired)]
    .filter((order) => order.startsWith('cmp-') || order.startsWith('event-'))
    .toSorted();
  const differing = [1000, 2000, 3000].filter((number) => number <= subscriptions - 10);
  const unknown = Array.from({ length: 10 }, (_, index) => subscriptions - index);
  const expected = [...differing, ...unknown].map((number) => `cmp-${String(number).padStart(6, '0')}`);
  expect(ours).toEqual([...expected, 'event-0', 'event-100', 'event-200', 'event-300'].toSorted());
});

it('comparison: orders that take many calls end an invocation early', async () => {
  let spent = 0;
  const listed = events('dear', 50, (index) => `dear-${index}`);
  const reconciled = new Set<string>();
  const reconcileAll = comparisonWith({
    payments: {
      liveSubscriptions: () => Promise.resolve({ items: [], hasMore: false }),
      eventsSince: (_, after) => Promise.resolve(page(listed, after)),
    },
    reconcileOrder: (order) => {
      spent += 90;
      reconciled.add(order);
      return Promise.resolve({ state: 'no_order' });
    },
    statementsLeft: () => 950 - spent,
  });
  await reconcileAll.begin();
  expect(spent).toBeGreaterThan(300);
  expect(spent).toBeLessThan(600);
  for (let round = 0; reconciled.size < listed.length && round < 20; round += 1) {
    spent = 0;
    await reconcileAll.resume();
    expect(spent).toBeLessThan(600);
  }
  expect(reconciled).toContain('dear-49');
});

it('comparison: each call of the payment service counts toward what a job has left', async () => {
  const worker = freshWorker();
  const { order } = await bought('counted-calls', 'zpp', { worker });
  const { counted, ...limit } = countStatements(worker);
  const shop = depsOf(counted, { log: createLog(), ...limit })?.shop;
  const { calls } = paymentCallsFromNow();
  const before = limit.statementsLeft();
  const prepared = vi.spyOn(env.DB, 'prepare');
  await shop?.reconcileOrder(order);
  expect(calls).not.toEqual([]);
  expect(before - limit.statementsLeft()).toBe(calls.length + prepared.mock.calls.length);
});

it('comparison: a failing part stops no other, and continues later', async () => {
  const log = linesFromNow();
  const worker = freshWorker();
  const { her, since, deliverAll } = await bought('part-cancelled', 'app-1-month', { worker });
  await deliverAll();
  await stripe.perform({ action: 'cancel', subscription: subscriptionIn(await since()), when: 'now' });
  await stripe.become({ mode: 'unavailable', path: '/v1/events' });
  await nightly(worker, new Date());
  log.end();
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
  const { her } = await bought('part-once', 'zpp', { worker });
  await wholeNight(worker);
  expect(await her.access()).toEqual(['VALEA_APP', 'ZPP_COURSE']);
  const { calls } = paymentCallsFromNow();
  await nightly(worker, new Date());
  expect(calls.filter(({ path }) => path.startsWith('/v1/checkout/sessions/'))).toEqual([]);
});

it('comparison: a stuck round starts again after two days, not earlier', async () => {
  const db = openDatabase(env.DB);
  const first = new Date('2026-11-01T02:00:00Z');
  const down = () => Promise.reject(new PaymentsUnavailable('out of order'));
  const beginAt = (at: Date) =>
    comparisonWith({
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
});

it('comparison: an order whose checkout answer was lost is given up in time', async () => {
  const worker = freshWorker();
  const her = await shopper('lost-for-good', worker);
  await stripe.become({ mode: 'lost-answer', path: '/v1/checkout/sessions' });
  expect((await her.order(wish('zpp'))).status).toBe(503);
  await stripe.become({ mode: 'ok' });
  const states = async () => (await ordersOf(her)).map(({ state }) => state);
  await wholeNight(worker);
  expect(await states()).toEqual(['open']);
  await env.DB.prepare('UPDATE orders SET checkout_expires = ? WHERE user_id = ?')
    .bind(Date.now() - 2 * 3_600_000, her.userId)
    .run();
  await wholeNight(worker);
  expect(await states()).toEqual(['expired']);
});
