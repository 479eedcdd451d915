import { describe, expect, it } from 'vitest';
import { checkoutSessionsOf } from '../outside/books.ts';
import { code, type Answered } from '../outside/call.ts';
import { linesFromNow } from '../outside/log-lines.ts';
import { paymentCallsFromNow, withAnswersChanged } from '../outside/payment-calls.ts';
import { stripe } from '../outside/stand-ins.ts';
import { withoutPauses, withShortDeadlines } from '../outside/short-deadlines.ts';
import {
  deliver,
  orderIn,
  ordersOf,
  recordWebhooks,
  sessionIn,
  shopper,
  storedOrder,
  wish,
} from '../outside/shop.ts';

const outages = [
  'unavailable',
  'throttled',
  'confused',
  'foreign-error',
  'empty',
  'null',
  'html',
  'nameless',
  'lost-answer',
  'reset',
  'hang',
  'endless',
] as const;
const checkout = '/v1/checkout/sessions';

function expectUnavailable(answer: Answered) {
  expect([answer.status, code(answer)]).toEqual([503, { code: 'payments_unavailable' }]);
  expect(answer.headers.get('Retry-After')).toBe('10');
}

describe('a payment service with broken answers', () => {
  it.each(outages)(
    'checkout, %s: a retry succeeds, with the same order unless the failure is kept under its key',
    async (mode) => {
      const her = await shopper(`outage-${mode}`);
      const { calls, end } = paymentCallsFromNow();
      await stripe.become({ mode, path: checkout });
      const order = () => her.order(wish('app-3-months'));
      expectUnavailable(await withoutPauses(() => withShortDeadlines(order)));
      end();
      expect(calls.filter(({ path }) => path.includes('undefined'))).toEqual([]);
      await stripe.become({ mode: 'ok' });
      const placed = await order();
      expect([placed.status, sessionIn(placed)]).toEqual([200, expect.stringMatching(/^cs_/)]);
      const isFailed = mode === 'unavailable' || mode === 'confused';
      const states = (await ordersOf(her)).map(({ state }) => state);
      expect(states).toEqual(isFailed ? ['expired', 'open'] : ['open']);
      expect(await checkoutSessionsOf([orderIn(placed)])).toHaveLength(1);
    },
  );

  it('checkout: an answer beyond the size limit counts as none', async () => {
    const her = await shopper('outage-too-long');
    const orderWith = (moreBytes: number) =>
      withAnswersChanged(
        checkout,
        async (answer) => new Response((await answer.text()) + ' '.repeat(moreBytes), answer),
        () => her.order(wish('app-3-months')),
      );
    expectUnavailable(await withoutPauses(() => orderWith(5_000_000)));
    expect((await orderWith(1_000_000)).status).toBe(200);
  });

  it.each(['https://stripe.com.evil.example/pay', 'javascript:alert(1)', 'https://evil.example/stripe.com'])(
    'checkout: nobody is led to pay at %s',
    async (url) => {
      const her = await shopper('outage-foreign-page');
      const elsewhere = async (answer: Response) =>
        Response.json({ ...(await answer.json<object>()), url }, { status: answer.status });
      expectUnavailable(await withAnswersChanged(checkout, elsewhere, () => her.order(wish('app-3-months'))));
    },
  );

  it.each(outages)(
    'prices, order, another choice, portal and webhook, %s: unavailable, then retried',
    async (mode) => {
      const webhooks = await recordWebhooks();
      const [her, other] = [await shopper(`looked-${mode}`), await shopper(`priced-${mode}`)];
      const placed = await her.order(wish('zpp'));
      await stripe.perform({ action: 'pay', session: sessionIn(placed) });
      const completed = (await webhooks.since()).find(({ type }) => type === 'checkout.session.completed');
      await stripe.become({ mode });
      const ask = () =>
        Promise.all([
          deliver(completed),
          other.order(wish('app-3-months')),
          her.get(`/api/orders/${orderIn(placed)}`),
          her.order(wish('zpp', { locale: 'en' })),
          her.send('/api/portal', { locale: 'de' }),
        ]);
      const [status, ...answers] = await withoutPauses(() => withShortDeadlines(ask, 40));
      for (const answer of answers) expectUnavailable(answer);
      expect(status).toBe(503);
      await stripe.become({ mode: 'ok' });
      expect(await deliver(completed)).toBe(204);
      expect(await storedOrder(orderIn(placed))).toMatchObject({ state: 'paid' });
    },
  );
});

it.each(['bad-key', 'restricted-key'] as const)(
  'a refused key (%s): the shop is unavailable, and the log names the setting',
  async (mode) => {
    const her = await shopper(mode);
    const order = orderIn(await her.order(wish('zpp')));
    const { lines, end } = linesFromNow();
    await stripe.become({ mode });
    for (const answer of [
      await her.order(wish('app-3-months')),
      await her.order(wish('zpp', { locale: 'en' })),
      await her.get(`/api/orders/${order}`),
      await her.send('/api/portal', { locale: 'de' }),
      await her.remove(),
    ]) {
      if (code(answer)) expectUnavailable(answer);
      else expect(answer.status).toBe(200);
    }
    end();
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'setting_invalid', setting: 'STRIPE_SECRET_KEY' }),
    );
    await stripe.become({ mode: 'ok' });
    expect((await her.order(wish('app-3-months'))).status).toBe(200);
  },
);
