import { describe, expect, it } from 'vitest';
import { textVersions } from '#domain/shop/agreement.ts';
import { consentRules, serialiseConsent } from '#domain/consent/consent.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { orderByLogin } from '#i18n/order-path.ts';
import { reportEvent } from '#site/api/fb-events.ts';
import { goOnWithOrder, readOpenOrders } from '#site/api/open-orders.ts';
import { readOrder } from '#site/api/orders.ts';
import { stableId } from '#site/browser/ids.ts';
import type { OrderQuery } from '#site/features/order/quote.ts';
import { createOrder } from '#site/features/order/state.ts';
import { memberOf, refuse } from '../browser.ts';
import { confirmedAt, livesAt, openOrder, orderId, orderView, priceNow, shop } from './shop.ts';

const half: OrderQuery = { product: 'app-6-months', code: undefined };
const course: OrderQuery = { product: 'zpp', code: undefined };
const withoutEmail = { known: memberOf({ email: null }) };
const nothingTicked = { begin: false, knows: false };
const ticked = { begin: true, knows: true };
const requirements = coursePath('zpp', 'requirements', 'de');

/** A page that takes orders. `open`: its order page, as in a tab. */
function buyer(options: Parameters<typeof shop>[0] = {}) {
  const her = shop(options);
  localStorage.setItem('valea:signed-in', '1');
  const open = async (query = half) => {
    const order = createOrder(query, 'de');
    order.start();
    await her.page.pass();
    const answered = (act: () => Promise<void>) => async () => {
      await act();
      await her.page.pass();
    };
    return {
      ...order,
      order: answered(order.order),
      goOn: answered(order.goOn),
      drop: answered(order.drop),
      now: () => order.$state.get(),
    };
  };
  return {
    ...her,
    open,
    agreed: async (query = half) => {
      const order = await open(query);
      if (query.product === 'zpp') order.typeBilling(livesAt);
      order.setEarlyStart(ticked);
      return order;
    },
  };
}

describe('order page', () => {
  it('is placed once by a double click, and reported once', async () => {
    const { page, placed, agreed } = buyer();
    const events: unknown[] = [];
    page.answer(reportEvent, (event) => events.push(event) && undefined);
    const consent = { status: 'accepted', version: consentRules.version, id: 'e'.repeat(32) } as const;
    page.document.cookie = serialiseConsent(
      { ...consent, time: Date.now(), language: 'de' },
      { secure: true },
    );
    const { order, now } = await agreed();
    await Promise.all([order(), order(), order()]);
    expect(now()).toEqual({ step: 'leaving', url: 'https://pay.example/1' });
    expect([placed.length, page.went]).toEqual([1, ['https://pay.example/1']]);
    await page.pass(1_000);
    expect(events).toMatchObject([
      { event_name: 'InitiateCheckout', event_id: await stableId(`InitiateCheckout ${orderId}`) },
    ]);
  });

  it('restored from the back/forward cache: no tick, and can be placed again', async () => {
    const { page, sells, agreed } = buyer();
    const { order, setEarlyStart, now } = await agreed();
    await order();
    sells.open = [openOrder()];
    page.wake();
    await page.pass();
    expect(now()).toMatchObject({ step: 'review', busy: false, earlyStart: nothingTicked });
    expect(now()).toMatchObject({ left: { isUnpaid: true } });
    setEarlyStart(ticked);
    await order();
    expect(page.went).toEqual(['https://pay.example/1', 'https://pay.example/1']);
  });

  it('says that a code does not go with its product', async () => {
    const { open } = buyer();
    const { now } = await open({ product: 'app-1-month', code: 'FRISCH20' });
    expect(now()).toMatchObject({ code: undefined, changed: 'discount' });
  });

  it('asks for a missing address, validates and keeps it', async () => {
    const { agreed, open } = buyer(withoutEmail);
    const { order, type, now } = await agreed();
    for (const wrong of ['', 'lena', 'lena@example', 'a b@example.com']) {
      type(wrong);
      await order();
      expect(now()).toMatchObject({ missing: ['email_invalid'], email: { typed: wrong } });
    }
    type(' lena@example.com ');
    await order();
    expect(now()).toMatchObject({ step: 'leaving' });
    expect((await open()).now()).toMatchObject({ email: { known: 'lena@example.com' } });
  });
});

