import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { ask } from '../outside/books.ts';
import { code, type Answered } from '../outside/call.ts';
import { stripe } from '../outside/places.ts';
import { withShortDeadlines } from '../outside/short-deadlines.ts';
import { recordWebhooks, sessionIn, shopper, deliver, wish } from '../outside/shop.ts';

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

function expectUnavailable(answer: Answered) {
  expect([answer.status, code(answer)]).toEqual([503, { code: 'payments_unavailable' }]);
  expect(answer.headers.get('Retry-After')).toBe('10');
}

describe('a payment service with broken answers', () => {
  it.each(outages)(
    'checkout, %s: a retry succeeds, with the same order unless the failure is kept under its key',
    async (mode) => {
      const her = await shopper(`outage-${mode}`);
      const called = vi.spyOn(globalThis, 'fetch');
      await stripe.become({ mode, path: '/v1/checkout/sessions' });
      expectUnavailable(await withShortDeadlines(() => her.order(wish('app-3-months'))));
      const addresses = called.mock.calls.map(([address]) =>
        address instanceof Request ? address.url : String(address),
      );
      called.mockRestore();
      expect(addresses.filter((address) => address.includes('undefined'))).toEqual([]);
      await stripe.become({ mode: 'ok' });
      const placed = await her.order(wish('app-3-months'));
      expect([placed.status, sessionIn(placed)]).toEqual([200, expect.stringMatching(/^cs_/)]);
      const { results } = await env.DB.prepare(
        'SELECT id, state FROM orders WHERE user_id = ? ORDER BY ordered',
      )
        .bind(her.userId)
        .all();
      const isFailed = mode === 'unavailable' || mode === 'confused';
      expect(results.map(({ state }) => state)).toEqual(isFailed ? ['expired', 'open'] : ['open']);
      const sessions = 'checkout/sessions?limit=100';
      const { data } = await ask<{ data: { client_reference_id: string }[] }>(sessions);
      const order = results.at(-1)?.['id'];
      expect(data.filter(({ client_reference_id: id }) => id === order)).toHaveLength(1);
    },
  );

  it('an answer beyond the size limit counts as none', async () => {
    const her = await shopper('outage-too-long');
    const send = globalThis.fetch;
    const orderWith = async (moreBytes: number) => {
      const padded = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
        const answer = await send(address, init);
        const asked = address instanceof Request ? address.url : String(address);
        if (!asked.includes('/v1/checkout/sessions')) return answer;
        return new Response((await answer.text()) + ' '.repeat(moreBytes), { status: answer.status });
      });
      const placed = await her.order(wish('app-3-months'));
      padded.mockRestore();
      return placed;
    };
    expectUnavailable(await orderWith(5_000_000));
    expect((await orderWith(1_000_000)).status).toBe(200);
  });

  it.each(['https://stripe.com.evil.example/pay', 'javascript:alert(1)', 'https://evil.example/stripe.com'])(
    'checkout: nobody is led to pay at %s',
    async (page) => {
      const her = await shopper('outage-foreign-page');
      const send = globalThis.fetch;
      const led = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
        const answer = await send(address, init);
        const asked = address instanceof Request ? address.url : String(address);
        if (!asked.includes('/v1/checkout/sessions')) return answer;
        const session = await answer.json<object>();
        return Response.json({ ...session, url: page }, { status: answer.status });
      });
      const placed = await her.order(wish('app-3-months'));
      led.mockRestore();
      expectUnavailable(placed);
    },
  );

  it.each(['empty', 'null', 'html', 'nameless'] as const)('prices, %s: unavailable', async (mode) => {
    const her = await shopper(`prices-${mode}`);
    await stripe.become({ mode, path: '/v1/prices' });
    expectUnavailable(await her.order(wish('app-3-months')));
  });

  it.each(outages)(
    'order, another choice, portal and webhook, %s: unavailable, then retried',
    async (mode) => {
      const webhooks = await recordWebhooks();
      const her = await shopper(`looked-${mode}`);
      const placed = await her.order(wish('zpp'));
      const { order } = placed.body as { order: string };
      await stripe.perform({ action: 'pay', session: sessionIn(placed) });
      const completed = (await webhooks.since()).find(({ type }) => type === 'checkout.session.completed');
      await stripe.become({ mode });
      const [told, ...answers] = await withShortDeadlines(() =>
        Promise.all([
          deliver(completed),
          her.get(`/api/orders/${order}`),
          her.order(wish('zpp', { locale: 'en' })),
          her.send('/api/portal', { locale: 'de' }),
        ]),
      );
      for (const answer of answers) expectUnavailable(answer);
      expect(told).toBe(503);
      await stripe.become({ mode: 'ok' });
      expect(await deliver(completed)).toBe(204);
      expect((await her.state(order)).state).toBe('paid');
    },
  );
});

it.each(['bad-key', 'restricted-key'] as const)(
  'a refused key (%s): the shop is unavailable, and the log names the setting',
  async (mode) => {
    const her = await shopper(mode);
    const placed = await her.order(wish('zpp'));
    const { order } = placed.body as { order: string };
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
    logged.mockRestore();
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'setting_invalid', setting: 'STRIPE_SECRET_KEY' }),
    );
    await stripe.become({ mode: 'ok' });
    expect((await her.order(wish('app-3-months'))).status).toBe(200);
  },
);
