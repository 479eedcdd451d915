import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { updateUserDocument } from '../../../src/browser/generated/operations.ts';
import { ask } from '../outside/books.ts';
import { code } from '../outside/call.ts';
import { stripe } from '../outside/stand-ins.ts';
import {
  bought,
  customerIn,
  orderIn,
  ordersOf,
  recordWebhooks,
  secondsLater,
  sessionIn,
  shopper,
  storedOrder,
  wish,
} from '../outside/shop.ts';
import { absolute } from '#domain/company/company.ts';
import { pathOf } from '#i18n/routes.ts';

const session = (id: string) => ask(`checkout/sessions/${id}`);

describe('one order only', () => {
  it.each([50, 700])(
    'for ten concurrent clicks, if the payment service takes %i ms',
    async (milliseconds) => {
      await stripe.become({ mode: 'slow', milliseconds });
      const webhooks = await recordWebhooks();
      const her = await shopper(`ten-clicks-${milliseconds}`);
      const placed = await Promise.all(Array.from({ length: 10 }, () => her.order(wish('app-6-months'))));
      expect(placed.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(new Set(placed.map(sessionIn)).size).toBe(1);
      expect(await ordersOf(her)).toHaveLength(1);
      const made = (await webhooks.since()).filter(({ type }) => type === 'customer.created');
      expect(made).toHaveLength(1);
    },
  );

  it('for a reload and another tab; choosing another plan closes the first page', async () => {
    const her = await shopper('two-tabs');
    const first = await her.order(wish('app-6-months'));
    const again = await her.order(wish('app-6-months'));
    expect(sessionIn(again)).toBe(sessionIn(first));
    const other = await her.order(wish('app-12-months'));
    expect(other.status).toBe(200);
    expect(await session(sessionIn(first))).toMatchObject({ status: 'expired' });
    expect(await session(sessionIn(other))).toMatchObject({ status: 'open' });
    await expect(stripe.perform({ action: 'pay', session: sessionIn(first) })).rejects.toThrow(/closed/);
  });

  it('with a new customer if hers was deleted at the payment service', async () => {
    const webhooks = await recordWebhooks();
    const her = await shopper('deleted');
    await her.order(wish('zpp'));
    const customer = (await ordersOf(her))[0]?.['customer'];
    await stripe.perform({ action: 'delete-customer', customer: String(customer) });
    expect((await her.order(wish('app-1-month'))).status).toBe(200);
    expect((await webhooks.since()).filter(({ type }) => type === 'customer.created')).toHaveLength(2);
  });
});

it('order: has the corrected contact e-mail, and the one with the mistyped address is closed', async () => {
  const her = await shopper('typo', undefined, undefined, { email: undefined });
  const email = `${her.uid}@example.com`;
  for (const typed of [`typo-${email}`, email]) {
    await her.send('/api/graphql', { query: updateUserDocument, variables: { id: 'myself', email: typed } });
    expect((await her.order(wish('app-6-months'))).status).toBe(200);
  }
  const open = (await ordersOf(her)).filter(({ state }) => state === 'open');
  expect(open.map((order) => order['email'])).toEqual([email]);
});

it('order: visible to its owner only, and grants nothing unpaid', async () => {
  const her = await shopper('owner');
  const other = await shopper('stranger');
  const placed = await her.order(wish('zpp'));
  const order = orderIn(placed);
  expect(code(await other.get(`/api/orders/${order}`))).toEqual({ code: 'not_found' });
  expect(code(await her.get('/api/orders/nonsense'))).toEqual({ code: 'not_found' });
  // Also after a card that is declined; another one can be tried.
  await stripe.perform({ action: 'pay', session: sessionIn(placed), way: 'declined' });
  expect((await her.state(order)).state).toBe('open');
  expect(await her.access()).toEqual([]);
  await stripe.perform({ action: 'pay', session: sessionIn(placed) });
  await secondsLater();
  for (let times = 0; times < 3; times += 1) expect((await her.state(order)).state).toBe('paid');
  const ledger = env.DB.prepare('SELECT id FROM access_ledger WHERE user_id = ?').bind(her.userId);
  expect((await ledger.all()).results).toHaveLength(2);
});

it('portal: says so if the customer was deleted at the payment service', async () => {
  const { her, since } = await bought('customer-gone', 'app-1-month');
  await stripe.perform({ action: 'delete-customer', customer: customerIn(await since()) });
  const answer = await her.send('/api/portal', { locale: 'de' });
  expect([answer.status, code(answer)]).toEqual([409, { code: 'customer_gone' }]);
  expect((await her.get('/api/account')).status).toBe(200);
  expect((await her.remove()).status).toBe(200);
});

it('portal: opens for buyers and leads back to the account; a course’s own invoice, also beside a plan', async () => {
  const her = await shopper('portal');
  const portal = async (order?: string) =>
    JSON.stringify((await her.send('/api/portal', { locale: 'de', order })).body);
  const customerOf = async (order?: string) => /cus_\w+/.exec(await portal(order))?.[0];
  const stored = async (id: string) => (await storedOrder(id))?.['customer'];
  expect(code(await her.send('/api/portal', { locale: 'de' }))).toEqual({ code: 'nothing_bought' });
  const plan = await her.buy('app-1-month');
  await her.state(plan.order);
  expect(JSON.parse(await portal())).toEqual({
    url: expect.stringMatching(/\/portal\/cus_\w+\?back=/) as unknown,
  });
  const back = new URL(String(Reflect.get(JSON.parse(await portal()) as object, 'url'))).searchParams.get(
    'back',
  );
  expect(back).toBe(absolute(pathOf('my', 'de')));
  const course = await her.buy('zpp');
  await her.state(course.order);
  expect(await stored(course.order)).not.toBe(await stored(plan.order));
  expect(await customerOf(course.order)).toBe(await stored(course.order));
  expect(await customerOf(plan.order)).toBe(await stored(plan.order));
  expect(await customerOf()).toBe(await stored(plan.order));
  const other = await shopper('portal-other');
  expect(code(await other.send('/api/portal', { locale: 'de', order: course.order }))).toEqual({
    code: 'nothing_bought',
  });
});
