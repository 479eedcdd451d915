import { env } from 'cloudflare:workers';
import { shortNumber } from '#domain/shop/declaration.ts';
import { describe, expect, it } from 'vitest';
import type { OrdersView } from '#domain/shop/order.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { stripe } from '../outside/stand-ins.ts';
import {
  recordWebhooks,
  payAll,
  orderIn,
  paymentIn,
  shopper,
  standing,
  deliver,
  wish,
  type Shopper,
} from '../outside/shop.ts';
import { depsOf, storesOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { createJobRuns } from '../../../functions/operator/job-runs.ts';
import { createReadings } from '../../../functions/operator/readings.ts';
import type { Env } from '../../../functions/env.ts';
import { centsOf, eurosOf } from '../outside/prices.ts';
import { textLike } from '../outside/some.ts';

/** Two payable checkout sessions, which only happens if the first order is given up behind our back. */
async function twoPayable(her: Shopper, locale = 'de') {
  const first = await her.order(wish('app-3-months', { locale }));
  await env.DB.prepare("UPDATE orders SET state = 'expired' WHERE user_id = ?").bind(her.userId).run();
  const second = await her.order(wish('app-6-months', { locale }));
  return [first, second] as const;
}

const ordersView = async (her: Shopper) => (await her.get('/api/orders')).body as OrdersView;
const allTaken = new Set([204]);

/** The part of the operator's daily mail about refunds. */
function refundsReading(worker: Env) {
  const stores = storesOf(worker);
  const readings = createReadings({ ...stores, jobRuns: createJobRuns(stores.db), environment: 'local' });
  return readings.find(({ event }) => event === 'refunds_given_up');
}

describe('duplicate order', () => {
  it.each([
    ['de', `${eurosOf('app-6-months')} zurück`],
    ['en', eurosOf('app-6-months')],
  ] as const)('is refunded, its subscription ended, and the buyer mailsAbout: %s', async (locale, said) => {
    const mailbox = createMailbox();
    const her = await shopper(`duplicate-${locale}`, mailbox.worker);
    const [first, second] = await twoPayable(her, locale);
    const webhooks = await recordWebhooks();
    await payAll([first]);
    await webhooks.deliverAll(mailbox.worker);
    await payAll([second]);
    expect(new Set(await webhooks.deliverAll(mailbox.worker))).toEqual(allTaken);
    const { orders, subscriptions } = await ordersView(her);
    expect(orders.map(({ product, state, refundedCents }) => [product, state, refundedCents])).toEqual([
      ['app-6-months', 'refunded', centsOf('app-6-months')],
      ['app-3-months', 'paid', 0],
    ]);
    expect(subscriptions.map(({ product, state }) => [product, state])).toEqual([
      ['app-3-months', 'live'],
      ['app-6-months', 'ended'],
    ]);
    const mails = mailbox.sent.filter(({ subject }) => /doppelt|twice/.test(subject));
    expect(mails).toEqual([expect.objectContaining({ text: expect.stringContaining(said) as unknown })]);
    const confirmations = mailbox.sent.filter(({ subject }) => /Bestellung|order/i.test(subject));
    expect(confirmations).toHaveLength(1);
  });

  it.each(['in order', 'backwards', 'at once'] as const)(
    'is handled in any order of events: %s',
    async (way) => {
      const her = await shopper('both');
      const answers = await twoPayable(her);
      const webhooks = await recordWebhooks();
      await payAll(answers);
      const events = await webhooks.since();
      if (way === 'at once') {
        const both = [...events, ...events];
        const statuses = await Promise.all(both.map((event) => deliver(event)));
        expect(new Set(statuses)).toEqual(allTaken);
      } else {
        for (const event of way === 'in order' ? events : events.toReversed())
          expect(await deliver(event)).toBe(204);
      }
      expect(await standing(her)).toEqual({ paid: 1, withCode: 0, running: 1 });
      const refunds = (await webhooks.since()).filter(({ type }) => type === 'refund.created');
      expect(refunds).toHaveLength(1);
      expect(await her.access()).toEqual(['VALEA_APP']);
    },
  );

  it.each(['/v1/refunds', '/v1/subscriptions'])('is completed if an answer of %s was lost', async (path) => {
    const her = await shopper('lost');
    const answers = await twoPayable(her);
    const webhooks = await recordWebhooks();
    await payAll(answers);
    await stripe.become({ mode: 'lost-answer', path, times: 2 });
    for (const event of await webhooks.since()) await deliver(event);
    await stripe.become({ mode: 'ok' });
    expect(new Set(await webhooks.deliverAll())).toEqual(allTaken);
    expect(await standing(her)).toEqual({ paid: 1, withCode: 0, running: 1 });
    expect((await webhooks.since()).filter(({ type }) => type === 'refund.created')).toHaveLength(1);
  });

  /** Two paid orders, of which the later one cannot be refunded at first. */
  async function notGivenBack(name: string, locale = 'de') {
    const { worker, to } = createMailbox();
    const her = await shopper(name, worker);
    const answers = await twoPayable(her, locale);
    const webhooks = await recordWebhooks();
    await payAll(answers);
    const payment = paymentIn(await webhooks.since());
    const mails = () => to(`${her.uid}@example.com`).map(({ subject }) => subject);
    return {
      her,
      payment,
      deliverAll: async () => {
        expect(new Set(await webhooks.deliverAll(worker))).toEqual(allTaken);
      },
      /** What the cron job does that many hours later. */
      retryIn: async (hours: number) => {
        const now = () => new Date(Date.now() + hours * 3_600_000);
        const deps = depsOf(worker, { log: createLog(), now });
        await deps?.shop?.retryRefunds();
        await deps?.mailOutbox.sendDue();
      },
      mailsAbout: (word: RegExp) => mails().filter((subject) => word.test(subject)).length,
      /** Of the duplicate and of the order that is kept. */
      states: async () =>
        (await ordersView(her)).orders.map(({ state, refundedCents }) => `${state} ${refundedCents}`),
      /** The operator's line about it. */
      reported: async () => {
        const found = await refundsReading(worker)?.read(new Date());
        return found?.details.filter((line) => line.includes(shortNumber(orderIn(answers[1])))) ?? [];
      },
      refunds: async () =>
        (await webhooks.since()).filter(
          ({ type, data }) => type === 'refund.created' && data.object['payment_intent'] === payment,
        ).length,
    };
  }

  it.each([
    ['de', /dauert länger/],
    ['en', /taking longer/],
  ] as const)(
    'whose refund is refused is tried three times, then a person and the buyer are mailsAbout: %s',
    async (locale, delayed) => {
      const { her, payment, deliverAll, retryIn, mailsAbout, states, reported } = await notGivenBack(
        `refund-refused-${locale}`,
        locale,
      );
      await stripe.become({ mode: 'refused', path: '/v1/refunds' });
      await deliverAll();
      expect(await states()).toEqual(['refunding 0', 'paid 0']);
      expect(await her.access()).toEqual(['VALEA_APP']);
      await retryIn(2);
      expect([await reported(), mailsAbout(delayed)]).toEqual([[], 0]);
      for (const hours of [50, 100, 150]) await retryIn(hours);
      expect(await reported()).toEqual([
        textLike(new RegExp(`${eurosOf('app-6-months')} \\(charge_not_refundable\\)`)),
      ]);
      expect([await states(), mailsAbout(delayed), mailsAbout(/doppelt|twice/)]).toEqual([
        ['refunding 0', 'paid 0'],
        1,
        0,
      ]);
      await stripe.become({ mode: 'ok' });
      await stripe.perform({ action: 'refund', payment });
      await deliverAll();
      expect(await states()).toEqual([`refunded ${centsOf('app-6-months')}`, 'paid 0']);
      expect([await reported(), mailsAbout(/doppelt|twice/)]).toEqual([[], 1]);
    },
  );

  it('whose refund is refused once is refunded an hour later', async () => {
    const { deliverAll, retryIn, mailsAbout, states } = await notGivenBack('refund-refused-once');
    await stripe.become({ mode: 'refused', path: '/v1/refunds', times: 1 });
    await deliverAll();
    await retryIn(0.5);
    expect(await states()).toEqual(['refunding 0', 'paid 0']);
    await retryIn(1.5);
    expect([await states(), mailsAbout(/dauert länger/)]).toEqual([
      [`refunded ${centsOf('app-6-months')}`, 'paid 0'],
      0,
    ]);
  });

  it('whose refund comes back days later is no longer called refunded, and is refunded again', async () => {
    const { payment, deliverAll, retryIn, mailsAbout, states, refunds } = await notGivenBack('refund-failed');
    await deliverAll();
    expect(await states()).toEqual([`refunded ${centsOf('app-6-months')}`, 'paid 0']);
    await stripe.perform({ action: 'fail-refund', payment });
    await deliverAll();
    await retryIn(0);
    expect([await states(), mailsAbout(/dauert länger/)]).toEqual([['refunding 0', 'paid 0'], 1]);
    await retryIn(2);
    expect([await states(), await refunds()]).toEqual([[`refunded ${centsOf('app-6-months')}`, 'paid 0'], 2]);
  });

  it('whose payment is disputed before it is refunded is not refunded twice', async () => {
    const { payment, deliverAll, retryIn, states, refunds } = await notGivenBack('refund-disputed');
    await stripe.become({ mode: 'refused', path: '/v1/refunds', times: 1 });
    await deliverAll();
    await stripe.perform({ action: 'dispute', payment });
    await deliverAll();
    await retryIn(2);
    await stripe.perform({ action: 'lose', payment });
    await deliverAll();
    await retryIn(60);
    expect([await states(), await refunds()]).toEqual([['disputed 0', 'paid 0'], 0]);
  });
});
