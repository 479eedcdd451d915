import { and, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { insertFrom } from '../database/insert-from.ts';
import { staffLevelsOf } from '../accounts/access-levels.ts';
import { accessLedger, users } from '../database/tables/accounts.ts';
import { certificateNames } from '../database/tables/certificates.ts';
import { courseContact, courseMessageReads, courseMessages } from '../database/tables/contact.ts';
import { onboardings } from '../database/tables/members.ts';
import { orders } from '../database/tables/payments.ts';
import { queueMailIf } from '../mails/mail-queue.ts';
import { createLeaderViews, isParticipation } from './leader-views.ts';
import { dayInGermany, type Day } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Database } from '../database/open.ts';

type Entry = Parameters<typeof insertFrom<typeof courseContact>>[2];

interface Answer {
  id: string;
  text: string;
  minutes: number;
  upTo: number;
  day: Day;
  leader: string;
}

type Booked = { id: string; leader: string } & ({ minutes: number; day: Day } | { corrects: number });

/** One mail covers all answers within this time. */
const mailAgainMs = 3_600_000;

/** Withdrawing consent deletes the messages, so each existing one proves it. */
const hasConsented = sql`EXISTS (SELECT 1 FROM ${courseMessages} AS m
  WHERE m.user_id = ${orders.userId} AND m.consent IS NOT NULL)`;

/** Participants' messages, and the ledger of contact minutes: append-only, corrected by reversing entries. */
export function createLeaderDesk(db: Database, now: () => Date) {
  /** A ledger row, if the condition holds. Repeating this is a no-op. */
  const entry = (row: Omit<Entry, 'at'>, from: SQL) =>
    insertFrom(db, courseContact, { ...row, at: now() }, from).onConflictDoNothing();

  const fromBooking = (orderId: string) =>
    sql`FROM ${orders} WHERE ${orders.id} = ${orderId} AND ${isParticipation}`;
  const isBooking = (orderId: string) => sql`EXISTS (SELECT 1 ${fromBooking(orderId)})`;

  const seen = (orderId: string, upTo: number) =>
    and(
      eq(courseMessages.orderId, orderId),
      eq(courseMessages.writer, 'participant'),
      lte(courseMessages.number, upTo),
    );

  const views = createLeaderViews(db, now);

  return {
    ...views,

    async read(orderId: string, leader: string) {
      const day = dayInGermany(now());
      const row = { orderId, userId: sql`${orders.userId}`, leader, day };
      await insertFrom(db, courseMessageReads, row, fromBooking(orderId)).onConflictDoNothing();
      return views.participant(orderId);
    },

    /** Stores answer, minutes and mail in one batch; returns whether they are stored. */
    async answer(orderId: string, { id, text, minutes, upTo, day, leader }: Answer): Promise<boolean> {
      const at = now();
      const isStored = sql`EXISTS (SELECT 1 FROM ${courseMessages}
        WHERE id = ${id} AND order_id = ${orderId} AND writer = 'leader')`;
      const isFirstUnread = sql`NOT EXISTS (SELECT 1 FROM ${courseMessages} WHERE order_id = ${orderId}
        AND writer = 'leader' AND read IS NULL AND id <> ${id} AND written > ${at.getTime() - mailAgainMs})`;
      const [, , , , stored] = await db.batch([
        insertFrom(
          db,
          courseMessages,
          { id, orderId, userId: sql`${orders.userId}`, writer: 'leader', text, written: at },
          sql`${fromBooking(orderId)} AND ${hasConsented}`,
        ).onConflictDoNothing(),
        entry({ id, orderId, kind: 'message', leader, minutes, day }, sql`WHERE ${isStored}`),
        db
          .update(courseMessages)
          .set({ settled: at, read: sql`coalesce(read, ${at.getTime()})` })
          .where(and(seen(orderId, upTo), isNull(courseMessages.settled), isStored)),
        queueMailIf(db, 'course_answer', id, at, sql`${isStored} AND ${isFirstUnread}`),
        db.select({ id: courseMessages.id }).from(courseMessages).where(isStored).limit(1),
      ]);
      return stored.length > 0;
    },

    async mark(orderId: string, upTo: number, settles: boolean): Promise<void> {
      const at = now();
      await db.batch([
        db
          .update(courseMessages)
          .set({ read: at })
          .where(and(seen(orderId, upTo), isNull(courseMessages.read))),
        db
          .update(courseMessages)
          .set({ settled: at })
          .where(and(seen(orderId, upTo), isNull(courseMessages.settled), settles ? sql`TRUE` : sql`FALSE`)),
      ]);
    },

    /** Books a call, or the correction of an entry, which is possible once and not for a correction itself. */
    async book(orderId: string, booked: Booked): Promise<void> {
      if ('day' in booked) {
        await entry({ ...booked, orderId, kind: 'call' }, sql`WHERE ${isBooking(orderId)}`);
        return;
      }
      const from = sql`FROM ${courseContact} WHERE number = ${booked.corrects} AND order_id = ${orderId}
        AND kind <> 'correction' AND ${isBooking(orderId)}`;
      const reversed = { minutes: sql`-minutes`, day: sql`day` };
      await entry({ ...booked, ...reversed, orderId, kind: 'correction' }, from);
    },
  };
}

/** Facts for the mail about an answer, unless it has been read or deleted since. */
export const answerMailFacts =
  (db: Database) =>
  async (
    messageId: string,
  ): Promise<{ to: string; locale: Locale; name: string | undefined } | undefined> => {
    const [row] = await db
      .select({
        email: users.email,
        ordersEmail: orders.email,
        locale: orders.locale,
        name: onboardings.displayName,
      })
      .from(courseMessages)
      .innerJoin(orders, eq(orders.id, courseMessages.orderId))
      .innerJoin(users, eq(users.id, courseMessages.userId))
      .leftJoin(onboardings, eq(onboardings.userId, courseMessages.userId))
      .where(and(eq(courseMessages.id, messageId), isNull(courseMessages.read)));
    return row && { to: row.email ?? row.ordersEmail, locale: row.locale, name: row.name ?? undefined };
  };

/**
 * Recipients of the mail about messages: those who are still course leaders, while any message is unread or a name waits
 * for a decision.
 */
export const questionMailFacts =
  (db: Database) =>
  async (about: string): Promise<{ to: string } | undefined> => {
    const [leader = ''] = about.split(':');
    const isUnread = sql`(EXISTS (SELECT 1 FROM ${courseMessages}
      WHERE writer = 'participant' AND settled IS NULL AND read IS NULL)
      OR EXISTS (SELECT 1 FROM ${certificateNames} WHERE decided IS NULL))`;
    const [row] = await db
      .select({ to: users.email })
      .from(users)
      .where(and(eq(users.id, leader), isNotNull(users.emailVerified), isUnread));
    const entries = await db.select().from(accessLedger).where(eq(accessLedger.userId, leader));
    const isLeader = staffLevelsOf(entries, new Date()).includes('COURSE_LEADER');
    return row?.to && isLeader ? { to: row.to } : undefined;
  };