describe('order page, a mistyped address', () => {
  it('is shown and corrected before ordering', async () => {
    const { page, placed, agreed } = buyer();
    const { order, correctEmail, type, now } = await agreed();
    correctEmail();
    expect(now()).toMatchObject({ email: { typed: 'lena@example.com' } });
    type('a@b.c,lena@example.com');
    await order();
    expect(now()).toMatchObject({ step: 'review', missing: ['email_invalid'] });
    type('l@example.com');
    await order();
    expect(now()).toMatchObject({ step: 'leaving' });
    expect([page.known, placed.length]).toEqual([memberOf({ email: 'l@example.com' }), 1]);
    expect(page.asked.slice(-2)).toEqual(['POST /api/graphql', 'POST /api/checkout']);
  });

  it('may be kept, and a correction survives a retry', async () => {
    const { page, agreed } = buyer();
    const { order, correctEmail, keepEmail, type, retry, now } = await agreed();
    correctEmail();
    type('other@example.com');
    retry();
    await page.pass();
    expect(now()).toMatchObject({ email: { typed: 'other@example.com', instead: 'lena@example.com' } });
    keepEmail();
    expect(now()).toMatchObject({ email: { known: 'lena@example.com' } });
    await order();
    expect(now()).toMatchObject({ step: 'leaving' });
    expect(page.asked).not.toContain('POST /api/graphql');
  });
});

describe('order page, a course', () => {
  it('needs today’s requirements confirmed, and an address', async () => {
    const { page, open, confirm } = buyer(withoutEmail);
    await open(course);
    confirm(textVersions.requirements - 1);
    await open(course);
    confirm();
    await open(course);
    expect(page.went).toEqual([requirements, requirements, coursePath('zpp', 'email', 'de')]);
  });
});

describe('order page, an existing contract', () => {
  it.each([
    ['already_has_app', half, 'has', 'VALEA_APP'],
    ['payment_processing', course, 'processing', 'ZPP_COURSE'],
  ] as const)('prevents buying it again: %s', async (code, query, list, level) => {
    const { sells, agreed, open, confirm, ...her } = buyer();
    confirm();
    const { order, now } = await agreed(query);
    her.refuse(code);
    await order();
    expect(now()).toEqual({ step: 'already-bought', code });
    sells[list] = [level];
    // So does a tab that does not know the booking, without asking for requirements.
    for (const version of [textVersions.requirements, 0]) {
      confirm(version);
      expect((await open(query)).now()).toEqual({ step: 'already-bought', code });
    }
  });
});

describe('the order page follows the Worker', () => {
  it.each([
    ['price_changed', { changed: 'price', earlyStart: ticked }],
    ['texts_changed', { changed: 'texts', earlyStart: nothingTicked }],
    [
      'discount_not_applicable',
      { changed: 'discount', code: undefined, offer: { cents: priceNow('app-6-months') } },
    ],
    ['payments_unavailable', { problem: 'payments_unavailable' }],
    ['product_unavailable', { problem: 'product_unavailable' }],
    ['rate_limited', { problem: 'rate_limited' }],
  ] as const)('%s: shows what is new, and asks again', async (code, state) => {
    const { page, accept, agreed, ...her } = buyer();
    const { order, setEarlyStart, now } = await agreed({ ...half, code: 'FRISCH20' });
    her.refuse(code);
    await order();
    expect(now()).toMatchObject({ step: 'review', busy: false, ...state });
    accept();
    setEarlyStart(ticked);
    await order();
    expect([now().step, page.went.length]).toEqual(['leaving', 1]);
  });

  it('a new price is the Worker’s, whatever was shown before', async () => {
    const { sells, agreed, ...her } = buyer();
    const { offers } = sells;
    sells.offers = offers.map((offer) => ({ ...offer, cents: offer.cents + 1_00 }));
    const { order, now } = await agreed();
    expect(now()).toMatchObject({ offer: { cents: priceNow('app-6-months') + 1_00 } });
    her.refuse('price_changed');
    sells.offers = offers;
    await order();
    expect(now()).toMatchObject({
      step: 'review',
      changed: 'price',
      offer: { cents: priceNow('app-6-months') },
    });
  });

  it('an expired sign-in leads to the login page, and so does none', async () => {
    const { page, agreed, open, ...her } = buyer();
    const { order, now } = await agreed();
    her.refuse('unauthenticated');
    page.known = { state: 'visitor' };
    await order();
    const login = orderByLogin('de', 'app-6-months');
    expect([now(), page.went]).toEqual([{ step: 'redirecting', to: login }, [login]]);
    expect((await open()).now()).toEqual({ step: 'redirecting', to: login });
  });

  it('asks for another address where the payment service refuses the known one', async () => {
    const { agreed, refuse } = buyer();
    const { order, now } = await agreed();
    refuse('email_invalid');
    await order();
    expect(now()).toMatchObject({
      step: 'review',
      problem: 'email_invalid',
      email: { instead: 'lena@example.com' },
    });
  });

  it('opened offline: goes on once online', async () => {
    const { page, open } = buyer();
    page.goOffline();
    const { now } = await open();
    expect(now()).toEqual({ step: 'unreachable', code: 'unreachable' });
    page.goOnline();
    page.$session.set({ ...page.known });
    await page.pass();
    expect(now()).toMatchObject({ step: 'review' });
  });

  it('offline or without an answer it says so, never sends automatically, and takes a retry', async () => {
    const { page, placed, agreed } = buyer();
    const { order, now } = await agreed();
    page.goOffline();
    expect(now()).toMatchObject({ step: 'review', offline: true });
    await order();
    expect(now()).toMatchObject({ step: 'review', problem: 'unreachable' });
    page.goOnline();
    expect(now()).toMatchObject({ step: 'review', offline: false });
    expect(placed).toEqual([]);
    await order();
    expect([now().step, page.went.length]).toEqual(['leaving', 1]);
  });
});

