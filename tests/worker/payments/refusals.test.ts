import { describe, expect, it } from 'vitest';
import { addDays, dayInGermany } from '#domain/time/calendar.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { anyAddress, code, freshWorker, inOneMinute } from '../outside/call.ts';
import { bought, confirmedAt, ordersOf, shopper, wish } from '../outside/shop.ts';
import { ownDiscount } from '../../fixtures/own-discount.ts';
import { centsOf } from '../outside/prices.ts';
import { discounted } from '#domain/shop/discounts.ts';
import { offersWith } from '#domain/shop/offers.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('an order is refused for', () => {
  const notUnderstood = [
    wish('zpp', { price: 100 }),
    wish('zpp', { user: 'somebody' }),
    wish('zpp', { success_url: 'https://evil.example' }),
    wish('zpp', { locale: 'fr' }),
    { ...wish('zpp'), product: 'app-99-months' },
    [],
    null,
  ];
  it.each([
    ['what no order page sends', 'bad_request', notUnderstood],
    ['a code that is not there', 'discount_not_applicable', [wish('app-6-months', { discount: 'NIX' })]],
    ['a code for something else', 'discount_not_applicable', [wish('zpp', { discount: ownDiscount.code })]],
  ])('%s', async (_, expected, wishes) => {
    const her = await shopper('refused');
    for (const given of wishes)
      expect([given, code(await her.order(given))]).toEqual([given, { code: expected }]);
    expect(await ordersOf(her)).toEqual([]);
  });

  const { agreed } = wish('zpp');
  const confirmed = (more: object) => ({
    requirements: { version: textVersions.requirements, at: confirmedAt, ...more },
  });
  it.each([
    [{ cents: centsOf('zpp') - 1 }, 'price_changed'],
    [{ terms: 99 }, 'texts_changed'],
    [{ withdrawal: 99 }, 'texts_changed'],
    [{ earlyStart: undefined }, 'early_start_missing'],
    [{ earlyStart: 99 }, 'texts_changed'],
    [{ earlyStart: true }, 'bad_request'],
    [{ requirements: undefined }, 'requirements_missing'],
    [confirmed({ version: 99 }), 'requirements_missing'],
    [confirmed({ at: '2020-06-01T08:00:00.000Z' }), 'confirmation_date_wrong'],
    [confirmed({ at: inMinutes(60) }), 'confirmation_date_wrong'],
    [{ requirements: 1 }, 'bad_request'],
    [confirmed({ at: 'yesterday' }), 'bad_request'],
    [confirmed({ weight: 92 }), 'bad_request'],
  ])('an invalid agreement: %j', async (given, expected) => {
    const her = await shopper('agreement');
    expect(code(await her.order(wish('zpp', { agreed: { ...agreed, ...given } })))).toEqual({
      code: expected,
    });
  });

  it.each(['ada@müller.de', 'müller@example.de', 'ada@example.c', 'ada..x@example.com', '"ada"@example.com'])(
    'an address that the payment service would refuse: %s',
    async (email) => {
      const her = await shopper('odd-address', freshWorker(), undefined, { email });
      expect(code(await her.order(wish('app-1-month')))).toEqual({ code: 'email_invalid' });
      expect(await ordersOf(her)).toEqual([]);
    },
  );

  it('an address that only the payment service refuses: nothing is left open', async () => {
    const her = await shopper('refused-address', freshWorker(), undefined, { email: 'a!b@example.com' });
    expect(code(await her.order(wish('app-1-month')))).toEqual({ code: 'email_invalid' });
    expect(await ordersOf(her)).toMatchObject([{ state: 'expired' }]);
  });

  it('what the buyer has, or is paying', async () => {
    const { her, order } = await bought('has', 'zpp');
    expect((await her.state(order)).state).toBe('paid');
    expect(code(await her.order(wish('zpp')))).toEqual({ code: 'already_has_course' });
    expect(code(await her.order(wish('app-1-month')))).toEqual({ code: 'already_has_app' });
    await her.buy('zpp2', 'sepa');
    expect(code(await her.order(wish('zpp2')))).toEqual({ code: 'payment_processing' });
  });

  it('everything if no payment service is configured', async () => {
    const worker = freshWorker({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' });
    const her = await shopper('closed', worker);
    expect(code(await her.order(wish('zpp')))).toEqual({ code: 'payments_unavailable' });
  });
});

it('order of a course: refused once its certification has ended, whatever the page shows', async () => {
  const her = await shopper('late');
  const dayAfter = `${addDays(certified.zpp.until, 1)}T09:00:00Z`;
  const placed = await her.order(wish('zpp'), { 'X-Valea-Now': dayAfter });
  expect(code(placed)).toEqual({ code: 'course_not_certified' });
});

it('course requirements: only version and time of the confirmation are stored', async () => {
  const her = await shopper('confirmed');
  await her.order(wish('zpp'));
  expect(await ordersOf(her)).toEqual([
    expect.objectContaining({
      requirements_version: textVersions.requirements,
      requirements_confirmed: Date.parse(confirmedAt),
    }),
  ]);
  const ahead = { version: textVersions.requirements, at: inMinutes(5) };
  await her.order(wish('zpp2', { agreed: { ...wish('zpp2').agreed, requirements: ahead } }));
  const orders = await ordersOf(her);
  const late = orders.find(({ product }) => product === 'zpp2');
  expect(late?.requirements_confirmed).toBe(late?.ordered);
});

it('discount code: says what it takes off; guessing is limited', async () => {
  const her = await shopper('guesser');
  const answer = await her.send('/api/discount', { code: ` ${ownDiscount.code.toLowerCase()} ` });
  expect(answer.body).toEqual({
    code: ownDiscount.code,
    offers: ownDiscount.plans.map((product) => {
      const listCents = centsOf(product);
      return {
        product,
        cents: discounted(listCents, ownDiscount.reduction),
        listCents,
        struckCents: offersWith(ownDiscount, dayInGermany(new Date())).find(
          (offer) => offer.product === product,
        )?.struckCents,
      };
    }),
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
