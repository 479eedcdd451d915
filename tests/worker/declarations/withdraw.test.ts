import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { catchUp } from '../../../functions/scheduled.ts';
import { hex } from '../outside/conversions.ts';
import { declarer } from '../outside/declarer.ts';
import { stripe } from '../outside/stand-ins.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { paymentIn } from '../outside/shop.ts';
import { sendForm, signedIn } from './declared.ts';
import { centsOf, eurosOf } from '../outside/prices.ts';
import { facts } from '#domain/company/facts.ts';

const day = 86_400_000;

async function buyer(name: string) {
  const one = await declarer(name);
  return { ...one, ...signedIn(one), course: () => signedIn(one).withdraw({ contract: 'course' }) };
}

/** Backdates an order's payment, and optionally the order itself. */
const paidAgo = (order: string, paid: number, ordered?: number) =>
  env.DB.prepare('UPDATE orders SET paid = ?, ordered = coalesce(?, ordered) WHERE id = ?')
    .bind(Date.now() - paid * day, ordered === undefined ? null : Date.now() - ordered * day, order)
    .run();

it('withdrawal from a plan: full refund, once; access and subscription end', async () => {
  const { her, buy, withdraw, to, email } = await buyer('withdraws-plan');
  const order = await buy('app-6-months');
  expect(await her.access()).toEqual(['VALEA_APP']);
  const answers = [...(await Promise.all([withdraw(), withdraw()])), await withdraw()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await her.access()).toEqual([]);
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: centsOf('app-6-months') });
  const { body } = await her.get('/api/orders');
  expect(body).toMatchObject({ subscriptions: [{ state: 'ended' }] });
  expect(to(email)[2]?.subject).toContain(`Du bekommst ${eurosOf('app-6-months')} zurück`);
});

it('withdrawal from a course after the guarantee: refund less begun modules, access ends', async () => {
  const { her, buy, withdraw, to, email } = await buyer('withdraws-second');
  await buy('zpp');
  const order = await buy('zpp2');
  await env.DB.prepare('UPDATE orders SET guarantee_days = 14 WHERE id = ?').bind(order).run();
  await paidAgo(order, 16);
  await env.DB.batch(
    [1, 2].map((module) =>
      env.DB.prepare(
        "INSERT INTO course_progress (user_id, order_id, module, version, heard, position, answers) VALUES (?, ?, ?, 1, '[]', 0, '[]')",
      ).bind(her.userId, order, module),
    ),
  );
  await withdraw({ contract: 'course', order });
  const cents = centsOf('zpp2');
  expect(await her.state(order)).toMatchObject({
    state: 'refunded',
    refundedCents: cents - Math.floor((cents * 2) / facts.course.modules),
  });
  expect(await her.access()).toEqual(['VALEA_APP', 'ZPP_COURSE']);
  expect(to(email).at(-1)?.text).toContain('ohne den Teil für die Module');
});

it('withdrawal after the period: left to a person, nothing changes', async () => {
  const { her, buy, withdraw, to, email } = await buyer('withdraws-late');
  const order = await buy('app-3-months');
  await env.DB.prepare('UPDATE orders SET guarantee_days = 14 WHERE id = ?').bind(order).run();
  await paidAgo(order, 19, 19);
  await withdraw();
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  expect(await her.access()).toEqual(['VALEA_APP']);
  expect(to(email).at(-1)?.text).toContain('Jemand von uns sieht trotzdem nach');
});

it.each([
  ['app', 'app-3-months'],
  ['course', 'zpp'],
] as const)(
  'withdrawal from the %s within a thirty-day guarantee: full refund, access ends',
  async (contract, product) => {
    const { her, buy, withdraw } = await buyer('withdraws-guaranteed');
    const order = await buy(product);
    await env.DB.prepare('UPDATE orders SET guarantee_days = 30 WHERE id = ?').bind(order).run();
    // The guarantee counts from the payment's arrival.
    await paidAgo(order, 30, 40);
    await withdraw({ contract });
    const { state, cents, refundedCents } = await her.state(order);
    expect({ state, refundedCents }).toEqual({ state: 'refunded', refundedCents: cents });
    expect(await her.access()).toEqual([]);
  },
);

it('withdrawal with a payment under way: refunded once it arrives', async () => {
  const { her, buy, course, worker, webhooks, deliverWebhooks, to, email } = await buyer('withdraws-sepa');
  const order = await buy('zpp', 'sepa');
  await course();
  expect(to(email)).toHaveLength(2);
  await stripe.perform({ action: 'settle', payment: paymentIn(await webhooks.since()) });
  await deliverWebhooks();
  expect(await her.access()).toEqual([]);
  await catchUp(worker);
  await deliverWebhooks();
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: centsOf('zpp') });
  expect(to(email)).toHaveLength(3);
});

it('withdrawal before a payment fails: the buyer is not asked to pay', async () => {
  const { her, buy, course, webhooks, deliverWebhooks, to, email } = await buyer('withdraws-bounced');
  const order = await buy('zpp', 'sepa');
  await course();
  await stripe.perform({ action: 'bounce', payment: paymentIn(await webhooks.since()) });
  await deliverWebhooks();
  expect((await her.state(order)).state).toBe('failed');
  const said = to(email).map(({ text }) => text);
  expect(said.join()).not.toContain('konnte nicht eingezogen werden');
});

it('withdrawal without script: two steps, and the first declares nothing', async () => {
  const { worker, to } = createMailbox();
  const email = `plain-${hex()}@example.com`;
  const send = (step: string) =>
    sendForm(worker, 'withdraw', { locale: 'en', name: 'Erika', email, contract: 'app', step });
  const review = await send('review');
  expect(review.body).toContain('<section data-declaration-review>');
  expect(review.body).toContain(`<input type="hidden" name="email" value="${email}" />`);
  expect(to(email)).toEqual([]);
  const acknowledged = await send('confirm');
  expect(acknowledged.body).toContain('<section data-acknowledgement>');
  expect(to(email)[0]?.subject).toMatch(/^We have your withdrawal/);
});
