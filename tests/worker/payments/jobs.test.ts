import { expect, it } from 'vitest';
import { graceDays } from '#domain/shop/access-periods.ts';
import { freshWorker } from '../outside/call.ts';
import { linesFromNow } from '../outside/log-lines.ts';
import { wholeNight } from '../outside/night.ts';
import { laterStripe, stripe } from '../outside/stand-ins.ts';
import { bought, customerIn, paymentIn, subscriptionIn } from '../outside/shop.ts';
import { someNumber } from '../outside/some.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import type { Env } from '../../../functions/env.ts';

/** Runs the daily job; returns its log lines. */
async function dailyJob(worker: Env) {
  const { lines, end } = linesFromNow();
  await wholeNight(worker);
  end();
  return lines;
}

it('daily job: after days without webhooks it repairs everything, says so, and then finds nothing', async () => {
  const { her: refunded, since: events, deliverAll } = await bought('down-refunded', 'zpp2');
  const payment = paymentIn(await events());
  await deliverAll();
  expect(await refunded.access()).toEqual(['VALEA_APP', 'ZPP2_COURSE']);

  const { her: cancelled, since } = await bought('down-cancelled', 'app-1-month');
  const { her: course } = await bought('down-course', 'zpp');
  const { her: plan } = await bought('down-plan', 'app-12-months');
  await stripe.perform({ action: 'refund', payment });
  await stripe.perform({ action: 'cancel', subscription: subscriptionIn(await since()), when: 'now' });
  expect(await course.access()).toEqual([]);

  const worker = freshWorker();
  const first = await dailyJob(worker);
  expect(first).toContainEqual({ level: 'error', event: 'access_repaired', dependency: 'payments' });
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
  const { her, since, deliverAll } = await bought('years', 'app-1-month', { worker, service: laterStripe });
  const customer = customerIn(await since());
  const plan = async () => {
    await deliverAll();
    const [one] = ((await her.get('/api/orders')).body as OrdersView).subscriptions;
    return {
      state: one?.state,
      periodEnds: Date.parse(one?.periodEnd ?? ''),
      accessEnds: Date.parse(one?.accessUntil ?? ''),
    };
  };
  const grace = graceDays * 86_400_000;

  const first = await plan();
  expect(first).toMatchObject({ state: 'live', accessEnds: first.periodEnds + grace });
  await laterStripe.perform({ action: 'advance', days: 32 });
  const renewed = await plan();
  expect(renewed).toMatchObject({ state: 'live', accessEnds: renewed.periodEnds + grace });
  expect(renewed.periodEnds).toBeGreaterThan(first.periodEnds);

  await laterStripe.perform({ action: 'method', customer, method: 'card-empty' });
  await laterStripe.perform({ action: 'advance', days: 31 });
  expect(await plan()).toMatchObject({ state: 'overdue', accessEnds: renewed.periodEnds + grace });

  await laterStripe.perform({ action: 'advance', days: 22 });
  expect((await plan()).state).toBe('ended');
  expect(await her.access()).toEqual([]);
});
