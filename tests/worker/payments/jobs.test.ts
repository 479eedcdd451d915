import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { graceDays } from '#domain/shop/access-periods.ts';
import { freshWorker } from '../outside/call.ts';
import { wholeNight } from '../outside/night.ts';
import { clearOutboxes } from '../outside/operator.ts';
import { laterStripe, stripe } from '../outside/places.ts';
import { customerIn, recordWebhooks, paymentIn, shopper, subscriptionIn } from '../outside/shop.ts';
import { someNumber } from '../outside/some.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import type { Env } from '../../../functions/env.ts';

/** Runs the daily job with nothing of other tests to send; returns its log lines. */
async function dailyJob(worker: Env): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const spies = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line) => {
      lines.push(JSON.parse(String(line)) as Record<string, unknown>);
    }),
  );
  await clearOutboxes();
  await wholeNight(worker);
  for (const spy of spies) spy.mockRestore();
  return lines;
}

it('daily job: after days without webhooks it repairs everything, says so, and then finds nothing', async () => {
  const webhooks = await recordWebhooks();
  const course = await shopper('down-course');
  const refunded = await shopper('down-refunded');
  const plan = await shopper('down-plan');
  const cancelled = await shopper('down-cancelled');
  await refunded.buy('zpp2');
  const refundedPayment = paymentIn(await webhooks.since());
  await webhooks.deliverAll();
  expect(await refunded.access()).toEqual(['VALEA_APP', 'ZPP2_COURSE']);

  const silent = await recordWebhooks();
  await cancelled.buy('app-1-month');
  const subscription = subscriptionIn(await silent.since());
  await course.buy('zpp');
  await plan.buy('app-12-months');
  await stripe.perform({ action: 'cancel', subscription, when: 'now' });
  await stripe.perform({ action: 'refund', payment: refundedPayment });
  expect(await course.access()).toEqual([]);

  const worker = freshWorker();
  const first = await dailyJob(worker);
  expect(first).toContainEqual({ level: 'error', event: 'access_repaired', count: someNumber });
  expect(await course.access()).toEqual(['VALEA_APP', 'ZPP_COURSE']);
  expect(await plan.access()).toEqual(['VALEA_APP']);
  expect(await cancelled.access()).toEqual([]);
  expect(await refunded.access()).toEqual([]);

  const second = await dailyJob(worker);
  expect(second.map(({ event }) => event)).not.toContain('access_repaired');
  expect(second).toContainEqual({
    level: 'info',
    event: 'payments_reconciled',
    count: someNumber,
    tries: someNumber,
  });
});

it('subscription: renewal, failed payment with its grace period, end', async () => {
  const worker = freshWorker({ STRIPE_API_URL: laterStripe.url });
  const webhooks = await recordWebhooks(laterStripe);
  const her = await shopper('years', worker, laterStripe);
  await her.buy('app-1-month');
  const bought = await webhooks.since();
  const subscription = subscriptionIn(bought);
  const customer = customerIn(bought);
  const purchases = async () => {
    await webhooks.deliverAll(worker);
    const { subscriptions } = (await her.get('/api/orders')).body as OrdersView;
    const [one] = subscriptions;
    if (!one?.accessUntil)
      return { state: one?.state, graceDays: undefined, periodEnd: one?.periodEnd ?? '' };
    const grace = (Date.parse(one.accessUntil) - Date.parse(one.periodEnd)) / 86_400_000;
    return { state: one.state, graceDays: grace, periodEnd: one.periodEnd };
  };

  const first = await purchases();
  expect(first).toMatchObject({ state: 'live', graceDays });
  await laterStripe.perform({ action: 'advance', days: 32 });
  const renewed = await purchases();
  expect(renewed).toMatchObject({ state: 'live', graceDays });
  expect(renewed.periodEnd > first.periodEnd).toBe(true);

  await laterStripe.perform({ action: 'method', customer, method: 'card-empty' });
  await laterStripe.perform({ action: 'advance', days: 31 });
  const overdue = await purchases();
  expect(overdue.state).toBe('overdue');
  const row = await env.DB.prepare('SELECT access_until AS until FROM subscriptions WHERE id = ?')
    .bind(subscription)
    .first<{ until: number }>();
  expect(row?.until).toBe(Date.parse(renewed.periodEnd) + graceDays * 86_400_000);

  await laterStripe.perform({ action: 'advance', days: 22 });
  expect((await purchases()).state).toBe('ended');
  expect(await her.access()).toEqual([]);
});
