import { expect } from 'vitest';
import type { OrderState } from '#domain/shop/order.ts';
import type { AccessLevel } from '#domain/access.ts';
import type { Payment } from './payment-service.ts';
import type { World } from './world.ts';

interface OrderRow {
  id: string;
  userId: string | null;
  level: AccessLevel;
  state: OrderState;
  withdrawn: number | null;
  refundReason: string | null;
  refundedCents: number;
  session: string | null;
  subscription: string | null;
  status: string | null;
}

interface LedgerRow {
  source: string;
  at: number;
}

/** A duplicate that was refunded, and what the nightly job found before its webhook came. */
const expected = new Set(['duplicate_refunded', 'access_repaired']);

const read = <Row>({ sqlite }: World, sql: string): Row[] =>
  sqlite
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }) as Row);

const ordersIn = (world: World) =>
  read<OrderRow>(
    world,
    `SELECT orders.id, orders.user_id AS userId, level, orders.state, withdrawn, refund_reason AS refundReason,
       refunded_cents AS refundedCents, checkout_session AS session, subscriptions.state AS subscription, status
     FROM orders LEFT JOIN subscriptions ON subscriptions.order_id = orders.id`,
  );

/** The result of a payment, according to the payment service alone. */
function stateOf({ refundedOf }: World['service'], payment: Payment | undefined): OrderState | undefined {
  if (payment?.state !== 'succeeded') return payment?.state;
  if (payment.dispute === 'open') return 'disputed';
  return refundedOf(payment) >= payment.cents ? 'refunded' : 'paid';
}

/** What must hold in every order of events, once all webhooks have come or the nightly job has run. */
export async function holdsIn(world: World) {
  const { service, accounts, logged } = world;
  const orders = new Map(ordersIn(world).map((order) => [order.id, order]));
  const isOver = (order: OrderRow | undefined) => (order?.withdrawn ?? order?.refundReason ?? null) !== null;
  const sessions = service.sessions().map((session) => {
    const latest = service.latestOf(session);
    const order = orders.get(session.request.order);
    const isStanding =
      stateOf(service, latest) === 'paid' && !session.subscription?.hasEnded && !isOver(order);
    return { ...session, latest, order, isStanding };
  });

  // Nothing is lost: every payment has an order. Both sides agree on state, refund and subscription.
  for (const { id, status, order, latest, payment, subscription } of sessions) {
    if (status !== 'complete') continue;
    // Renewals do not change the order's state.
    const there = latest === payment ? stateOf(service, payment) : 'paid';
    expect(order, 'books are equal').toMatchObject({
      session: id,
      // After a late withdrawal from a course a part of its price is kept.
      state: isOver(order) && there === 'paid' ? 'refunded' : there,
      ...(latest === payment && payment ? { refundedCents: service.refundedOf(payment) } : {}),
      status: subscription?.status ?? null,
    });
  }

  // Paid once: one payment per level, and one payable page.
  const hers = sessions.filter(({ order }) => order?.userId);
  const standing = hers.filter(({ isStanding }) => isStanding);
  const payable = hers.filter(
    ({ id, status, order }) => status === 'open' && order?.state === 'open' && order.session === id,
  );
  for (const some of [standing, payable]) {
    const levels = some.map(({ order }) => order?.level);
    expect(levels, 'paid once').toEqual([...new Set(levels)]);
  }

  // Refunded once, and only what was withdrawn from, cancelled or paid twice.
  expect(service.refused, 'refunded once').toEqual([]);
  const twice = [...service.payments.values()].filter(({ refunds }) => refunds.length > 1);
  expect(twice, 'refunded once').toEqual([]);

  // No access without a valid payment, at any moment.
  const [user] = read<{ id: string }>(world, 'SELECT id FROM users');
  const access = user ? await accounts.access(user.id) : [];
  const paidFor = standing.flatMap(({ order }) => [order?.level, 'VALEA_APP']);
  expect(new Set(access), 'access as paid').toEqual(new Set(paidFor));
  for (const { source, at } of read<LedgerRow>(
    world,
    "SELECT source, at FROM access_ledger WHERE verb = 'grant'",
  )) {
    const paid = [...service.payments.values()].some(
      ({ order, subscription, succeeded }) =>
        (source === `order:${order}` || source === `stripe:${subscription}`) &&
        succeeded !== undefined &&
        succeeded.getTime() <= at,
    );
    expect({ source, paid }, 'access after payment').toEqual({ source, paid: true });
  }

  // Deleted accounts owe nothing more.
  const gone = sessions.filter(({ order }) => order?.userId === null);
  const owed = gone.filter(
    ({ status, subscription }) => status === 'open' || subscription?.hasEnded === false,
  );
  expect(owed, 'nothing owed').toEqual([]);

  // The operator gets no alarm.
  expect(
    logged.filter((event) => !expected.has(event)),
    'nobody alarmed',
  ).toEqual([]);
}

/** In the end nothing waits, and everything withdrawn from or paid twice was refunded. */
export function isSettled(world: World) {
  const waiting = read(world, "SELECT * FROM declaration_progress WHERE state IN ('received', 'due')");
  expect(waiting, 'nothing waits').toEqual([]);
  for (const { order, refunds, state, dispute } of world.service.payments.values()) {
    const { withdrawn, refundReason } = ordersIn(world).find(({ id }) => id === order) ?? {};
    const isDue = Boolean(withdrawn ?? refundReason) && state === 'succeeded' && dispute === 'none';
    if (isDue) expect({ order, refunds: refunds.length }, 'refunded').toEqual({ order, refunds: 1 });
  }
}
