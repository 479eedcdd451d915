import fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProductKey } from '#domain/shop/catalogue.ts';
import { holdsIn, isSettled } from './invariants.ts';
import { createWorld, type Action, type Fault, type Scenario } from './world.ts';

const runs = 300;
const { VALEA_SEED: seed = String(randomInt(2 ** 31)), VALEA_PATH: path } = process.env;

afterEach(() => {
  vi.restoreAllMocks();
});

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    does: fc.constant('buy'),
    product: fc.constantFrom('app-3-months', 'app-12-months', 'zpp'),
    way: fc.constantFrom('card', 'card', 'debit', 'leave'),
  }),
  fc.record({
    does: fc.constantFrom('cancel', 'withdraw'),
    contract: fc.constantFrom('app', 'course'),
    // Equal declarations are one.
    name: fc.constantFrom('Lena', 'L.'),
  }),
  fc.record({
    does: fc.constantFrom(
      'pay',
      'return',
      'drop',
      'night',
      'delete',
      'listen',
      'settle',
      'bounce',
      'dispute',
    ),
  }),
);

const scenario: fc.Arbitrary<Scenario> = fc
  .record({
    bought: fc.constantFrom(
      undefined,
      { product: 'zpp', days: 0 },
      { product: 'zpp', days: 17 },
      { product: 'app-3-months', days: 0 },
      // It has renewed.
      { product: 'app-3-months', days: 120 },
    ),
    left: fc.constantFrom(undefined, 'app-12-months', 'zpp'),
    actions: fc.array(action, { minLength: 2, maxLength: 5 }),
    isTold: fc.boolean(),
    stepMs: fc.constantFrom(20, 1000),
  })
  .filter((one) => !isBeyond(one));

/** Nothing closes a page with an account that had been given up before. */
const isBeyond = ({ left, actions }: Scenario) =>
  left !== undefined && actions.some(({ does }) => does === 'delete');

const property = (of: fc.Arbitrary<Scenario>, fault: Fault = {}) =>
  fc.asyncProperty(of, fc.scheduler(), async ({ bought, left, actions, isTold, stepMs }, order) => {
    const world = createWorld(fault, stepMs);
    try {
      if (left) await world.leave(left);
      if (bought) await world.buyBefore(bought.product, bought.days);
      await world.together(order, actions, isTold);
      if (isTold) {
        await world.repeatAll();
        await world.pass(0.01);
        await holdsIn(world);
      }
      world.service.bank('settle');
      await world.pass(2);
      await world.night();
      await world.deliverAll();
      await holdsIn(world);
      isSettled(world);
    } finally {
      world.sqlite.close();
    }
  });

test('interleavings: in whatever order all happens, payments, access and books agree', async () => {
  const replayed = path === undefined ? {} : { path };
  await fc.assert(property(scenario), { seed: Number(seed), numRuns: runs, ...replayed });
});

const buy = (product: ProductKey, way: 'card' | 'debit' = 'card'): Action => ({ does: 'buy', product, way });

/** Faults, actions of which some order brings them to light, and what they break. */
const faults: Record<string, Fault & Pick<Scenario, 'bought' | 'left' | 'actions'> & { breaks: RegExp }> = {
  'an order is saved whatever has happened to it since it was read': {
    breaks: /books are equal|access_ledger\.key/,
    rewrite: (sql) => sql.replace('CASE WHEN version = ? AND', 'CASE WHEN ? IS NOT NULL AND'),
    actions: [buy('zpp', 'debit'), { does: 'settle' }, { does: 'return' }],
  },
  'a duplicate is looked for before the write only': {
    breaks: /paid once/,
    orders: (orders) => ({
      save: (order, decision, saved) => orders.save(order, decision, { ...saved, twins: undefined }),
    }),
    left: 'app-12-months',
    actions: [buy('app-3-months'), { does: 'pay' }],
  },
  'a refund has no key': {
    breaks: /refunded once/,
    payments: (service) => ({ refund: ({ payment, cents }) => service.refund({ payment, cents }) }),
    left: 'app-12-months',
    actions: [buy('app-3-months'), { does: 'pay' }],
  },
  'access is given before the payment has arrived': {
    breaks: /access after payment/,
    orders: (orders) => ({
      save(order, decision, saved) {
        const until = new Date(order.ordered.getTime() + 86_400_000);
        const grants = [{ level: order.level, until }];
        return orders.save(
          order,
          decision.state === 'processing' ? { ...decision, grants } : decision,
          saved,
        );
      },
    }),
    actions: [buy('zpp', 'debit'), { does: 'settle' }],
  },
  'a deletion leaves the subscription': {
    breaks: /nothing owed/,
    keepsSubscriptions: true,
    bought: { product: 'app-3-months', days: 0 },
    actions: [{ does: 'delete' }, { does: 'return' }],
  },
  'two declarations about an order are carried out at once': {
    breaks: /refunded once/,
    rewrite: (sql) => sql.replace('"other"."order_id" = "declaration_progress"."order_id"', 'FALSE'),
    bought: { product: 'app-3-months', days: 120 },
    actions: (['Lena', 'L.'] as const).map((name) => ({ does: 'cancel', contract: 'app', name })),
  },
};

test.each(Object.entries(faults))('interleavings: it is found that %s', async (_what, fault) => {
  const { bought, left, actions, breaks } = fault;
  const given = fc.constant({ bought, left, actions, isTold: true, stepMs: 20 });
  const found = await fc.check(property(given, fault), { seed: 1, numRuns: runs, endOnFailure: true });
  expect(String(found.errorInstance)).toMatch(breaks);
});
