import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { textVersions } from '#domain/shop/agreement.ts';
import { stripe } from '../outside/places.ts';
import { textLike } from '../outside/some.ts';
import { createBuyer } from './buyer.ts';
import { agreed, becomes, checkouts, course, half, pages, refusal, reviewed, sessions } from './orders.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

describe('an order', () => {
  it('is placed once by a double click, and reported once', async () => {
    const buyer = await createBuyer();
    const order = await agreed(buyer);
    await Promise.all([order.order(), order.order(), order.order()]);
    expect(order.$state.get()).toMatchObject({ step: 'leaving', url: textLike(/\/pay\/cs_/) });
    expect([checkouts(buyer), pages(buyer).length]).toEqual([1, 1]);
    expect(buyer.events).toEqual([
      {
        event: { name: 'InitiateCheckout', product: 'VALEA_APP', cents: 59_99 },
        id: textLike(/^InitiateCheckout [\da-f-]{36}$/),
      },
    ]);
  });

  it('opens the same page from two tabs, a reload and the back/forward cache', async () => {
    const buyer = await createBuyer();
    const [first, second] = [await agreed(buyer), await agreed(buyer)];
    await Promise.all([first.order(), second.order()]);
    buyer.wake();
    await becomes(first, { step: 'review', busy: false });
    first.setEarlyStart({ begin: true, knows: true });
    await first.order();
    expect(new Set(pages(buyer)).size).toBe(1);
    expect(pages(buyer)).toHaveLength(3);
  });

  it('starts with nothing ticked, and says what is missing', async () => {
    const buyer = await createBuyer();
    const order = await reviewed(buyer);
    expect(order.$state.get()).toMatchObject({ earlyStart: { begin: false, knows: false } });
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'review', missing: ['early_start_missing'] });
    order.setEarlyStart({ begin: true });
    await order.order();
    expect(order.$state.get()).toMatchObject({ missing: ['early_start_missing'] });
    expect(checkouts(buyer)).toBe(0);
  });

  it('shows the price with a code, or says that the code is invalid', async () => {
    const buyer = await createBuyer();
    const reduced = await reviewed(buyer, { ...half, code: 'NEUSTART20' });
    expect(reduced.$state.get()).toMatchObject({
      code: 'NEUSTART20',
      changed: undefined,
      offer: { cents: 47_99, listCents: 59_99, struckCents: 59_99 },
    });
    for (const wanted of [
      { ...half, code: 'NIX' },
      { product: 'app-1-month', code: 'NEUSTART20' },
    ] as const) {
      const full = await reviewed(buyer, wanted);
      expect(full.$state.get()).toMatchObject({ code: undefined, changed: 'discount' });
    }
  });

  it('asks for a missing address, validates and keeps it', async () => {
    const buyer = await createBuyer({ email: false });
    const order = await agreed(buyer);
    for (const wrong of ['', 'lena', 'lena@example', 'a b@example.com']) {
      order.type(wrong);
      await order.order();
      expect(order.$state.get()).toMatchObject({ missing: ['email_invalid'], email: { typed: wrong } });
    }
    order.type(` ${buyer.uid}@example.com `);
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'leaving' });
    expect((await reviewed(buyer)).$state.get()).toMatchObject({
      email: { known: `${buyer.uid}@example.com` },
    });
  });
});

describe('a mistyped address', () => {
  it('is shown and corrected before ordering, and the order has the new one', async () => {
    const buyer = await createBuyer({ email: false });
    const first = await agreed(buyer);
    first.type(`typo-${buyer.uid}@example.com`);
    await first.order();
    const order = await agreed(buyer);
    expect(order.$state.get()).toMatchObject({ email: { known: `typo-${buyer.uid}@example.com` } });
    order.correctEmail();
    expect(order.$state.get()).toMatchObject({ email: { typed: `typo-${buyer.uid}@example.com` } });
    order.type(`a@b.c,${buyer.uid}@example.com`);
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'review', missing: ['email_invalid'] });
    order.type(`${buyer.uid}@example.com`);
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'leaving' });
    const { results } = await env.DB.prepare("SELECT email FROM orders WHERE email LIKE ? AND state = 'open'")
      .bind(`%${buyer.uid}%`)
      .all();
    expect(results).toEqual([{ email: `${buyer.uid}@example.com` }]);
  });

  it('may be kept, and a correction survives a look at the shop', async () => {
    const buyer = await createBuyer();
    const known = `${buyer.uid}@example.com`;
    const order = await agreed(buyer);
    order.correctEmail();
    order.type('other@example.com');
    order.retry();
    await becomes(order, { step: 'review' });
    expect(order.$state.get()).toMatchObject({ email: { typed: 'other@example.com', instead: known } });
    order.keepEmail();
    expect(order.$state.get()).toMatchObject({ email: { known } });
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'leaving' });
  });
});

