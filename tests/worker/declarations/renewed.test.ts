import { expect, it, onTestFinished, vi } from 'vitest';
import { addMonths } from '#domain/time/calendar.ts';
import { unusedTermRefund } from '#domain/shop/cancellation.ts';
import type { Declaration } from '#domain/shop/declaration.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { hex } from '../outside/conversions.ts';
import { collectingStripe, renewingStripe } from '../outside/stand-ins.ts';
import { createMailbox } from '../outside/mailbox.ts';
import {
  customerIn,
  deliver,
  recordWebhooks,
  shopper,
  subscriptionIn,
  type Shopper,
} from '../outside/shop.ts';
import { plans, type PlanKey } from '#domain/shop/catalogue.ts';
import { centsOf, monthsOf } from '../outside/prices.ts';

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

const [short, long] = plans.toSorted((one, other) => one.months - other.months);
const [shortPlan, longPlan] = [short?.key ?? 'app-1-month', long?.key ?? 'app-3-months'];
const [shortCents, longCents] = [centsOf(shortPlan), centsOf(longPlan)];
const longTerm = monthsOf(longPlan);
/** A few days into the short plan's fourth term. */
const afterThreeRenewals = 3 * monthsOf(shortPlan) * 31 + 2;
/** A few days into the long plan's second term. */
const intoSecondTerm = longTerm * 31 + 2;

/** By how much the payment service's clock is ahead. These tests share it, and it cannot go back. */
let daysAhead = 0;

/** Renewals on one clock: buyers order, time passes, and each declares something else. */
async function renewals() {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + daysAhead * day);
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { worker, to } = createMailbox({ STRIPE_API_URL: renewingStripe.url });
  const declarationsIn = (days: number) => {
    const now = () => new Date(Date.now() + days * day);
    const declarations = depsOf(worker, { log: createLog(), now })?.declarations;
    if (!declarations) throw new Error('These tests have all settings.');
    return declarations;
  };
  // By this clock, all declarations below have been received.
  const declarations = declarationsIn(Math.max(intoSecondTerm, afterThreeRenewals) + 25);
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
  return {
    to,
    declarations,
    declarationsIn,
    buys: async (name: string, plan: PlanKey) => {
      const her = await shopper(name, worker, renewingStripe);
      const { order } = await her.buy(plan);
      return { her, order };
    },
    passes: async (days: number) => {
      daysAhead += days;
      await renewingStripe.perform({ action: 'advance', days });
      await deliverWebhooks();
    },
    /** The payment service fails at the first try; afterwards nothing happens twice. */
    handle: async (
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
    },
    subscriptionOf: async (who: Shopper) =>
      ((await who.get('/api/orders')).body as OrdersView).subscriptions[0],
  };
}

/** Somebody with a long plan that has been renewed once, and its current term. */
async function renewedOnce(name: string) {
  const shop = await renewals();
  const { her } = await shop.buys(name, longPlan);
  await shop.passes(intoSecondTerm);
  const end = new Date((await shop.subscriptionOf(her))?.periodEnd ?? '');
  return { ...shop, her, start: addMonths(end, -longTerm), end };
}

it('renewed plan: cancelled after the renewal, it ends in a month, with one refund of the days after that', async () => {
  const { to, her, start, end, handle, subscriptionOf, passes } = await renewedOnce('renewed');
  const received = new Date(start.getTime() + 10 * day);
  const ends = addMonths(received, 1);
  const cents = unusedTermRefund(longCents, { first: false, start, end }, ends);
  expect(cents).toBeGreaterThan(0);
  const late = cancellation(her, received);
  expect(await handle(late, her, 'unavailable')).toEqual([cents]);
  const after = await subscriptionOf(her);
  expect(after?.state).toBe('ending');
  expect(Math.abs(Date.parse(after?.periodEnd ?? '') - ends.getTime())).toBeLessThan(1_000);
  expect(to(late.email).at(-1)?.text).toContain('Für die bezahlten Tage danach bekommst du');

  await passes(60);
  expect((await subscriptionOf(her))?.state).toBe('ended');
  expect(await her.access()).toEqual([]);
});

it('renewed plan: a cancellation received before the renewal and proved after it refunds the renewal', async () => {
  const { her, start, handle, declarations, subscriptionOf } = await renewedOnce('renewing');
  const inTime = cancellation(her, new Date(start.getTime() - 2 * day));
  expect(await handle(inTime, her, 'unavailable')).toEqual([longCents]);
  expect(await declarations.result(inTime.id)).toMatchObject({ code: 'ends', refundedCents: longCents });
  expect((await subscriptionOf(her))?.state).toBe('ended');
});

it('renewed plan: a cancellation from the first term, proved after three renewals, refunds all three', async () => {
  const { buys, passes, handle, declarations, declarationsIn, subscriptionOf } = await renewals();
  const { her } = await buys('waited', shortPlan);
  const cancelled = cancellation(her, new Date(Date.now() + day));
  await passes(afterThreeRenewals);
  const renewed = [shortCents, shortCents, shortCents];
  // Refunds must come before the end, because an ended subscription is not checked again.
  expect(await handle(cancelled, her, 'unavailable', declarationsIn(afterThreeRenewals))).toEqual(renewed);
  expect(await declarations.result(cancelled.id)).toMatchObject({
    code: 'ends',
    refundedCents: 3 * shortCents,
  });
  expect((await subscriptionOf(her))?.state).toBe('ended');
});

it('renewed plan: a withdrawal in time, proved after three renewals, refunds all four payments once', async () => {
  const { buys, passes, handle, declarations } = await renewals();
  const { her, order } = await buys('undone', shortPlan);
  const withdrawal: Declaration = { ...declared(her, new Date()), kind: 'withdraw', order };
  await passes(afterThreeRenewals);
  const paid = [shortCents, shortCents, shortCents, shortCents];
  expect(await handle(withdrawal, her, 'lost-answer')).toEqual(paid);
  expect(await declarations.result(withdrawal.id)).toMatchObject({
    code: 'refunded',
    refundedCents: 4 * shortCents,
  });
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: shortCents });
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
    const { order } = await who.buy(longPlan);
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
    const term = { first: false, start: one.renews, end: addMonths(one.renews, longTerm) };
    const cents = unusedTermRefund(longCents, term, wholeSeconds(addMonths(received, 1)));
    expect(amounts[paidBy.get(one.customer) ?? '']).toBe(cents);
    expect(await one.who.state(one.order)).toMatchObject({ state: 'paid' });
    const last = to(`${one.who.uid}@example.com`).at(-1);
    expect(last?.text).toContain('inzwischen angekommen');
  }
  expect(refunded).toHaveLength(3);
});
