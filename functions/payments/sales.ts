import { sql, type SQL } from 'drizzle-orm';
import { courseKeys, productOf } from '#domain/shop/catalogue.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { readVia } from '#domain/funnel/via.ts';
import type { saleDivisions } from '#domain/numbers/view.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { insertFrom } from '../database/insert-from.ts';
import { courseCounts, sales } from '../database/tables/counters.ts';
import { orders, renewalLosses, subscriptions } from '../database/tables/payments.ts';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import type { OrderSnapshot, PaymentSnapshot } from '../ports/payments.ts';
import type { Decision } from './decide.ts';
import type { Order } from './order-rows.ts';

type Sum =
  | 'orders'
  | 'grossCents'
  | 'refundedCents'
  | 'disputedCents'
  | 'withdrawals'
  | 'cancellations'
  | 'renewals'
  | 'renewedCents'
  | 'failedRenewals';
type Station = 'booked' | 'certificate' | 'withdrawn' | `${number}`;

type Part = readonly [division: (typeof saleDivisions)[number], part: string];

const weekMs = 604_800_000;
const lastModules = JSON.stringify(courseKeys.map((course) => `${course} ${modulesOf(course).length}`));

/** Adds to a day's sums, if the condition holds before the rest of the batch. */
function addSale(
  db: Database,
  id: string,
  sums: Partial<Record<Sum, number>>,
  { parts = [['none', '']], condition, now }: { parts?: readonly Part[]; condition: SQL; now: Date },
) {
  const row = {
    division: sql`part.value->>0`,
    day: dayInGermany(now),
    product: sql`${orders.product}`,
    part: sql`part.value->>1`,
    ...sums,
  };
  const { division, day, product, part } = sales;
  const more = Object.entries(sums).map(([name, n]) => [name, sql`${sales[name as Sum]} + ${n}`]);
  return insertFrom(
    db,
    sales,
    row,
    sql`FROM ${orders}, json_each(${JSON.stringify(parts)}) AS part WHERE ${orders.id} = ${id} AND ${condition}`,
  ).onConflictDoUpdate({
    target: [division, day, product, part],
    set: Object.fromEntries(more) as Record<string, SQL>,
  });
}

/** The divisions of an order, by its source. */
function partsOf({ via, locale }: Pick<Order, 'via' | 'locale'>): Part[] {
  const { campaign, landing, entry, experiment } = readVia(via ?? undefined);
  return [
    ['none', ''],
    ['campaign', campaign],
    ['landing', landing],
    ['language', locale],
    ['entry', entry],
    ...(experiment === '' ? [] : [['experiment', `${experiment}.${landing}`] as const]),
  ];
}

/** Counts that a participant has reached a station of a course, by the day of the booking and the weeks since. */
export function countStation(db: Database, id: string, station: Station, condition: SQL, now: Date) {
  const booked = sql`coalesce(${orders.paid}, ${now.getTime()})`;
  const { day, course, weeks, n } = courseCounts;
  return insertFrom(
    db,
    courseCounts,
    {
      day: sql`date(${booked} / 1000, 'unixepoch')`,
      course: sql`${orders.product}`,
      station,
      // D1 binds numbers as floating point.
      weeks: sql`CASE WHEN ${station} = 'certificate'
          OR ${orders.product} || ' ' || ${station} IN (SELECT value FROM json_each(${lastModules}))
        THEN CAST((${now.getTime()} - ${booked}) / ${weekMs} AS INTEGER) ELSE 0 END`,
      n: 1,
    },
    sql`FROM ${orders} WHERE ${orders.id} = ${id}
      AND ${orders.product} IN (SELECT value FROM json_each(${JSON.stringify(courseKeys)})) AND ${condition}`,
  ).onConflictDoUpdate({
    target: [day, course, courseCounts.station, weeks],
    set: { n: sql`${n} + 1` },
  });
}

/**
 * Adds what has gone back of renewals since the sums last had it, or takes away what came back: the difference is
 * computed within the write, so that repeating it is a no-op.
 */
