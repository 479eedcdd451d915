import { expect, it } from 'vitest';
import { addMonths } from '#domain/calendar.ts';
import { unusedTermRefund } from '#domain/shop/cancellation.ts';
import type { Declaration } from '#domain/shop/declaration.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { hex } from '../outside/conversions.ts';
import { renewingStripe } from '../outside/places.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { deliver, recordWebhooks, shopper, type Shopper } from '../outside/shop.ts';

const day = 86_400_000;

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
