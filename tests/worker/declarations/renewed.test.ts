import { expect, it } from 'vitest';
import { addMonths } from '#domain/calendar.ts';
import { unusedTermRefund } from '#domain/shop/cancellation.ts';
import type { Cancellation, Withdrawal } from '#domain/shop/declaration.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { renewingStripe } from '../outside/places.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { recordWebhooks, shopper } from '../outside/shop.ts';

const day = 86_400_000;

it('renewed plan: cancelled, it ends in a month with one refund; cancelled in time, all renewals are refunded; withdrawn from, every payment', async () => {
  const { worker, to } = createMailbox({ STRIPE_API_URL: renewingStripe.url });
  // By this clock, all declarations below have been received.
  const soon = () => new Date(Date.now() + 120 * day);
  const declarations = depsOf(worker, { log: createLog(), now: soon })?.declarations;
  if (!declarations) throw new Error('These tests have all settings.');
  const webhooks = await recordWebhooks(renewingStripe);
  const her = await shopper('renewed', worker, renewingStripe);
  await her.buy('app-3-months');
  const early = await shopper('renewing', worker, renewingStripe);
  await early.buy('app-3-months');
  const undone = await shopper('undone', worker, renewingStripe);
  const { order } = await undone.buy('app-1-month');
  const waited = await shopper('waited', worker, renewingStripe);
  await waited.buy('app-1-month');
  await renewingStripe.perform({ action: 'advance', days: 95 });
  await webhooks.deliverAll(worker);
  const subscription = async () => ((await her.get('/api/orders')).body as OrdersView).subscriptions[0];
  const end = new Date((await subscription())?.periodEnd ?? '');
  const start = addMonths(end, -3);

  const received = new Date(start.getTime() + 10 * day);
  const cancellation: Cancellation = {
    id: crypto.randomUUID().replaceAll('-', ''),
    kind: 'cancel',
    locale: 'de',
    name: 'Erika',
    email: `${her.uid}@example.com`,
    contract: 'app',
    manner: 'ordinary',
    received,
  };
  await declarations.keep(cancellation, her.userId);
  // The refund fails at first; afterwards neither it nor the end happens twice.
  await renewingStripe.become({ mode: 'unavailable', path: '/v1/refunds' });
  await declarations.handle(cancellation);
  expect(await declarations.result(cancellation.id)).toBeUndefined();
  await renewingStripe.become({ mode: 'ok' });
  await declarations.handle(cancellation);
  await declarations.handle(cancellation);
  await webhooks.deliverAll(worker);

  const ends = addMonths(received, 1);
  const cents = unusedTermRefund(39_99, { first: false, start, end }, ends);
  expect(cents).toBeGreaterThan(15_00);
  const refunds = (await webhooks.since()).filter(({ type }) => type === 'refund.created');
  expect(refunds.map(({ data }) => data.object['amount'])).toEqual([cents]);
  const after = await subscription();
  expect(after?.state).toBe('ending');
  expect(Math.abs(Date.parse(after?.periodEnd ?? '') - ends.getTime())).toBeLessThan(1_000);
  expect(to(cancellation.email).at(-1)?.text).toContain('Für die bezahlten Tage danach bekommst du');

  // Received two days before the renewal but proved after it: the renewal is refunded.
  const inTime: Cancellation = {
    ...cancellation,
    id: crypto.randomUUID().replaceAll('-', ''),
    email: `${early.uid}@example.com`,
    received: new Date(start.getTime() - 2 * day),
  };
  await declarations.keep(inTime, early.userId);
  await declarations.handle(inTime);
  await webhooks.deliverAll(worker);
  expect(await declarations.result(inTime.id)).toMatchObject({ code: 'ends', refundedCents: 39_99 });
  expect(((await early.get('/api/orders')).body as OrdersView).subscriptions[0]?.state).toBe('ended');

  // Received in the first term but proved after three renewals: all three are refunded.
  const atLast: Cancellation = {
    ...cancellation,
    id: crypto.randomUUID().replaceAll('-', ''),
    email: `${waited.uid}@example.com`,
    received: new Date(),
  };
  const earlier = (await webhooks.since()).length;
  await declarations.keep(atLast, waited.userId);
  // Refunds must come before the end, because an ended subscription is not checked again.
  const now = () => new Date(Date.now() + 95 * day);
  const meanwhile = depsOf(worker, { log: createLog(), now })?.declarations;
  await renewingStripe.become({ mode: 'unavailable', path: '/v1/refunds' });
  await meanwhile?.handle(atLast);
  await renewingStripe.become({ mode: 'ok' });
  await meanwhile?.handle(atLast);
  await meanwhile?.handle(atLast);
  await webhooks.deliverAll(worker);
  const renewals = (await webhooks.since()).slice(earlier).filter(({ type }) => type === 'refund.created');
  expect(renewals.map(({ data }) => data.object['amount'])).toEqual([16_99, 16_99, 16_99]);
  expect(await declarations.result(atLast.id)).toMatchObject({ code: 'ends', refundedCents: 50_97 });
  expect(((await waited.get('/api/orders')).body as OrdersView).subscriptions[0]?.state).toBe('ended');

  // Withdrawn from in time but proved after three renewals: all four payments are refunded, once.
  const withdrawal: Withdrawal = {
    id: crypto.randomUUID().replaceAll('-', ''),
    kind: 'withdraw',
    locale: 'de',
    name: 'Erika',
    email: `${undone.uid}@example.com`,
    contract: 'app',
    order,
    received: new Date(),
  };
  const since = (await webhooks.since()).length;
  await declarations.keep(withdrawal, undone.userId);
  await renewingStripe.become({ mode: 'lost-answer', path: '/v1/refunds', times: 2 });
  await declarations.handle(withdrawal);
  await renewingStripe.become({ mode: 'ok' });
  await declarations.handle(withdrawal);
  await declarations.handle(withdrawal);
  expect(await declarations.result(withdrawal.id)).toMatchObject({
    code: 'refunded',
    refundedCents: 67_96,
  });
  const given = (await webhooks.since()).slice(since).filter(({ type }) => type === 'refund.created');
  expect(given.map(({ data }) => data.object['amount'])).toEqual([16_99, 16_99, 16_99, 16_99]);
  expect(await undone.state(order)).toMatchObject({ state: 'refunded', refundedCents: 16_99 });
  expect(await undone.access()).toEqual([]);

  await renewingStripe.perform({ action: 'advance', days: 60 });
  await webhooks.deliverAll(worker);
  expect((await subscription())?.state).toBe('ended');
  expect(await her.access()).toEqual([]);
});
