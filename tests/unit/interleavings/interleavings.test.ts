import fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { afterEach, test, vi } from 'vitest';
import { holdsIn, isSettled } from './invariants.ts';
import { createWorld, type Action } from './world.ts';

const runs = 200;
const { VALEA_SEED: seed = String(randomInt(2 ** 31)), VALEA_PATH: path } = process.env;

afterEach(() => {
  vi.restoreAllMocks();
});

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    does: fc.constant('buy'),
    product: fc.constantFrom('app-3-months', 'app-12-months', 'zpp'),
    way: fc.constantFrom('card', 'card', 'sepa', 'leave'),
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

const scenario = fc
  .record({
    /** An earlier purchase, and how many days ago. */
    bought: fc.constantFrom(
      undefined,
      { product: 'zpp', days: 0 } as const,
      { product: 'zpp', days: 17 } as const,
      { product: 'app-3-months', days: 0 } as const,
      // It is renewing: for an hour its invoice can still be changed.
      { product: 'app-3-months', days: 92 } as const,
      // It has renewed.
      { product: 'app-3-months', days: 93 } as const,
    ),
    /** How that renewal is paid. */
    renewal: fc.constantFrom('card', 'sepa', 'card-empty'),
    /** A payment page that we have given up and that can still be paid. */
    left: fc.constantFrom(undefined, 'app-12-months' as const, 'zpp' as const),
    /** All of them at once. */
    actions: fc.array(action, { minLength: 2, maxLength: 5 }),
    /** Whether webhooks arrive; without them the nightly job finds everything. */
    isTold: fc.boolean(),
    /** The duration of a step. */
    stepMs: fc.constantFrom(20, 1000),
  })
  // A page that was already given up is not closed with the account.
  .filter(({ left, actions }) => left === undefined || actions.every(({ does }) => does !== 'delete'));

const property = fc.asyncProperty(
  scenario,
  fc.scheduler(),
  async ({ bought, renewal, left, actions, isTold, stepMs }, order) => {
    const world = await createWorld(stepMs);
    try {
      if (left) await world.leave(left);
      if (bought) await world.buyBefore(bought.product, bought.days, renewal);
      await world.together(order, actions, isTold);
      if (isTold) {
        await world.repeatAll();
        await world.pass(0.01);
        await holdsIn(world);
      }
      world.service.renewBy('card');
      world.service.bank('settle');
      world.service.retry();
      await world.pass(2);
      await world.night();
      await world.deliverAll();
      await holdsIn(world);
      await isSettled(world);
    } finally {
      world.close();
    }
  },
);

test('interleavings: whatever the order of steps, payments, access and books agree', async () => {
  const replayed = path === undefined ? {} : { path };
  await fc.assert(property, { seed: Number(seed), numRuns: runs, ...replayed });
});
