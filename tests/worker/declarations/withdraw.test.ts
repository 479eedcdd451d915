import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { catchUp } from '../../../functions/scheduled.ts';
import { anyAddress, call, site } from '../outside/call.ts';
import { declarer } from '../outside/declarer.ts';
import { stripe } from '../outside/places.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { paymentIn } from '../outside/shop.ts';

const hex = () => crypto.randomUUID().replaceAll('-', '');
const day = 86_400_000;

async function buyer(name: string) {
  const one = await declarer(name);
  const { her, email, deliverWebhooks } = one;
  return {
    ...one,
    withdraw: async (contract: 'app' | 'course', more: Record<string, unknown> = {}) => {
      const given = { locale: 'de', name: 'Erika Muster', email, contract, ...more };
      const answer = await her.send('/api/withdraw', given);
      await deliverWebhooks();
      return answer;
    },
  };
}

it('withdrawal from a plan: full refund, access and subscription end', async () => {
  const { her, buy, withdraw, to, email } = await buyer('withdraws-plan');
  const order = await buy('app-6-months');
  expect(await her.access()).toEqual(['VALEA_APP']);
  expect((await withdraw('app')).status).toBe(200);
  expect(await her.access()).toEqual([]);
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: 59_99 });
  const { body } = await her.get('/api/orders');
  expect(body).toMatchObject({ subscriptions: [{ state: 'ended' }] });
  expect(to(email)[2]?.subject).toMatch(/Du bekommst 59,99\u00a0€ zurück$/);
});

it('withdrawal sent twice: refunded once', async () => {
  const { her, buy, withdraw } = await buyer('withdraws-twice');
  const order = await buy('app-1-month');
  await Promise.all([withdraw('app'), withdraw('app')]);
  await withdraw('app');
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: 16_99 });
});

it('withdrawal from a course within the guarantee: full refund', async () => {
  const { her, buy, withdraw } = await buyer('withdraws-course');
  const order = await buy('zpp');
  expect(await her.access()).toEqual(['VALEA_APP', 'ZPP_COURSE']);
  await withdraw('course');
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: 75_00 });
  expect(await her.access()).toEqual([]);
});

it('withdrawal from a course after the guarantee: refund less begun modules, access ends', async () => {
  const { her, buy, withdraw, to, email } = await buyer('withdraws-second');
  await buy('zpp');
  const order = await buy('zpp2');
  await env.DB.prepare('UPDATE orders SET paid = ? WHERE id = ?')
    .bind(Date.now() - 16 * day, order)
    .run();
  await env.DB.batch(
    [1, 2].map((module) =>
      env.DB.prepare(
        "INSERT INTO course_progress (user_id, order_id, module, version, heard, position, answers) VALUES (?, ?, ?, 1, '[]', 0, '[]')",
      ).bind(her.userId, order, module),
    ),
  );
  await withdraw('course', { order });
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: 75_00 - 18_75 });
  expect(await her.access()).toEqual(['VALEA_APP', 'ZPP_COURSE']);
  expect(to(email).at(-1)?.text).toContain('ohne den Teil für die Module');
});

it('withdrawal after the period: left to a person, nothing changes', async () => {
  const { her, buy, withdraw, to, email } = await buyer('withdraws-late');
  const order = await buy('app-3-months');
  const then = Date.now() - 19 * day;
  await env.DB.prepare('UPDATE orders SET paid = ?, ordered = ? WHERE id = ?').bind(then, then, order).run();
  await withdraw('app');
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  expect(await her.access()).toEqual(['VALEA_APP']);
  expect(to(email).at(-1)?.text).toContain('Jemand von uns sieht trotzdem nach');
});

it('withdrawal within a thirty-day guarantee: full refund, for app and course', async () => {
  for (const [contract, product] of [
    ['app', 'app-3-months'],
    ['course', 'zpp'],
  ] as const) {
    const { her, buy, withdraw } = await buyer('withdraws-guaranteed');
    const order = await buy(product);
    const then = Date.now() - 30 * day;
    await env.DB.prepare('UPDATE orders SET paid = ?, ordered = ?, guarantee_days = 30 WHERE id = ?')
      // The guarantee counts from the payment's arrival.
      .bind(then, then - 10 * day, order)
      .run();
    await withdraw(contract);
    const { state, cents, refundedCents } = await her.state(order);
    expect({ state, refundedCents }).toEqual({ state: 'refunded', refundedCents: cents });
  }
});

it('withdrawal with a payment under way: refunded once it arrives', async () => {
  const { her, buy, withdraw, worker, webhooks, deliverWebhooks, to, email } = await buyer('withdraws-sepa');
  const order = await buy('zpp', 'sepa');
  await withdraw('course');
  expect(to(email)).toHaveLength(2);
  await stripe.perform({ action: 'settle', payment: paymentIn(await webhooks.since()) });
  await deliverWebhooks();
  expect(await her.access()).toEqual([]);
  await catchUp(worker);
  await deliverWebhooks();
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: 75_00 });
  expect(to(email)).toHaveLength(3);
});

it('withdrawal before a payment fails: the buyer is not asked to pay', async () => {
  const { her, buy, withdraw, webhooks, deliverWebhooks, to, email } = await buyer('withdraws-bounced');
  const order = await buy('zpp', 'sepa');
  await withdraw('course');
  await stripe.perform({ action: 'bounce', payment: paymentIn(await webhooks.since()) });
  await deliverWebhooks();
  expect((await her.state(order)).state).toBe('failed');
  expect(
    to(email)
      .map(({ text }) => text)
      .join(),
  ).not.toContain('konnte nicht eingezogen werden');
});

it('withdrawal without script: two steps, and the first declares nothing', async () => {
  const { worker, to } = createMailbox();
  const email = `plain-${hex()}@example.com`;
  const send = async (more: Record<string, string>) => {
    const fields = { locale: 'en', name: 'Erika', email, contract: 'app', ...more };
    const headers = { 'CF-Connecting-IP': anyAddress(), Origin: site };
    const body = new URLSearchParams(fields);
    return call(new Request(`${site}/api/withdraw`, { method: 'POST', headers, body }), worker);
  };
  const review = await send({ step: 'review' });
  expect(review.body).toContain('<section data-declaration-review>');
  expect(review.body).toContain(`<input type="hidden" name="email" value="${email}" />`);
  expect(to(email)).toEqual([]);
  const acknowledged = await send({ step: 'confirm' });
  expect(acknowledged.body).toContain('<section data-acknowledgement>');
  expect(to(email)[0]?.subject).toMatch(/^We have your withdrawal/);
});
