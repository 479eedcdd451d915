import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { OrdersView } from '#domain/shop/order.ts';
import { linesFromNow } from '../outside/log-lines.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { stripe } from '../outside/places.ts';
import {
  recordWebhooks,
  payAll,
  paymentIn,
  shopper,
  standing,
  deliver,
  wish,
  type Shopper,
} from '../outside/shop.ts';
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

describe('duplicate order', () => {
  it.each([
    ['de', /59,99\s€ zurück/],
    ['en', /€\s?59.99|59,99\s€/],
  ] as const)('is refunded, its subscription ended, and the buyer told: %s', async (locale, said) => {
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
      ['app-6-months', 'refunded', 59_99],
      ['app-3-months', 'paid', 0],
    ]);
    expect(subscriptions.map(({ product, state }) => [product, state])).toEqual([
      ['app-3-months', 'live'],
      ['app-6-months', 'ended'],
    ]);
    const mails = mailbox.sent.filter(({ subject }) => /doppelt|twice/.test(subject));
    expect(mails).toEqual([expect.objectContaining({ text: textLike(said) })]);
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
  async function notGivenBack(name: string) {
    const { worker, sent } = createMailbox();
    const her = await shopper(name, worker);
    const answers = await twoPayable(her);
    const webhooks = await recordWebhooks();
    await payAll(answers);
    const { lines } = linesFromNow();
    return {
      her,
      payment: paymentIn(await webhooks.since()),
      deliverAll: async () => {
        expect(new Set(await webhooks.deliverAll(worker))).toEqual(allTaken);
      },
      alarms: () => lines.map(({ event }) => event),
      told: () => sent.filter(({ subject }) => subject.includes('doppelt')).length,
      /** Of the duplicate and of the order that stands. */
      states: async () =>
        (await ordersView(her)).orders.map(({ state, refundedCents }) => `${state} ${refundedCents}`),
    };
  }

  it('whose refund is refused waits for the operator; the buyer gets a mail once it is refunded', async () => {
    const { her, payment, deliverAll, alarms, told, states } = await notGivenBack('refund-refused');
    await stripe.become({ mode: 'refused', path: '/v1/refunds' });
    await deliverAll();
    expect(alarms()).toContain('duplicate_not_refunded');
    expect([await states(), told()]).toEqual([['refunded 0', 'paid 0'], 0]);
    expect(await her.access()).toEqual(['VALEA_APP']);
    await stripe.become({ mode: 'ok' });
    await stripe.perform({ action: 'refund', payment });
    await deliverAll();
    expect([await states(), told()]).toEqual([['refunded 5999', 'paid 0'], 1]);
  });

  it('whose refund fails later waits for a person; after a part the rest is refunded under its own key', async () => {
    const { her, payment, deliverAll, alarms, states } = await notGivenBack('refund-failed');
    await deliverAll();
    await stripe.perform({ action: 'fail-refund', payment });
    await deliverAll();
    expect(alarms()).toContain('duplicate_not_refunded');
    expect([await states(), await her.access()]).toEqual([['refunded 0', 'paid 0'], ['VALEA_APP']]);
    await stripe.perform({ action: 'refund', payment, cents: 10_00 });
    await deliverAll();
    expect(await states()).toEqual(['refunded 5999', 'paid 0']);
  });
});