describe('a course order', () => {
  it('needs today’s requirements confirmed, and an address', async () => {
    const buyer = await createBuyer({ email: false });
    await becomes(buyer.openOrder(course), { step: 'redirecting', to: '/zpp/requirements' });
    buyer.confirm(textVersions.requirements - 1);
    await becomes(buyer.openOrder(course), { step: 'redirecting', to: '/zpp/requirements' });
    buyer.confirm();
    await becomes(buyer.openOrder(course), { step: 'redirecting', to: '/zpp/email' });
  });

  it('is placed with them', async () => {
    const buyer = await createBuyer();
    buyer.confirm();
    const order = await agreed(buyer, course);
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'leaving' });
  });
});

describe('what the member has', () => {
  it('cannot be bought again: she is led to it from page and button', async () => {
    const buyer = await createBuyer();
    const [first, second] = [await agreed(buyer), await agreed(buyer)];
    await first.order();
    const [session = ''] = sessions(buyer);
    await stripe.perform({ action: 'pay', session });
    await second.order();
    expect(second.$state.get()).toEqual({ step: 'already-bought', code: 'already_has_app' });
    await becomes(buyer.openOrder(half), { step: 'already-bought', code: 'already_has_app' });
  });

  it('nor can what she is paying', async () => {
    const buyer = await createBuyer();
    buyer.confirm();
    const [first, second] = [await agreed(buyer, course), await agreed(buyer, course)];
    await first.order();
    const [session = ''] = sessions(buyer);
    await stripe.perform({ action: 'pay', session, way: 'sepa' });
    await second.order();
    expect(second.$state.get()).toEqual({ step: 'already-bought', code: 'payment_processing' });
    await becomes(buyer.openOrder(course), { step: 'already-bought', code: 'payment_processing' });
    // A tab that does not know the booking says the same and asks for no requirements.
    buyer.confirm(0);
    await becomes(buyer.openOrder(course), { step: 'already-bought', code: 'payment_processing' });
  });
});

describe('the order page follows the Worker', () => {
  it.each([
    ['price_changed', { changed: 'price', earlyStart: { begin: true, knows: true } }],
    ['texts_changed', { changed: 'texts', earlyStart: { begin: false, knows: false } }],
    ['discount_not_applicable', { changed: 'discount', code: undefined, offer: { cents: 59_99 } }],
    ['payments_unavailable', { problem: 'payments_unavailable' }],
    ['product_unavailable', { problem: 'product_unavailable' }],
    ['rate_limited', { problem: 'rate_limited' }],
  ])('%s: shows what is new, and asks again', async (code, state) => {
    const buyer = await createBuyer();
    const order = await agreed(buyer, { ...half, code: 'NEUSTART20' });
    buyer.answerInstead((path) => (path === '/api/checkout' ? refusal(code) : undefined));
    await order.order();
    await becomes(order, { step: 'review', busy: false, ...state });
    buyer.answerInstead(undefined);
    order.setEarlyStart({ begin: true, knows: true });
    await order.order();
    expect(order.$state.get()).toMatchObject({ step: 'leaving' });
    expect(pages(buyer)).toHaveLength(1);
  });

  it('a new price is the Worker’s, whatever the page was built with', async () => {
    const buyer = await createBuyer();
    const [answer] = await Promise.all([buyer.shop.offers()]);
    if (answer.state !== 'ok') throw new Error('The shop is closed.');
    const dearer = answer.data.offers.map((one) => ({ ...one, cents: one.cents + 1_00 }));
    buyer.answerInstead((path) =>
      path === '/api/offers' ? Response.json({ ...answer.data, offers: dearer }) : undefined,
    );
    const order = await agreed(buyer);
    expect(order.$state.get()).toMatchObject({ offer: { cents: 60_99 } });
    buyer.answerInstead(undefined);
    await order.order();
    await becomes(order, { step: 'review', changed: 'price', offer: { cents: 59_99 } });
    expect(pages(buyer)).toEqual([]);
  });
});