function addRenewalLosses(db: Database, id: string, renewals: readonly PaymentSnapshot[], now: Date) {
  const rows = renewals.map((one) => [one.id, one.refundedCents, one.disputedCents]);
  const read = sql`json_each(${JSON.stringify(rows)}) AS renewal`;
  const paymentId = sql`renewal.value->>0`;
  const refunded = sql<number>`renewal.value->>1`;
  const disputed = sql<number>`renewal.value->>2`;
  const { division, day, product, part, refundedCents, disputedCents } = sales;
  const known = renewalLosses;
  const moreRefunded = sql`${refunded} - coalesce(${known.refundedCents}, 0)`;
  const moreDisputed = sql`${disputed} - coalesce(${known.disputedCents}, 0)`;
  return [
    insertFrom(
      db,
      sales,
      {
        ...{ division: 'none', day: dayInGermany(now), product: sql`${orders.product}`, part: '' },
        ...{ refundedCents: moreRefunded, disputedCents: moreDisputed },
      },
      sql`FROM ${orders}, ${read} LEFT JOIN ${known} ON ${known.paymentId} = ${paymentId}
        WHERE ${orders.id} = ${id} AND (${moreRefunded} <> 0 OR ${moreDisputed} <> 0)`,
    ).onConflictDoUpdate({
      target: [division, day, product, part],
      set: {
        refundedCents: sql`${refundedCents} + excluded.refunded_cents`,
        disputedCents: sql`${disputedCents} + excluded.disputed_cents`,
      },
    }),
    insertFrom(
      db,
      renewalLosses,
      { paymentId, orderId: id, refundedCents: refunded, disputedCents: disputed },
      sql`FROM ${read} WHERE ${refunded} <> 0 OR ${disputed} <> 0
        OR EXISTS (SELECT 1 FROM ${known} WHERE ${known.paymentId} = ${paymentId})`,
    ).onConflictDoUpdate({
      target: known.paymentId,
      set: { refundedCents: sql`excluded.refunded_cents`, disputedCents: sql`excluded.disputed_cents` },
    }),
  ];
}

/** What a decision adds to the sums, for the batch that stores it under the order's version. */
export function salesIn(
  db: Database,
  order: Order,
  decision: Decision,
  { isFirstPayment, payment, renewals }: OrderSnapshot & { renewals: readonly PaymentSnapshot[] },
  now: Date,
): BatchItem<'sqlite'>[] {
  if (order.refundReason === 'duplicate') return [];
  const { id, dueCents: grossCents } = order;
  const { subscription, state } = decision;
  const turnsPaid = decision.paid !== null && order.paid === null;
  const refundedCents = decision.refundedCents - order.refundedCents;
  const disputedCents = decision.disputedCents - order.disputedCents;
  const isCourse = productOf(order.product).kind === 'course';
  const always = sql`true`;
  const was = (condition: SQL) =>
    sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.id} = ${subscription?.id ?? ''} AND ${condition})`;
  const add = (sums: Partial<Record<Sum, number>>, condition: SQL) =>
    addSale(db, id, sums, { condition, now });
  const ends = subscription?.endsAt && state === 'paid' && order.withdrawn === null;
  const renewal = subscription && !isFirstPayment && payment?.state === 'succeeded' ? payment : undefined;
  return [
    ...(turnsPaid
      ? [
          addSale(db, id, { orders: 1, grossCents }, { parts: partsOf(order), condition: always, now }),
          ...(isCourse ? [countStation(db, id, 'booked', always, now)] : []),
        ]
      : []),
    ...(refundedCents === 0 && disputedCents === 0 ? [] : [add({ refundedCents, disputedCents }, always)]),
    ...(renewals.length === 0 ? [] : addRenewalLosses(db, id, renewals, now)),
    ...(ends
      ? [
          add(
            { cancellations: 1 },
            was(sql`${subscriptions.state} = 'live' AND ${subscriptions.endsAt} IS NULL`),
          ),
        ]
      : []),
    ...(subscription?.state === 'overdue'
      ? [add({ failedRenewals: 1 }, was(sql`${subscriptions.state} IN ('live', 'ending')`))]
      : []),
    ...(renewal
      ? [
          add(
            { renewals: 1, renewedCents: renewal.cents },
            was(sql`${subscriptions.renewedBy} IS NOT ${renewal.id}`),
          ),
        ]
      : []),
  ];
}

/** The first withdrawal from a paid order, for the batch that stores it and before its other statements. */
export function withdrawalIn(db: Database, id: string, now: Date) {
  const condition = sql`${orders.withdrawn} IS NULL AND ${orders.paid} IS NOT NULL`;
  return [
    addSale(db, id, { withdrawals: 1 }, { condition, now }),
    countStation(db, id, 'withdrawn', condition, now),
  ] as const;
}
