import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { anyAddress, code, freshWorker, inOneMinute } from '../outside/call.ts';
import { stripe } from '../outside/places.ts';
import { confirmedAt, recordWebhooks, sessionIn, shopper, wish } from '../outside/shop.ts';

const rows = async (table: string, userId: string) =>
  (await env.DB.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).bind(userId).all()).results;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('an order is refused for', () => {
  it.each([
    ['a price', wish('zpp', { price: 100 }), 'bad_request'],
    ['a quantity', wish('zpp', { quantity: 2 }), 'bad_request'],
    ['a currency', wish('zpp', { currency: 'usd' }), 'bad_request'],
    ['a coupon', wish('zpp', { coupon: 'FREE' }), 'bad_request'],
    ['a user', wish('zpp', { user: 'somebody' }), 'bad_request'],
    ['an address', wish('zpp', { success_url: 'https://evil.example' }), 'bad_request'],
    ['another language', wish('zpp', { locale: 'fr' }), 'bad_request'],
    ['an unknown product', { ...wish('zpp'), product: 'app-99-months' }, 'bad_request'],
    ['a list', [], 'bad_request'],
    ['nothing', null, 'bad_request'],
    ['a code that is not there', wish('app-6-months', { discount: 'NIX' }), 'discount_not_applicable'],
    ['a code for something else', wish('zpp', { discount: 'NEUSTART20' }), 'discount_not_applicable'],
  ])('%s', async (_, given, expected) => {
    const her = await shopper('refused');
    const answer = await her.order(given);
    expect(code(answer)).toEqual({ code: expected });
    expect(await rows('orders', her.userId)).toEqual([]);
  });

  const agreed = wish('zpp').agreed;
  it.each([
    [{ ...agreed, cents: 74_99 }, 'price_changed'],
    [{ ...agreed, terms: 99 }, 'texts_changed'],
    [{ ...agreed, withdrawal: 99 }, 'texts_changed'],
    [{ ...agreed, earlyStart: undefined }, 'early_start_missing'],
    [{ ...agreed, earlyStart: 99 }, 'texts_changed'],
    [{ ...agreed, earlyStart: true }, 'bad_request'],
    [{ ...agreed, requirements: undefined }, 'requirements_missing'],
    [{ ...agreed, requirements: { version: 99, at: confirmedAt } }, 'requirements_missing'],
    [
      { ...agreed, requirements: { version: textVersions.requirements, at: '2020-06-01T08:00:00.000Z' } },
      'confirmation_date_wrong',
    ],
    [
      { ...agreed, requirements: { version: textVersions.requirements, at: inMinutes(60) } },
      'confirmation_date_wrong',
    ],
    [{ ...agreed, requirements: 1 }, 'bad_request'],
    [{ ...agreed, requirements: { version: textVersions.requirements, at: 'yesterday' } }, 'bad_request'],
    [
      { ...agreed, requirements: { version: textVersions.requirements, at: confirmedAt, weight: 92 } },
      'bad_request',
    ],
  ])('an invalid agreement: %j', async (given, expected) => {
    const her = await shopper('agreement');
    expect(code(await her.order(wish('zpp', { agreed: given })))).toEqual({ code: expected });
  });

  it('what the buyer has, or is paying', async () => {
    const her = await shopper('has');
    const course = await her.buy('zpp');
    expect((await her.state(course.order)).state).toBe('paid');
    expect(code(await her.order(wish('zpp')))).toEqual({ code: 'already_has_course' });
    expect(code(await her.order(wish('app-1-month')))).toEqual({ code: 'already_has_app' });
    await her.buy('zpp2', 'sepa');
    expect(code(await her.order(wish('zpp2')))).toEqual({ code: 'payment_processing' });
  });

  it('a code that she has used', async () => {
    const her = await shopper('twice');
    const webhooks = await recordWebhooks();
    const placed = await her.order(wish('app-3-months', {}, 'NEUSTART20'));
    await stripe.perform({ action: 'pay', session: sessionIn(placed) });
    await webhooks.deliverAll();
    const checked = await her.send('/api/discount', { code: 'neustart20' });
    expect(code(checked)).toEqual({ code: 'discount_not_applicable' });
    expect(code(await her.order(wish('app-3-months', {}, 'NEUSTART20')))).toEqual({
      code: 'discount_not_applicable',
    });
  });

  it('everything if no payment service is configured', async () => {
    const worker = freshWorker({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' });
    const her = await shopper('closed', worker);
    expect(code(await her.order(wish('zpp')))).toEqual({ code: 'payments_unavailable' });
  });
});

it('order of a course: refused once its certification has ended, whatever the page shows', async () => {
  const worker = freshWorker();
  const dayAfter = new Date(`${addDays(certified.zpp.until, 1)}T09:00:00Z`);
  const shop = depsOf(worker, { log: createLog(), now: () => dayAfter })?.shop;
  if (!shop) throw new Error('This Worker sells nothing.');
  const given = {
    cents: 75_00,
    terms: textVersions.terms,
    withdrawal: textVersions.withdrawal,
    earlyStart: textVersions.earlyStart,
  };
  const placed = await shop.placeOrder(
    { userId: 'late', email: 'late@example.com', verifiedEmails: [], customer: undefined, guaranteeDays: 14 },
    {
      product: 'zpp',
      locale: 'de',
      discount: undefined,
      conversion: undefined,
      via: undefined,
      billingAddress: undefined,
      agreed: given,
    },
  );
  expect(placed).toEqual({ state: 'refused', code: 'course_not_certified' });
});

it('course requirements: only version and time of the confirmation are stored', async () => {
  const her = await shopper('confirmed');
  await her.order(wish('zpp'));
  expect(await rows('orders', her.userId)).toEqual([
    expect.objectContaining({
      requirements_version: textVersions.requirements,
      requirements_confirmed: Date.parse(confirmedAt),
    }),
  ]);
  const ahead = { version: textVersions.requirements, at: inMinutes(5) };
  await her.order(wish('zpp2', { agreed: { ...wish('zpp2').agreed, requirements: ahead } }));
  const orders = await rows('orders', her.userId);
  const late = orders.find(({ product }) => product === 'zpp2');
  expect(late?.requirements_confirmed).toBe(late?.ordered);
});

it('discount code: says what it takes off; guessing is limited', async () => {
  const her = await shopper('guesser');
  const answer = await her.send('/api/discount', { code: ' kurs10 ' });
  expect(answer.body).toEqual({
    code: 'KURS10',
    offers: [
      { product: 'app-6-months', cents: 49_99, listCents: 59_99, struckCents: 59_99 },
      { product: 'app-12-months', cents: 79_99, listCents: 89_99, struckCents: 89_99 },
    ],
  });
  const guesses = await inOneMinute(async () => {
    const headers = { 'CF-Connecting-IP': anyAddress() };
    const answers = [];
    for (let guess = 0; guess < 25; guess += 1)
      answers.push(code(await her.send('/api/discount', { code: `GUESS${guess}` }, headers)));
    return answers;
  });
  expect(guesses[0]).toEqual({ code: 'discount_not_applicable' });
  expect(guesses.at(-1)).toEqual({ code: 'rate_limited' });
});
