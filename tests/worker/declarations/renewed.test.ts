import { expect, it } from 'vitest';
import { addMonths } from '#domain/calendar.ts';
import { unusedTermRefund } from '#domain/shop/cancellation.ts';
import type { Declaration } from '#domain/shop/declaration.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { hex } from '../outside/conversions.ts';
import { collectingStripe, renewingStripe } from '../outside/places.ts';
import { createMailbox } from '../outside/mailbox.ts';
import {
  customerIn,
  deliver,
  recordWebhooks,
  shopper,
  subscriptionIn,
  type Shopper,
} from '../outside/shop.ts';

const day = 86_400_000;
const wholeSeconds = (instant: Date) => new Date(Math.floor(instant.getTime() / 1000) * 1000);

const declared = ({ uid }: Shopper, received: Date) => ({
  id: hex(),
  locale: 'de' as const,
  name: 'Erika',
  email: `${uid}@example.com`,
  contract: 'app' as const,
  received,
});
const cancellation = (who: Shopper, received: Date): Declaration => ({
  ...declared(who, received),
  kind: 'cancel',
  manner: 'ordinary',
});

it('renewed plan: cancelled, it ends in a month with one refund; cancelled in time, all renewals are refunded; withdrawn from, every payment', async () => {
  const { worker, to } = createMailbox({ STRIPE_API_URL: renewingStripe.url });
  const declarationsIn = (days: number) => {
    const now = () => new Date(Date.now() + days * day);
    const declarations = depsOf(worker, { log: createLog(), now })?.declarations;
    if (!declarations) throw new Error('These tests have all settings.');
    return declarations;
  };
  // By this clock, all declarations below have been received.
  const declarations = declarationsIn(120);
  const webhooks = await recordWebhooks(renewingStripe);
  let known = 0;
  /** Delivers new webhooks; returns the refunds among them. */
  const deliverWebhooks = async () => {
    const all = await webhooks.since();
    const events = all.slice(known);
    known = all.length;
    for (const event of events) await deliver(event, worker);
    return events.filter(({ type }) => type === 'refund.created').map(({ data }) => data.object['amount']);
  };
  /** The payment service fails at the first try; afterwards nothing happens twice. */
  const handle = async (
    declaration: Declaration,
    { userId }: Shopper,
    mode: 'unavailable' | 'lost-answer',
    store = declarations,
  ) => {
    await store.keep(declaration, userId);
    await renewingStripe.become({
      mode,
      path: '/v1/refunds',
      ...(mode === 'lost-answer' ? { times: 2 } : {}),
    });
    await store.handle(declaration);
    if (mode === 'unavailable') expect(await store.result(declaration.id)).toBeUndefined();
    await renewingStripe.become({ mode: 'ok' });
    await store.handle(declaration);
    await store.handle(declaration);
    return deliverWebhooks();
  };
  const subscriptionOf = async (who: Shopper) =>
    ((await who.get('/api/orders')).body as OrdersView).subscriptions[0];

  const her = await shopper('renewed', worker, renewingStripe);
  await her.buy('app-3-months');
  const early = await shopper('renewing', worker, renewingStripe);
  await early.buy('app-3-months');
  const undone = await shopper('undone', worker, renewingStripe);
  const { order } = await undone.buy('app-1-month');
  const waited = await shopper('waited', worker, renewingStripe);
  await waited.buy('app-1-month');
  await renewingStripe.perform({ action: 'advance', days: 95 });
  await deliverWebhooks();
  const end = new Date((await subscriptionOf(her))?.periodEnd ?? '');
  const start = addMonths(end, -3);

  const received = new Date(start.getTime() + 10 * day);
  const ends = addMonths(received, 1);
  const cents = unusedTermRefund(39_99, { first: false, start, end }, ends);
  expect(cents).toBeGreaterThan(15_00);
  const late = cancellation(her, received);
  expect(await handle(late, her, 'unavailable')).toEqual([cents]);
  const after = await subscriptionOf(her);
  expect(after?.state).toBe('ending');
  expect(Math.abs(Date.parse(after?.periodEnd ?? '') - ends.getTime())).toBeLessThan(1_000);
  expect(to(late.email).at(-1)?.text).toContain('Für die bezahlten Tage danach bekommst du');

  // Received two days before the renewal but proved after it: the renewal is refunded.
  const inTime = cancellation(early, new Date(start.getTime() - 2 * day));
  expect(await handle(inTime, early, 'unavailable')).toEqual([39_99]);
  expect(await declarations.result(inTime.id)).toMatchObject({ code: 'ends', refundedCents: 39_99 });
  expect((await subscriptionOf(early))?.state).toBe('ended');

  // Received in the first term but proved after three renewals: all three are refunded.
  const atLast = cancellation(waited, new Date());
  // Refunds must come before the end, because an ended subscription is not checked again.
  expect(await handle(atLast, waited, 'unavailable', declarationsIn(95))).toEqual([16_99, 16_99, 16_99]);
  expect(await declarations.result(atLast.id)).toMatchObject({ code: 'ends', refundedCents: 50_97 });
  expect((await subscriptionOf(waited))?.state).toBe('ended');

  // Withdrawn from in time but proved after three renewals: all four payments are refunded, once.
  const withdrawal: Declaration = { ...declared(undone, new Date()), kind: 'withdraw', order };
  expect(await handle(withdrawal, undone, 'lost-answer')).toEqual([16_99, 16_99, 16_99, 16_99]);
  expect(await declarations.result(withdrawal.id)).toMatchObject({ code: 'refunded', refundedCents: 67_96 });
  expect(await undone.state(order)).toMatchObject({ state: 'refunded', refundedCents: 16_99 });
  expect(await undone.access()).toEqual([]);

  await renewingStripe.perform({ action: 'advance', days: 60 });
  await deliverWebhooks();
  expect((await subscriptionOf(her))?.state).toBe('ended');
  expect(await her.access()).toEqual([]);
});

