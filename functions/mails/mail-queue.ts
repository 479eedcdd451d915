import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { insertFrom } from '../database/insert-from.ts';
import { accessLedger, emailChecks } from '../database/tables/accounts.ts';
import { courseMessages } from '../database/tables/contact.ts';
import { declarationResults } from '../database/tables/declarations.ts';
import { mails, type MailKind } from '../database/tables/mails.ts';
import { orders } from '../database/tables/payments.ts';
import type { OrderState } from '#domain/shop/order.ts';
import type { Database } from '../database/open.ts';

/** Queues mails: statements for the batch that causes a mail, so that both happen or neither. */
export const keyOf = (kind: MailKind, about: string) => `${kind} ${about}`;

/** Queues a mail. Repeating this is a no-op. */
const queueMail = (db: Database, kind: MailKind, about: string, now: Date) =>
  db
    .insert(mails)
    .values({ key: keyOf(kind, about), kind, about, queued: now, due: now })
    .onConflictDoNothing();

/** The same, if a condition holds by then. */
export const queueMailIf = (
  db: Database,
  kind: MailKind,
  about: string,
  now: Date,
  condition: SQL,
  due = now,
) =>
  insertFrom(
    db,
    mails,
    { key: keyOf(kind, about), kind, about, queued: now, due },
    sql`WHERE ${condition}`,
  ).onConflictDoNothing();

/** Queues many at once, in one statement. */
export async function queueMails(
  db: Database,
  list: readonly { kind: MailKind; about: string }[],
  now: Date,
): Promise<void> {
  if (list.length === 0) return;
  const rows = list.map(({ kind, about }) => ({ key: keyOf(kind, about), kind, about }));
  await db.run(sql`
    INSERT INTO mails (key, kind, about, queued, due, tries)
    SELECT value->>'key', value->>'kind', value->>'about', ${now.getTime()}, ${now.getTime()}, 0
    FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT DO NOTHING`);
}

const hour = 3_600_000;

/**
 * Queues the mail that tells each course leader of new messages: one per hour. Later messages wait for the next hour,
 * and are mailed then unless they have been read.
 */
export function queueCourseQuestion(db: Database, now: Date, condition: SQL) {
  const of = Math.floor(now.getTime() / hour);
  const queued = (at: number, due: Date, also: SQL) => {
    const about = sql`leader.user_id || ${`:${at}`}`;
    const from = sql`FROM (
      SELECT user_id, verb, max(id) FROM ${accessLedger} WHERE level = 'COURSE_LEADER' GROUP BY user_id, source
    ) AS leader WHERE leader.verb = 'grant' AND ${condition} AND ${also}`;
    const key = sql`'course_question ' || ${about}`;
    const row = { key, kind: 'course_question' as const, about, queued: now, due };
    return insertFrom(db, mails, row, from).onConflictDoNothing();
  };
  const isTold = sql`EXISTS (SELECT 1 FROM ${mails} WHERE key = 'course_question ' || leader.user_id || ${`:${of}`})`;
  return [queued(of + 1, new Date((of + 1) * hour), isTold), queued(of, now, sql`TRUE`)] as const;
}

/** Whether the previous mail has been tried: otherwise it can still include this. */
export const isBegun = (before: MailKind, about: string) =>
  sql`EXISTS (SELECT 1 FROM ${mails} WHERE key = ${keyOf(before, about)} AND tries > 0)`;

/** Whether the arrival of an order's payment has its own mail, whatever became of it. */
export async function isArrivalMailed(db: Database, orderId: string): Promise<boolean> {
  const [row] = await db
    .select({ key: mails.key })
    .from(mails)
    .where(eq(mails.key, keyOf('payment_arrived', orderId)));
  return row !== undefined;
}

/** The mails that an order's new state may have queued. */
const mailsAbout: Partial<Record<OrderState, readonly MailKind[]>> = {
  processing: ['order_confirmation'],
  paid: ['order_confirmation', 'payment_arrived'],
  failed: ['payment_failed'],
  refunded: ['duplicate_refund'],
};

interface AboutRefund {
  orderId: string;
  paymentId: string;
}

/** The subject of a mail about a refund: the order, and which of its payments. */
const refundKey = ({ orderId, paymentId }: AboutRefund) => `${orderId}:${paymentId}`;

/** Which mails an order causes, and which are sent at once. */
export const createOrderMails = (db: Database, send: (kind: MailKind, about: string) => void) => ({
  ordered: (id: string, now: Date) => queueMail(db, 'order_confirmation', id, now),
  paymentArrived: (id: string, now: Date) =>
    queueMailIf(db, 'payment_arrived', id, now, isBegun('order_confirmation', id)),
  paymentFailed: (id: string, now: Date) => queueMail(db, 'payment_failed', id, now),
  duplicateRefunded: (id: string, now: Date) => queueMail(db, 'duplicate_refund', id, now),
  refundDelayed: (refund: AboutRefund, now: Date) => queueMail(db, 'refund_delayed', refundKey(refund), now),
  /** Otherwise the mail about the cancellation says so. */
  termRefunded: (refund: AboutRefund, now: Date) =>
    queueMailIf(
      db,
      'term_refund',
      refundKey(refund),
      now,
      sql`EXISTS (SELECT 1 FROM ${declarationResults} WHERE order_id = ${refund.orderId})`,
    ),
  changed: (id: string, state: OrderState) => {
    for (const kind of mailsAbout[state] ?? []) send(kind, id);
  },
});

/** All mails queued about a member: the account, its orders, messages and contact e-mail, and these other subjects. */
export function mailsOfPerson(db: Database, userId: string, others: readonly string[]) {
  const subjects = sql`SELECT ${userId} AS id UNION SELECT id FROM ${orders} WHERE user_id = ${userId}
    UNION SELECT id FROM ${courseMessages} WHERE user_id = ${userId}
    UNION SELECT id FROM ${emailChecks} WHERE user_id = ${userId}
    UNION SELECT value FROM json_each(${JSON.stringify(others)})`;
  // About it, or about a part of it after a colon.
  const keys = sql`SELECT m.key FROM (${subjects}) AS subject
    JOIN mails AS m ON m.about >= subject.id AND m.about < subject.id || ';'`;
  return db
    .select()
    .from(mails)
    .where(sql`${mails.key} IN (${keys})`)
    .orderBy(mails.queued);
}

const mostListed = 10;

/** Given up: no longer retried until the operator acts (`npm run ops -- mails`). */
export async function givenUpMails(db: Database) {
  const rows = await db
    .select({ key: mails.key, queued: mails.queued, count: sql<number>`count(*) OVER ()` })
    .from(mails)
    .where(and(isNull(mails.due), isNull(mails.sent), isNull(mails.closed)))
    .orderBy(mails.queued)
    .limit(mostListed);
  const [first] = rows;
  return { count: first?.count ?? 0, since: first?.queued, ids: rows.map(({ key }) => key) };
}