describe('the order page and the sign-in', () => {
  it('the skeleton ends without a response; a late one still counts', async () => {
    const { page, open } = buyer({ known: { state: 'loading' } });
    const { now } = await open();
    await page.pass(9_499);
    expect(now()).toEqual({ step: 'loading' });
    await page.pass(1);
    expect(now()).toEqual({ step: 'unreachable', code: 'request_timeout' });
    page.$session.set(memberOf());
    await page.pass();
    expect(now()).toMatchObject({ step: 'review' });
  });

  it('signing out clears and leaves it', async () => {
    const { page, open } = buyer();
    const { now } = await open();
    page.signOut({ state: 'visitor', isLeaving: true });
    expect(now()).toEqual({ step: 'redirecting', to: orderByLogin('de', 'app-6-months') });
    expect(page.went).toEqual([]);
  });
});

describe('order page after an abandoned payment', () => {
  /** The page of a buyer who has left the payment page. */
  async function left(more: Parameters<typeof openOrder>[0] = {}, query = half) {
    const her = buyer();
    her.sells.open = [openOrder(more)];
    return { ...her, ...(await her.open(query)) };
  }

  it('claims nothing while the payment service is down', async () => {
    const { page, retry, now, goOn } = await left();
    page.answer(readOrder, () => refuse('payments_unavailable'));
    page.answer(goOnWithOrder, () => refuse('payments_unavailable'));
    retry();
    await page.pass();
    expect(now()).toMatchObject({ left: { isUnpaid: false } });
    await goOn();
    expect(now()).toMatchObject({
      step: 'review',
      busy: false,
      left: { problem: 'payments_unavailable', doing: undefined },
    });
    page.answer(goOnWithOrder, () => ({ order: orderId, url: 'https://pay.example/1' }));
    await goOn();
    expect(now()).toMatchObject({ step: 'leaving' });
  });

  it.each([
    ['paid', 'already_has_app'],
    ['processing', 'payment_processing'],
  ] as const)('does not ask for payment if it was %s on another device meanwhile', async (state, code) => {
    const { sells, open } = await left();
    sells.order = orderView({ state });
    expect((await open()).now()).toEqual({ step: 'already-bought', code });
  });

  it('takes over requirements and billing address confirmed on another device', async () => {
    const said = { version: textVersions.requirements, at: confirmedAt };
    const { page, placed, open, setEarlyStart, order } = await left(
      { product: 'zpp', requirements: said, billingAddress: livesAt },
      course,
    );
    setEarlyStart(ticked);
    await order();
    expect(placed).toMatchObject([{ agreed: { requirements: said }, billingAddress: livesAt }]);
    await open({ product: 'zpp2', code: undefined });
    expect(page.went.at(-1)).toBe(coursePath('zpp2', 'requirements', 'de'));
  });

  it('can drop the order and place another', async () => {
    const { now, drop, setEarlyStart, order } = await left();
    await drop();
    expect(now()).toMatchObject({ step: 'review', changed: 'dropped', left: undefined, busy: false });
    setEarlyStart(ticked);
    await order();
    expect(now()).toMatchObject({ step: 'leaving' });
  });

  it.each([
    ['price_changed', 'price'],
    ['texts_changed', 'texts'],
  ] as const)('after it has expired, shows first what has changed: %s', async (code, changed) => {
    const { page, now, goOn } = await left();
    page.answer(goOnWithOrder, () => refuse(code));
    await goOn();
    expect(now()).toMatchObject({ step: 'review', changed, offer: { cents: priceNow('app-6-months') } });
  });

  it('without the list of orders it is like any order page', async () => {
    const { page, agreed } = buyer();
    page.answer(readOpenOrders, () => refuse('payments_unavailable'));
    const { order, now } = await agreed();
    expect(now()).toMatchObject({ left: undefined });
    await order();
    expect(now()).toMatchObject({ step: 'leaving' });
  });
});
