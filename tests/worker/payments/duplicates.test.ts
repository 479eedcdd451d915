import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { OrdersView } from '#domain/shop/order.ts';
import { stripe } from '../outside/places.ts';
import { createMailbox } from '../outside/mailbox.ts';
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

/** Two payable checkout sessions, which only happens if the first order is given up behind our back. */
async function twoPayable(her: Shopper) {
  const first = await her.order(wish('app-3-months'));
  await env.DB.prepare("UPDATE orders SET state = 'expired' WHERE user_id = ?").bind(her.userId).run();
  const second = await her.order(wish('app-6-months'));
  return [first, second] as const;
}

describe('duplicate order', () => {
  it.each(['de', 'en'] as const)(
    'is refunded, its subscription ended, and the buyer told: %s',
    async (locale) => {
      const mailbox = createMailbox();
      const her = await shopper(`duplicate-${locale}`, mailbox.worker);
      const first = await her.order(wish('app-3-months', { locale }));
      await env.DB.prepare("UPDATE orders SET state = 'expired' WHERE user_id = ?").bind(her.userId).run();
      const second = await her.order(wish('app-6-months', { locale }));
      const webhooks = await recordWebhooks();
      await payAll([first]);
      await webhooks.deliverAll(mailbox.worker);
      await payAll([second]);
      expect(new Set(await webhooks.deliverAll(mailbox.worker))).toEqual(new Set([204]));
      const { orders, subscriptions } = (await her.get('/api/orders')).body as OrdersView;
      expect(orders.map(({ product, state, refundedCents }) => [product, state, refundedCents])).toEqual([
        ['app-6-months', 'refunded', 59_99],
        ['app-3-months', 'paid', 0],
      ]);
      expect(subscriptions.map(({ product, state }) => [product, state])).toEqual([
        ['app-3-months', 'live'],
        ['app-6-months', 'ended'],
      ]);
      const mails = mailbox.sent.filter(({ subject }) => /doppelt|twice/.test(subject));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toMatch(locale === 'de' ? /59,99\s€ zurück/ : /€\s?59.99|59,99\s€/);
      const confirmations = mailbox.sent.filter(({ subject }) => /Bestellung|order/i.test(subject));
      expect(confirmations).toHaveLength(1);
    },
  );

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
        expect(new Set(statuses)).toEqual(new Set([204]));
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
    expect(new Set(await webhooks.deliverAll())).toEqual(new Set([204]));
    expect(await standing(her)).toEqual({ paid: 1, withCode: 0, running: 1 });
    expect((await webhooks.since()).filter(({ type }) => type === 'refund.created')).toHaveLength(1);
  });

  /** Two paid orders, of which the later one cannot be refunded at first. */
  async function notGivenBack(name: string) {
    const mailbox = createMailbox();
    const her = await shopper(name, mailbox.worker);
    const answers = await twoPayable(her);
    const webhooks = await recordWebhooks();
    await payAll(answers);
    const payment = paymentIn(await webhooks.since());
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return {
      her,
      payment,
      webhooks: { deliverAll: async () => new Set(await webhooks.deliverAll(mailbox.worker)) },
      lines: () => {
        const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string });
        logged.mockRestore();
        return lines.map(({ event }) => event);
      },
      told: () => mailbox.sent.filter(({ subject }) => subject.includes('doppelt')).length,
      states: async () =>
        ((await her.get('/api/orders')).body as OrdersView).orders.map(({ state, refundedCents }) => [
          state,
          refundedCents,
        ]),
    };
  }

  it('whose refund is refused waits for the operator; the buyer gets a mail once it is refunded', async () => {
    const { her, payment, webhooks, lines, told, states } = await notGivenBack('refund-refused');
    await stripe.become({ mode: 'refused', path: '/v1/refunds' });
    expect(await webhooks.deliverAll()).toEqual(new Set([204]));
    expect(lines()).toContain('duplicate_not_refunded');
    expect([await states(), told()]).toEqual([
      [
        ['refunded', 0],
        ['paid', 0],
      ],
      0,
    ]);
    expect(await her.access()).toEqual(['VALEA_APP']);
    await stripe.become({ mode: 'ok' });
    await stripe.perform({ action: 'refund', payment });
    expect(await webhooks.deliverAll()).toEqual(new Set([204]));
    expect([await states(), told()]).toEqual([
      [
        ['refunded', 59_99],
        ['paid', 0],
      ],
      1,
    ]);
  });

  it('refunded in part by a person: the rest is refunded under its own key', async () => {
    const { payment, webhooks, lines, states } = await notGivenBack('refund-in-parts');
    await webhooks.deliverAll();
    await stripe.perform({ action: 'fail-refund', payment });
    await webhooks.deliverAll();
    await stripe.perform({ action: 'refund', payment, cents: 10_00 });
    expect(await webhooks.deliverAll()).toEqual(new Set([204]));
    lines();
    expect(await states()).toEqual([
      ['refunded', 59_99],
      ['paid', 0],
    ]);
  });

  it('whose refund fails later waits for a person', async () => {
    const { her, payment, webhooks, lines, states } = await notGivenBack('refund-failed');
    expect(await webhooks.deliverAll()).toEqual(new Set([204]));
    await stripe.perform({ action: 'fail-refund', payment });
    expect(await webhooks.deliverAll()).toEqual(new Set([204]));
    expect(lines()).toContain('duplicate_not_refunded');
    expect(await states()).toEqual([
      ['refunded', 0],
      ['paid', 0],
    ]);
    expect(await her.access()).toEqual(['VALEA_APP']);
  });
});
