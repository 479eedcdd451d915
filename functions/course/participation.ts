/** Who takes part in which course, until when and how far: derived from the paid order and its progress. */
import { and, desc, eq, gte, inArray, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import { coursePath, type CoursePath, type Station } from '#domain/course/path.ts';
import { endOfCourse, lastDayOf } from '#domain/shop/access-periods.ts';
import { moduleOf, modulesOf, type CourseModule } from '#domain/course/modules.ts';
import { noProgress, type Progress } from '#domain/course/progress.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { deletedSignIns, users } from '../database/tables/accounts.ts';
import { courseProgress } from '../database/tables/course.ts';
import { orders } from '../database/tables/payments.ts';
import { sha256 } from '../crypto/sha256.ts';
import type { Day } from '#domain/time/calendar.ts';
import type { moduleCodes } from '#site/api/courses.ts';
import type { ClosingReason, CourseView } from '#site/api/courses.ts';
import type { Database } from '../database/open.ts';
import type { Member } from '../ports/identity.ts';
import type { KeptProgress } from './progress.ts';

export interface Participation {
  userId: string;
  orderId: string;
  course: CourseKey;
  booked: Date;
  ends: Date;
  lastDay: Day;
  state: CourseView['state'];
  closedBecause: ClosingReason | undefined;
  completed: Date | undefined;
  path: CoursePath;
  progress: readonly KeptProgress[];
}

type Booking = Awaited<ReturnType<Bookings['where']>>[number]['booking'];

/** Why a paid booking is no longer valid, or suspended. */
function closingReason({ state, withdrawn }: Booking): ClosingReason | undefined {
  if (withdrawn !== null) return 'withdrawn';
  if (state === 'disputed') return 'disputed';
  return state === 'paid' ? undefined : 'refunded';
}

const pathOf = (period: { booked: Date; ends: Date }, progress: readonly Progress[], now: Date) =>
  coursePath(
    period,
    progress.map(({ heardAt, answeredAt }) => ({
      heard: heardAt ?? undefined,
      answered: answeredAt ?? undefined,
    })),
    now,
  );

function participationIn(
  booking: Booking,
  kept: readonly KeptProgress[],
  now: Date,
): Participation | undefined {
  const { id: orderId, userId, paid: booked, givenBackDays } = booking;
  const course = courseKeys.find((key) => key === booking.product);
  if (course === undefined || userId === null || booked === null) return undefined;
  const progress = modulesOf(course).map(
    (module) =>
      kept.find((one) => one.module === module.number) ?? {
        ...noProgress(module),
        userId,
        orderId,
        module: module.number,
        version: 0,
      },
  );
  const ends = endOfCourse(booked, givenBackDays);
  const path = pathOf({ booked, ends }, progress, now);
  const closedBecause = closingReason(booking);
  return {
    userId,
    orderId,
    course,
    booked,
    ends,
    closedBecause,
    path,
    progress,
    lastDay: lastDayOf(booked, givenBackDays),
    state: closedBecause ? 'closed' : path.state,
    completed: path.completed,
  };
}

export function createBookings(db: Database) {
  const { id, userId, product, state, paid, withdrawn, givenBackDays } = orders;
  const booking = { id, userId, product, state, paid, withdrawn, givenBackDays };
  const where = (which: SQL | undefined) =>
    db
      .select({ booking, progress: courseProgress })
      .from(orders)
      .leftJoin(
        courseProgress,
        and(eq(courseProgress.userId, orders.userId), eq(courseProgress.orderId, orders.id)),
      )
      .where(
        and(
          which,
          inArray(orders.product, [...courseKeys]),
          isNotNull(orders.paid),
          // A refunded duplicate was never a booking.
          isNull(orders.refundReason),
        ),
      )
      .orderBy(desc(orders.paid));

  return {
    where: async (which: SQL | undefined) => where(which),

    /** Empty if the account was deleted after this sign-in. */
    async ofSignIn({ uid, signedIn }: Pick<Member, 'uid' | 'signedIn'>) {
      const user = db.select({ id: users.id }).from(users).where(eq(users.firebaseUid, uid));
      const deletedSince = db
        .select({ one: sql`1` })
        .from(deletedSignIns)
        .where(and(eq(deletedSignIns.uidHash, await sha256(uid)), gte(deletedSignIns.deleted, signedIn)));
      return where(and(eq(orders.userId, user), notExists(deletedSince)));
    },
  };
}

export type Bookings = ReturnType<typeof createBookings>;

/** The current participation in a course: the newest valid one, otherwise the newest. `own` is sorted newest first. */
export function countingOf(own: readonly Participation[], course: CourseKey): Participation | undefined {
  const ofCourse = own.filter((one) => one.course === course);
  return ofCourse.find(({ state }) => state !== 'closed') ?? ofCourse[0];
}

export function createParticipations(bookings: Bookings, now: () => Date) {
  function participationsIn(rows: Awaited<ReturnType<Bookings['where']>>): Participation[] {
    const at = now();
    return [...Map.groupBy(rows, ({ booking }) => booking.id).values()].flatMap((own) => {
      const [{ booking } = { booking: undefined }] = own;
      const kept = own.flatMap(({ progress }) => progress ?? []);
      return (booking && participationIn(booking, kept, at)) ?? [];
    });
  }

  const select = async (which: SQL | undefined) => participationsIn(await bookings.where(which));

  /**
   * Paid and not refunded, of all members, where the condition holds. The plus keeps the database from using an index
   * here: the condition's own is better.
   */
  const paidWhere = (condition: SQL | undefined) => select(and(sql`+${orders.state} = 'paid'`, condition));

  /** Newest first. */
  const participations = (userId: string) => select(eq(orders.userId, userId));

  const participationOf = async (userId: string, course: CourseKey) =>
    countingOf(await participations(userId), course);

  return {
    participations,
    participationOf,

    mayHear: async (userId: string, course: CourseKey, slug: string) => {
      const opened = openModule(await participationOf(userId, course), slug);
      return 'code' in opened ? opened.code : 'yes';
    },

    /**
     * By sign-in, in one statement, because players report every 15 seconds. Undefined if the account was deleted
     * after this sign-in.
     */
    participationBySignIn: async (member: Pick<Member, 'uid' | 'signedIn'>, course: CourseKey) =>
      countingOf(participationsIn(await bookings.ofSignIn(member)), course),

    paidWhere,
  };
}

export type Participations = ReturnType<typeof createParticipations>;

export function stationAfter(
  { booked, ends, progress }: Participation,
  made: KeptProgress,
  now: Date,
): Station['state'] | undefined {
  const all = progress.map((one) => (one.module === made.module ? made : one));
  return pathOf({ booked, ends }, all, now).stations[made.module - 1]?.state;
}

export interface OpenModule extends CourseModule {
  participation: Participation;
  station: 'open' | 'done';
  opened: Date;
  progress: KeptProgress;
}

export function openModule(
  participation: Participation | undefined,
  slug: string,
): OpenModule | { code: (typeof moduleCodes)[number] } {
  if (!participation) return { code: 'no_access' };
  const { course, state, path } = participation;
  const module = moduleOf(course, slug);
  if (!module) return { code: 'not_found' };
  if (state === 'closed') return { code: 'course_closed' };
  if (state === 'ended') return { code: 'course_ended' };
  const station = path.stations[module.number - 1];
  const progress = participation.progress[module.number - 1];
  if ((station?.state !== 'open' && station?.state !== 'done') || !progress) return { code: 'module_locked' };
  return { ...module, participation, station: station.state, opened: station.opened, progress };
}
