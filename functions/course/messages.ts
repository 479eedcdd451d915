import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { messageConsentVersion, mostWaiting } from '#domain/course/contact.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { insertFrom } from '../database/insert-from.ts';
import { courseContact, courseMessageReads, courseMessages } from '../database/tables/contact.ts';
import { orders } from '../database/tables/payments.ts';
import { queueCourseQuestion } from '../mails/mail-queue.ts';
import type { Database } from '../database/open.ts';
import type { Participation, Participations } from './participation.ts';
import type { ConversationsView, MessageView } from '#site/api/course-messages.ts';

type MessageRow = typeof courseMessages.$inferSelect;

interface Written {
  id: string;
  text: string;
  consent: number | undefined;
}

type Outcome =
  | { state: 'written'; message: MessageView }
  | { state: 'no_course' | 'consent_missing' | 'waiting' | 'taken' };

export const messageView = ({ number, id, writer, text, written, read }: MessageRow): MessageView => ({
  number,
  id,
  from: writer,
  text,
  written: written.toISOString(),
  isRead: read !== null,
});

const holds = ({ state }: Participation) => state === 'running' || state === 'complete';

/**
 * A participant's messages to the course leader. Plain text, never logged, written with an explicit consent (Art. 9
 * GDPR) and deleted with the account or on request.
 */
export function createCourseMessages(
  db: Database,
  { participations }: Pick<Participations, 'participations'>,
  now: () => Date,
) {
  const isOwn = (userId: string) => eq(courseMessages.userId, userId);

  async function find(id: string, userId: string): Promise<MessageRow | undefined> {
    const [row] = await db
      .select()
      .from(courseMessages)
      .where(and(eq(courseMessages.id, id), isOwn(userId), eq(courseMessages.writer, 'participant')));
    return row;
  }

  async function hasConsented(userId: string): Promise<boolean> {
    const [row] = await db
      .select({ one: sql`1` })
      .from(courseMessages)
      .where(and(isOwn(userId), eq(courseMessages.consent, messageConsentVersion)))
      .limit(1);
    return row !== undefined;
  }

  const bookingOf = (own: readonly Participation[], course: CourseKey) =>
    own.find((one) => one.course === course && holds(one));

  return {
    async conversationsOf(userId: string): Promise<ConversationsView> {
      const own = await participations(userId);
      const [rows, minutes] = await db.batch([
        db.select().from(courseMessages).where(isOwn(userId)).orderBy(courseMessages.number),
        db
          .select({ orderId: courseContact.orderId, sum: sql<number>`sum(${courseContact.minutes})` })
          .from(courseContact)
          .innerJoin(orders, eq(orders.id, courseContact.orderId))
          .where(eq(orders.userId, userId))
          .groupBy(courseContact.orderId),
      ]);
      const booked = courseKeys.filter((course) => own.some((one) => one.course === course));
      const conversations = booked.map((course) => {
        const ids = own.filter((one) => one.course === course).map(({ orderId }) => orderId);
        const booking = bookingOf(own, course)?.orderId ?? ids[0];
        return {
          course,
          mayWrite: bookingOf(own, course) !== undefined,
          messages: rows.filter(({ orderId }) => ids.includes(orderId)).map(messageView),
          minutes: minutes.find(({ orderId }) => orderId === booking)?.sum ?? 0,
        };
      });
      const consented = rows.some(({ consent }) => consent === messageConsentVersion);
      return { conversations, hasConsented: consented };
    },

    /** Repeating this is a no-op. The write itself enforces the limit of unanswered messages. */
    async write(userId: string, course: CourseKey, { id, text, consent }: Written): Promise<Outcome> {
      const booking = bookingOf(await participations(userId), course);
      if (!booking) return { state: 'no_course' };
      if (consent !== messageConsentVersion && !(await hasConsented(userId)))
        return { state: 'consent_missing' };
      const waiting = sql`(SELECT count(*) FROM ${courseMessages}
        WHERE user_id = ${userId} AND writer = 'participant' AND settled IS NULL)`;
      const at = now();
      const isWritten = sql`EXISTS (SELECT 1 FROM ${courseMessages} WHERE id = ${id} AND user_id = ${userId})`;
      await db.batch([
        insertFrom(
          db,
          courseMessages,
          { id, orderId: booking.orderId, userId, writer: 'participant', text, written: at, consent },
          sql`WHERE ${waiting} < ${mostWaiting}`,
        ).onConflictDoNothing(),
        ...queueCourseQuestion(db, at, isWritten),
      ]);
      const row = await find(id, userId);
      if (row) return { state: 'written', message: messageView(row) };
      const [other] = await db
        .select({ one: sql`1` })
        .from(courseMessages)
        .where(eq(courseMessages.id, id));
      return { state: other ? 'taken' : 'waiting' };
    },

    async see(userId: string, course: CourseKey, upTo: number): Promise<void> {
      const ofCourse = db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.product, course)));
      await db
        .update(courseMessages)
        .set({ read: now() })
        .where(
          and(
            isOwn(userId),
            inArray(courseMessages.orderId, ofCourse),
            eq(courseMessages.writer, 'leader'),
            isNull(courseMessages.read),
            lte(courseMessages.number, upTo),
          ),
        );
    },

    async deleteOf(userId: string): Promise<void> {
      await db.delete(courseMessages).where(isOwn(userId));
    },

    async unreadOf(userId: string): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ orderId: courseMessages.orderId, count: sql<number>`count(*)` })
        .from(courseMessages)
        .where(and(isOwn(userId), eq(courseMessages.writer, 'leader'), isNull(courseMessages.read)))
        .groupBy(courseMessages.orderId);
      return new Map(rows.map(({ orderId, count }) => [orderId, count]));
    },

    /** For the export (Art. 15 GDPR), oldest first. */
    async everythingOf(userId: string) {
      const [messages, reads, contact] = await db.batch([
        db.select().from(courseMessages).where(isOwn(userId)).orderBy(courseMessages.number),
        db
          .select({ orderId: courseMessageReads.orderId, day: courseMessageReads.day })
          .from(courseMessageReads)
          .where(eq(courseMessageReads.userId, userId))
          .orderBy(courseMessageReads.day),
        db
          .select({
            orderId: courseContact.orderId,
            kind: courseContact.kind,
            minutes: courseContact.minutes,
            day: courseContact.day,
          })
          .from(courseContact)
          .innerJoin(orders, eq(orders.id, courseContact.orderId))
          .where(eq(orders.userId, userId))
          .orderBy(courseContact.number),
      ]);
      return { courseMessages: messages, courseMessageReads: reads, courseContact: contact };
    },
  };
}
