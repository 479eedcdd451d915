import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { unusedTermRefund } from '#domain/shop/cancellation.ts';
import type { OrderState } from '#domain/shop/order.ts';
import { accessLedger, users } from '#functions/database/tables/accounts.ts';
import { declarationProgress, declarationResults } from '#functions/database/tables/declarations.ts';
import { sales } from '#functions/database/tables/counters.ts';
import { orders, subscriptions } from '#functions/database/tables/payments.ts';
import type { PaymentService } from './payment-service.ts';
import type { World } from './world.ts';

type Payment = ReturnType<PaymentService['payments']>[number];

/** A duplicate that was refunded, and what the nightly job found before its webhook came. */
const expected = new Set(['duplicate_refunded', 'access_repaired']);

/** The result of a payment, according to the payment service alone. */
function stateOf(payment: Payment | undefined): OrderState | undefined {
  if (payment?.state !== 'succeeded') return payment?.state;
  if (payment.isDisputed) return 'disputed';
  return payment.refundedCents >= payment.cents ? 'refunded' : 'paid';
}

const isOver = ({ withdrawn, refundReason }: Partial<typeof orders.$inferSelect> = {}) =>
  Boolean(withdrawn ?? refundReason);

/** What the payment service and our own records know of each session. */
async function sessionsOf({ db, service }: World) {
  const rows = await db.select().from(orders).leftJoin(subscriptions, eq(subscriptions.orderId, orders.id));
  return service.sessions().map((session) => {
    const row = rows.find(({ orders: { id } }) => id === session.order);
    return { ...session, order: row?.orders, known: row?.subscriptions };
  });
}

/** What must hold in every order of events, once all webhooks have come or the nightly job has run. */
export async function holdsIn(world: World) {
  const { db, service, accounts, logged } = world;
  const sessions = await sessionsOf(world);

  // Nothing is lost: every payment has an order. Both sides agree on state, refund and subscription.
  for (const { id, status, order, latest, isRenewing, known, subscription } of sessions) {
    if (status !== 'complete') continue;
    // Renewals do not change the order's state.
    const there = latest?.isFirst ? stateOf(latest) : latest || isRenewing ? 'paid' : undefined;
    expect({ ...order, status: known?.status ?? null }, 'books are equal').toMatchObject({
      checkoutSession: id,
      // After a late withdrawal from a course a part of its price is kept.
      state: isOver(order) && there === 'paid' ? 'refunded' : there,
      ...(latest?.isFirst ? { refundedCents: latest.refundedCents } : {}),
      status: subscription?.status ?? null,
    });
  }

  // Paid once: one payment per level, and one payable page.
  const ofAccounts = sessions.filter(({ order }) => order?.userId);
  // A renewal that is not paid yet leaves access for the days of grace.
  const isUnpaidRenewal = (latest: Payment | undefined) =>
    latest?.isFirst === false && latest.state !== 'succeeded';
  const standing = ofAccounts.filter(
    ({ latest, isRenewing, hasEnded, order }) =>
      (isRenewing || isUnpaidRenewal(latest) || stateOf(latest) === 'paid') && !hasEnded && !isOver(order),
  );
  const payable = ofAccounts.filter(
    ({ id, status, order }) => status === 'open' && order?.state === 'open' && order.checkoutSession === id,
  );
  for (const some of [standing, payable]) {
    const levels = some.map(({ order }) => order?.level);
    expect(levels, 'paid once').toEqual([...new Set(levels)]);
  }

  // Refunded once, and only what was withdrawn from, cancelled or paid twice.
  expect(service.refused, 'refunded once').toEqual([]);
  const payments = service.payments();
  const twice = payments.filter(({ refunds }) => refunds > 1);
  expect(twice, 'refunded once').toEqual([]);

  // No access without a valid payment, at any moment.
  const [user] = await db.select().from(users);
  const access = user ? await accounts.access(user.id) : [];
  const paidFor = standing.flatMap(({ order }) => [order?.level, 'VALEA_APP']);
  expect(new Set(access), 'access as paid').toEqual(new Set(paidFor));
  const granted = await db.select().from(accessLedger).where(eq(accessLedger.verb, 'grant'));
  const unpaid = granted.filter(
    ({ source, at }) =>
      !payments.some(
        ({ order, subscription, succeeded }) =>
          (source === `order:${order}` || source === `stripe:${subscription}`) &&
          succeeded &&
          succeeded <= at,
      ),
  );
  expect(unpaid, 'access after payment').toEqual([]);

  // Each paid order, refund, dispute and withdrawal is in the daily sums once, those of renewals as well.
  const rows = await db.select().from(orders);
  const sold = rows.filter(({ paid, refundReason }) => paid !== null && refundReason === null);
  const soldFor = payments.filter(({ order }) => sold.some(({ id }) => id === order));
  const days = await db.select().from(sales).where(eq(sales.division, 'none'));
  const total = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0);
  expect(
    {
      orders: total(days.map((day) => day.orders)),
      gross: total(days.map((day) => day.grossCents)),
      refunded: total(days.map((day) => day.refundedCents)),
      disputed: total(days.map((day) => day.disputedCents)),
      withdrawn:
        total(days.map((day) => day.withdrawals)) <= sold.filter(({ withdrawn }) => withdrawn).length,
      renewed: total(days.map((day) => day.renewals)) <= payments.filter((one) => !one.isFirst).length,
    },
    'sums are exact',
  ).toEqual({
    orders: sold.length,
    gross: total(sold.map((order) => order.dueCents)),
    refunded: total(soldFor.map((payment) => payment.refundedCents)),
    disputed: total(soldFor.map((payment) => payment.disputedCents)),
    withdrawn: true,
    renewed: true,
  });

  // Deleted accounts owe nothing more.
  const owed = sessions.filter(
    ({ order, status, subscription, hasEnded }) =>
      order?.userId === null && (status === 'open' || (subscription && !hasEnded)),
  );
  expect(owed, 'nothing owed').toEqual([]);

  // The operator gets no alarm.
  const alarms = logged.filter((event) => !expected.has(event));
  expect(alarms, 'nobody alarmed').toEqual([]);
}

