import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { checkout } from '../../../src/api/checkout.ts';
import { discount } from '../../../src/api/discount.ts';
import { readOffers } from '../../../src/api/offers.ts';
import { dropOrder, goOnWithOrder, readOpenOrders } from '../../../src/api/open-orders.ts';
import { readOrder } from '../../../src/api/orders.ts';
import { createCall } from '../../../src/browser/call.ts';
import { createMembersClient } from '../../../src/browser/members/members.ts';
import { createOrder } from '../../../src/features/order/order.store.ts';
import { createOpenOrders } from '../../../src/features/order/open-order/open-order.store.ts';
import { createPlans } from '../../../src/features/plans/plans.store.ts';
import { createWelcome } from '../../../src/features/order/welcome/welcome.store.ts';
import { createSession, type Session, type SessionIdentity } from '../../../src/browser/session.ts';
import { app } from '../../../functions/app.ts';
import { anyAddress, freshWorker, publishedKey, site } from '../outside/call.ts';
import { confirmedAt } from '../outside/shop.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { plans } from '#domain/shop/catalogue.ts';
import { offerOf } from '#domain/shop/offers.ts';
import type { Account } from '../../../src/browser/identity/identity.ts';
import type { Booking } from '../../../src/features/booking/booking.ts';
import type { BrowserEvent } from '#domain/events/catalogue.ts';
import type { Locale } from '#domain/locales.ts';
import type { OrderQuery } from '../../../src/features/order/quote.ts';

const worker = freshWorker();
let key: ReturnType<typeof publishedKey> | undefined;

/** A buyer with a browser whose pages call the real Worker. */
export async function createBuyer({ email = true, signedIn = true } = {}) {
  const { token: sign } = await (key ??= publishedKey());
  const uid = `buyer-${crypto.randomUUID()}`;
  const claims = email ? { email: `${uid}@example.com`, email_verified: true } : { email: undefined };
  const watchers = new Set<(account: Account | undefined) => void>();
  const changes = new Set<() => void>();
  const wakes = new Set<() => void>();
  const sent: string[] = [];
  const went: string[] = [];
  const events: { event: BrowserEvent; id: string | undefined }[] = [];
  let someone = signedIn;
  let online = true;
  let booking: Booking = {};
  let instead: ((path: string) => Promise<Response> | Response | undefined) | undefined;

  async function send(path: string, init: RequestInit) {
    if (!online) throw new TypeError('Failed to fetch');
    sent.push(`${init.method ?? 'GET'} ${path}`);
    const replaced = instead?.(path);
    if (replaced) return replaced;
    const headers = new Headers(init.headers);
    headers.set('Origin', site);
    headers.set('CF-Connecting-IP', anyAddress());
    const context = createExecutionContext();
    const answer = await app.fetch(new Request(site + path, { ...init, headers }), worker, context);
    const body = await answer.arrayBuffer();
    await waitOnExecutionContext(context);
    return new Response(body, answer);
  }
  const account = () => (someone ? { uid, email: email ? claims.email : undefined } : undefined);
  const token = async () => (someone ? { text: await sign(uid, claims), userId: undefined } : undefined);
  const identity: SessionIdentity = {
    watch(changed) {
      watchers.add(changed);
      changed(account());
      return () => undefined;
    },
    token,
    signOut: () => Promise.resolve(),
  };
  const text = async () => (await token())?.text;
  const call = createCall({ token: text, fetch: send });
  const members = createMembersClient(call);
  const shop = {
    offers: call(readOffers),
    discount: call(discount),
    checkout: call(checkout),
    order: call(readOrder),
    openOrders: call(readOpenOrders),
    goOnWithOrder: call(goOnWithOrder),
    dropOrder: call(dropOrder),
  };
  const soon = () => Promise.resolve();
  const later = () => new Promise<void>(() => undefined);

  const openSession = () =>
    createSession({
      identity: () => Promise.resolve(identity),
      members,
      bring: () => Promise.resolve(false),
      report: () => false,
      reported: { read: () => undefined, write: () => true },
      stableId: (words) => Promise.resolve(words),
      hint: () => undefined,
      forget: soon,
      leaves: () => true,
      onSignedOutElsewhere: () => undefined,
      onUse: () => undefined,
      log: () => undefined,
      wait: (milliseconds) => (milliseconds > 2_000 ? later() : soon()),
      random: () => 0,
    });

  return {
    uid,
    sent,
    went,
    events,
    shop,
    openSession,
    openOrder(
      wanted: OrderQuery,
      {
        locale = 'de',
        wait = later,
        session = openSession(),
      }: { locale?: Locale; wait?: () => Promise<void>; session?: Session } = {},
    ) {
      const order = createOrder(wanted, {
        session,
        shop,
        members,
        locale,
        bookingOf: () => ({ read: () => booking }),
        stableId: (words) => Promise.resolve(words),
        signInHere: () => false,
        report: (event, id) => events.push({ event, id }),
        paths: {
          login: '/login',
          requirements: (course) => `/${course}/requirements`,
          email: (course) => `/${course}/email`,
        },
        online: { is: () => online, onChange: (changed) => changes.add(changed) },
        mustSignIn: () => Promise.resolve(false),
        onWake: (woken) => wakes.add(woken),
        wait,
        go: (path) => went.push(path),
        leave: (url) => went.push(url),
      });
      order.start();
      return order;
    },
    openOpenOrders() {
      let forget: () => void = () => undefined;
      const store = createOpenOrders({
        shop,
        session: { onForget: (listener) => (forget = listener) },
        onWake: () => () => undefined,
        leave: (url) => went.push(url),
      });
      return {
        ...store,
        forget: () => {
          forget();
        },
      };
    },
    openPlans(code?: string) {
      const address = { code };
      const store = createPlans(
        plans.map((plan) => offerOf(plan, '2026-11-21')),
        {
          shop,
          session: { onForget: () => undefined },
          expectsMember: () => someone,
          onWake: () => () => undefined,
          address: {
            code: () => address.code,
            setCode: (kept) => {
              address.code = kept;
            },
          },
        },
      );
      store.start();
      return { store, address };
    },
    openWelcome(order: string | undefined, wait: (milliseconds: number) => Promise<void> = soon) {
      const cleared: string[] = [];
      const welcome = createWelcome(order, {
        session: openSession(),
        shop,
        online: () => online,
        loginPath: '/login',
        signInHere: () => false,
        clearBooking: (course) => cleared.push(course),
        // Polling does not wait in tests, and its timeout never comes.
        wait: (milliseconds) => (milliseconds > 9_000 ? later() : wait(milliseconds)),
        go: (path) => went.push(path),
      });
      welcome.start();
      return { welcome, cleared };
    },
    /** As on another device. */
    forgetBooking() {
      booking = {};
    },
    confirm(version: number = textVersions.requirements) {
      booking = { requirements: { version, at: confirmedAt } };
    },
    wake: () => {
      for (const woken of wakes) woken();
    },
    /** The token expires and cannot be renewed. */
    endToken() {
      someone = false;
    },
    go(to: 'online' | 'offline') {
      online = to === 'online';
      for (const changed of changes) changed();
    },
    answerInstead(answer: typeof instead) {
      instead = answer;
    },
  };
}

export type Buyer = Awaited<ReturnType<typeof createBuyer>>;
