import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { contactTotal } from '#domain/course/contact.ts';
import { endOfCourse } from '#domain/shop/access-periods.ts';
import { facts } from '#domain/company/facts.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { users } from '../database/tables/accounts.ts';
import { courseProgress } from '../database/tables/course.ts';
import { courseContact, courseMessages } from '../database/tables/contact.ts';
import { onboardings } from '../database/tables/members.ts';
import { orders } from '../database/tables/payments.ts';
import { certificateNames } from '../database/tables/certificates.ts';
import { bookedName } from './certificates.ts';
import { messageView } from './messages.ts';
import type { DeskView, ParticipantView } from '#site/api/course-leader.ts';
import type { Database } from '../database/open.ts';

const day = 86_400_000;
/** Participants stay listed after their course, because minutes may be booked late. */
const listedAfterMs = 30 * day;
/** Six months are at most 184 days, and a day for the time zone. */
const longestCourseMs = 185 * day;
const mostListed = 1_000;

/** Orders that are course bookings; the leader can neither answer nor book minutes for others. */
export const isParticipation = and(
  inArray(orders.product, [...courseKeys]),
  isNotNull(orders.userId),
  isNotNull(orders.paid),
  // A refunded duplicate was never a booking.
  isNull(orders.refundReason),
);

/** Longest waiting first; then those with missing minutes, by the end of their course; then the rest. */
function inOrder(one: ParticipantView, other: ParticipantView): number {
  const lacks = ({ minutes, state }: ParticipantView) =>
    state === 'running' && minutes < facts.course.contactMinutes;
  const rank = (view: ParticipantView) => (view.waitingSince !== null ? 0 : lacks(view) ? 1 : 2);
  const at = (view: ParticipantView) => view.waitingSince ?? view.ends;
  return rank(one) - rank(other) || at(one).localeCompare(at(other));
}

const waits = and(
  eq(courseMessages.orderId, orders.id),
  eq(courseMessages.writer, 'participant'),
  isNull(courseMessages.settled),
);

const asksName = sql`${certificateNames.orderId} = ${orders.id} AND ${certificateNames.decided} IS NULL`;

/** For an answer, or for a decision about a name. */
const waitingSince = sql`nullif(min(
  coalesce((SELECT min(written) FROM ${courseMessages} WHERE ${waits}), ${Number.MAX_SAFE_INTEGER}),
  coalesce((SELECT asked FROM ${certificateNames} WHERE ${asksName}), ${Number.MAX_SAFE_INTEGER})
), ${Number.MAX_SAFE_INTEGER})`;

export async function unansweredMessages(db: Database, before: Date) {
  const [row] = await db
    .select({
      count: sql<number>`count(DISTINCT ${courseMessages.orderId})`,
      since: sql<number | null>`min(${courseMessages.written})`,
    })
    .from(courseMessages)
    .where(
      and(
        eq(courseMessages.writer, 'participant'),
        isNull(courseMessages.settled),
        lt(courseMessages.written, before),
      ),
    );
  const since = row?.since ?? null;
  return { count: row?.count ?? 0, since: since === null ? undefined : new Date(since), ids: [] };
}

export function createLeaderViews(db: Database, now: () => Date) {
  async function participantsWhere(which: SQL | undefined): Promise<ParticipantView[]> {
    const at = now();
    const rows = await db
      .select({
        order: orders,
        email: users.email,
        // The name on the invoice, or else in the profile.
        name: sql<string | null>`coalesce(${orders.billingAddress}->>'name', ${onboardings.displayName})`,
        completed: sql<number>`(SELECT count(*) FROM ${courseProgress} WHERE ${courseProgress.orderId} = ${orders.id}
          AND ${courseProgress.heardAt} IS NOT NULL AND ${courseProgress.answeredAt} IS NOT NULL)`,
        since: sql<number | null>`${waitingSince}`,
        waiting: sql<number>`(SELECT count(*) FROM ${courseMessages} WHERE ${waits})`,
        minutes: sql<number>`(SELECT coalesce(sum(minutes), 0) FROM ${courseContact}
          WHERE ${courseContact.orderId} = ${orders.id})`,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .leftJoin(onboardings, eq(onboardings.userId, users.id))
      .where(and(isParticipation, which))
      // Sorted so that the limit never cuts off a waiting participant.
      .orderBy(sql`${waitingSince} NULLS LAST`, desc(orders.paid))
      .limit(mostListed);
    return rows.flatMap(({ order, email, name, since, waiting, minutes, completed }) => {
      const { id: participation, product, paid, state, withdrawn, givenBackDays } = order;
      const course = courseKeys.find((key) => key === product);
      if (paid === null || course === undefined) return [];
      const ends = endOfCourse(paid, givenBackDays);
      const isClosed = state !== 'paid' || withdrawn !== null;
      return {
        participation,
        course,
        email,
        name,
        waiting,
        minutes,
        module: Math.min(completed + 1, facts.course.modules),
        booked: paid.toISOString(),
        ends: ends.toISOString(),
        state: isClosed ? 'closed' : ends > at ? 'running' : 'ended',
        waitingSince: since === null ? null : new Date(since).toISOString(),
      };
    });
  }

  async function participant(participation: string): Promise<DeskView | undefined> {
    const [[view], [messages, contact, [named]]] = await Promise.all([
      participantsWhere(eq(orders.id, participation)),
      db.batch([
        db
          .select()
          .from(courseMessages)
          .where(eq(courseMessages.orderId, participation))
          .orderBy(courseMessages.number),
        db
          .select()
          .from(courseContact)
          .where(eq(courseContact.orderId, participation))
          .orderBy(courseContact.number),
        db
          .select({
            ...getTableColumns(certificateNames),
            billingAddress: orders.billingAddress,
            billingAddressBefore: orders.billingAddressBefore,
          })
          .from(certificateNames)
          .innerJoin(orders, eq(orders.id, certificateNames.orderId))
          .where(and(eq(certificateNames.orderId, participation), isNull(certificateNames.decided))),
      ]),
    ]);
    return (
      view && {
        ...view,
        nameAsked: named
          ? {
              booked: bookedName(named),
              name: named.name,
              birthday: named.birthday,
              asked: named.asked.toISOString(),
            }
          : null,
        // From the entries just read: another may have been booked between the two reads.
        minutes: contactTotal(contact),
        messages: messages.map(messageView),
        contact: contact.map(({ number, kind, minutes, day: on, corrects }) => ({
          number,
          kind,
          minutes,
          day: on,
          corrects,
        })),
      }
    );
  }

  return {
    participant,

    async participants(): Promise<ParticipantView[]> {
      const at = now().getTime();
      const waitsForAnswer = sql`EXISTS (SELECT 1 FROM ${courseMessages} WHERE ${waits})`;
      // As in `isListed`, but coarse: what is not listed must not take the place of what is.
      const mayBeListed = and(
        eq(orders.state, 'paid'),
        isNull(orders.withdrawn),
        gt(sql`${orders.paid} + ${orders.givenBackDays} * ${day}`, at - longestCourseMs - listedAfterMs),
      );
      const waitsForName = sql`EXISTS (SELECT 1 FROM ${certificateNames} WHERE ${asksName})`;
      const all = await participantsWhere(or(mayBeListed, waitsForAnswer, waitsForName));
      const isListed = ({ waitingSince, state, ends }: ParticipantView) =>
        waitingSince !== null || (state !== 'closed' && Date.parse(ends) + listedAfterMs > at);
      return all.filter(isListed).toSorted(inOrder);
    },
  };
}