/** The rest of each paid term after the end of a cancelled plan, as the terms promise. */
async function expectRestRefunded({ db, service }: World) {
  const rows = await db.select().from(orders);
  const cancelled = await db.select().from(declarationResults).where(eq(declarationResults.code, 'ends'));
  for (const { order: of, listCents, subscription } of service.sessions()) {
    const order = rows.find(({ id }) => id === of);
    const ends = cancelled.find(({ orderId }) => orderId === of)?.endsAt;
    if (!order || !ends || !subscription || isOver(order)) continue;
    const [{ current_period_start: from, current_period_end: to }] = subscription.items.data;
    const [start, end] = [new Date(from * 1000), new Date(to * 1000)];
    const due = service.payments().filter(({ order: by, isFirst, state, isDisputed, cents, billed }) => {
      const isWhole = state === 'succeeded' && !isDisputed && cents === listCents;
      return by === of && !isFirst && isWhole && billed === start.getTime();
    });
    for (const { cents, refundedCents } of due) {
      const owed = unusedTermRefund(cents, { first: false, start, end }, ends);
      expect(refundedCents, 'rest of the term refunded').toBe(owed);
    }
  }
}

/** In the end nothing waits, and everything withdrawn from, cancelled or paid twice was refunded. */
export async function isSettled(world: World) {
  const { db, service } = world;
  const isWaiting = inArray(declarationProgress.state, ['received', 'due']);
  expect(await db.select().from(declarationProgress).where(isWaiting), 'nothing waits').toEqual([]);
  await expectRestRefunded(world);
  const over = new Set((await db.select().from(orders)).filter(isOver).map(({ id }) => id));
  const due = service
    .payments()
    .filter(({ order, state, isDisputed }) => over.has(order ?? '') && state === 'succeeded' && !isDisputed);
  expect(
    due.filter(({ refunds }) => refunds !== 1),
    'refunded',
  ).toEqual([]);
}
