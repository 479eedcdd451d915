import { beforeAll, beforeEach, expect, it } from 'vitest';
import { freshWorker } from '../outside/call.ts';
import { sql } from '../outside/database.ts';
import { centsOf } from '../outside/prices.ts';
import { bought, customerIn, deliver, type PaymentEvent } from '../outside/shop.ts';
import { losingStripe as service } from '../outside/stand-ins.ts';

const plan = 'app-1-month';
const cents = centsOf(plan);
const worker = freshWorker({ STRIPE_API_URL: service.url });

let told = 0;
/** Delivers what has happened since. */
async function tell(inOrder: (events: PaymentEvent[]) => PaymentEvent[] = (events) => events) {
  const news = await service.events(told);
  told += news.length;
  for (const event of inOrder(news)) expect(await deliver(event, worker)).toBe(204);
}

/** Plans that have been renewed twice, by their payments. Bought before the payment service's clock moves on. */
const plans: [first: string, second: string, third: string][] = [];
const planAt = (place: number) => plans[place] ?? ['', '', ''];

beforeAll(async () => {
  const customers: string[] = [];
  for (const name of ['one', 'two', 'three']) {
    const { since } = await bought(name, plan, { worker, service });
    customers.push(customerIn(await since()));
  }
  await tell();
  for (const days of [33, 33]) {
    await service.perform({ action: 'advance', days });
    await tell();
  }
  const paid = (await service.events()).filter(({ type }) => type === 'payment_intent.succeeded');
  for (const customer of customers) {
    const own = paid.filter(({ data }) => data.object['customer'] === customer);
    const [first = '', second = '', third = '', ...more] = own.map(({ data }) => String(data.object['id']));
    expect([third === '', more]).toEqual([false, []]);
    plans.push([first, second, third]);
  }
});

beforeEach(async () => {
  await sql('DELETE FROM sales').run();
});

/** What went back according to the daily sums. */
const losses = () =>
  sql(
    'SELECT coalesce(sum(refunded_cents), 0) AS refunded, coalesce(sum(disputed_cents), 0) AS disputed FROM sales',
  ).first();

it('sums: what goes back of any payment of a renewed plan counts once, and comes back as well', async () => {
  const [first, second, third] = planAt(0);
  await service.perform({ action: 'refund', payment: second, cents: 5_00 });
  await tell();
  expect(await losses()).toEqual({ refunded: 5_00, disputed: 0 });
  await service.perform({ action: 'refund', payment: first, cents: 3_00 });
  await service.perform({ action: 'refund', payment: third, cents: 1_00 });
  await service.perform({ action: 'refund', payment: second, cents: 2_00 });
  await tell();
  expect(await losses()).toEqual({ refunded: 11_00, disputed: 0 });
  await service.perform({ action: 'fail-refund', payment: second });
  await service.perform({ action: 'dispute', payment: first });
  await service.perform({ action: 'dispute', payment: second });
  await tell();
  expect(await losses()).toEqual({ refunded: 9_00, disputed: 2 * cents });
  await service.perform({ action: 'lose', payment: first });
  await service.perform({ action: 'win', payment: second });
  await tell();
  expect(await losses()).toEqual({ refunded: 9_00, disputed: cents });

  for (const event of (await service.events()).toReversed()) await deliver(event, worker);
  expect(await losses()).toEqual({ refunded: 9_00, disputed: cents });
});

it('sums: events that come at once count what went back once', async () => {
  const own = planAt(1);
  for (const payment of own) await service.perform({ action: 'refund', payment, cents: 5_00 });
  await service.perform({ action: 'dispute', payment: own[1] });
  const events = await service.events(told);
  await Promise.all([...events, ...events].map((event) => deliver(event, worker)));
  await tell();
  expect(await losses()).toEqual({ refunded: 15_00, disputed: cents });
});

it('sums: events in reverse order, before those of the next renewal, lead to the same', async () => {
  const [, second, third] = planAt(2);
  await service.perform({ action: 'refund', payment: second, cents: 5_00 });
  await service.perform({ action: 'fail-refund', payment: second });
  await service.perform({ action: 'refund', payment: second, cents: 4_00 });
  await service.perform({ action: 'dispute', payment: third });
  await service.perform({ action: 'win', payment: third });
  await service.perform({ action: 'advance', days: 31 });
  await service.perform({ action: 'dispute', payment: second });
  await tell((events) => events.toReversed());
  expect(await losses()).toEqual({ refunded: 4_00, disputed: cents });
});