it('renewed plan: cancelled before its renewal is paid, the rest of the term is refunded once the money arrives', async () => {
  const { worker, to } = createMailbox({ STRIPE_API_URL: collectingStripe.url });
  const webhooks = await recordWebhooks(collectingStripe);
  let known = 0;
  const newEvents = async () => {
    const all = await webhooks.since();
    const events = all.slice(known);
    known = all.length;
    return events;
  };
  const deliverWebhooks = async () => {
    for (const event of await newEvents()) await deliver(event, worker);
  };
  const buyer = async (name: string) => {
    const who = await shopper(`${name}-renewal`, worker, collectingStripe);
    const { order } = await who.buy('app-3-months');
    const events = await newEvents();
    for (const event of events) await deliver(event, worker);
    const { subscriptions } = (await who.get('/api/orders')).body as OrdersView;
    return {
      who,
      order,
      customer: customerIn(events),
      subscription: subscriptionIn(events),
      bought: Number(events.find(({ type }) => type === 'invoice.paid')?.data.object['created']) * 1000,
      renews: new Date(subscriptions[0]?.periodEnd ?? ''),
    };
  };
  /** By customer. */
  const newestPayments = async () =>
    new Map(
      (await webhooks.since())
        .filter(({ type }) => type.startsWith('payment_intent.'))
        .map(({ data: { object } }) => [object['customer'], String(object['id'])]),
    );
  const drafted = await buyer('drafted');
  const debited = await buyer('debited');
  const overdue = await buyer('overdue');
  await collectingStripe.perform({ action: 'method', customer: debited.customer, method: 'sepa' });
  await collectingStripe.perform({ action: 'method', customer: overdue.customer, method: 'card-empty' });
  // A quarter of an hour after the renewal its invoice is a draft.
  await collectingStripe.perform({
    action: 'advance',
    days: (overdue.renews.getTime() - overdue.bought) / day + 0.01,
  });

  const received = new Date(overdue.renews.getTime() + 5 * day);
  const now = () => new Date(received.getTime() + 60_000);
  const declarations = depsOf(worker, { log: createLog(), now })?.declarations;
  const cancel = async ({ who }: typeof drafted) => {
    const declaration = cancellation(who, received);
    await declarations?.keep(declaration, who.userId);
    await declarations?.handle(declaration);
    const { code, refundedCents } = (await declarations?.result(declaration.id)) ?? {};
    return { code, refundedCents };
  };
  const later = { code: 'ends', refundedCents: null };
  expect(await cancel(drafted)).toEqual(later);
  await collectingStripe.perform({ action: 'advance', days: 0.1 });
  await deliverWebhooks();
  expect(await cancel(debited)).toEqual(later);
  expect(await cancel(overdue)).toEqual(later);
  await deliverWebhooks();

  const debit = (await newestPayments()).get(debited.customer);
  await collectingStripe.perform({ action: 'settle', payment: debit ?? '' });
  await collectingStripe.perform({ action: 'method', customer: overdue.customer, method: 'card' });
  await collectingStripe.perform({ action: 'retry', subscription: overdue.subscription });
  await deliverWebhooks();
  await deliverWebhooks();
  const refunded = (await webhooks.since()).filter(({ type }) => type === 'refund.created');
  const amounts = Object.fromEntries(
    refunded.map(({ data: { object } }) => [String(object['payment_intent']), object['amount']]),
  );
  const paidBy = await newestPayments();
  await depsOf(worker, { log: createLog(), now })?.mailOutbox.sendDue();
  for (const one of [drafted, debited, overdue]) {
    const term = { first: false, start: one.renews, end: addMonths(one.renews, 3) };
    const cents = unusedTermRefund(39_99, term, wholeSeconds(addMonths(received, 1)));
    expect(amounts[paidBy.get(one.customer) ?? '']).toBe(cents);
    expect(await one.who.state(one.order)).toMatchObject({ state: 'paid' });
    const last = to(`${one.who.uid}@example.com`).at(-1);
    expect(last?.text).toContain('inzwischen angekommen');
  }
  expect(refunded).toHaveLength(3);
});
