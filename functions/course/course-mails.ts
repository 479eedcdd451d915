import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import { modulesOf } from '#domain/course/modules.ts';
import {
  remindedForMs,
  remindersOf,
  stalledAbout,
  stalledSince,
  stalledWeeks,
  type CourseMailKind,
} from '#domain/course/reminders.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { courseMailsOffPath, courseMailsPath } from '#i18n/mail-links.ts';
import { pathOf } from '#i18n/routes.ts';
import { addMonths } from '#domain/calendar.ts';
import { facts } from '#domain/facts.ts';
import { users } from '../database/tables/accounts.ts';
import { courseMailSettings, courseProgress } from '../database/tables/course.ts';
import { courseMail, mails } from '../database/tables/mails.ts';
import { jobRuns } from '../database/tables/operator.ts';
import { orders } from '../database/tables/payments.ts';
import { queueMails } from '../mails/mail-queue.ts';
import { createCourseMailSettings, linkOf, viewOf } from './course-mail-settings.ts';
import type { Database } from '../database/open.ts';
import type { CourseMailFacts } from '../mails/course-mails.ts';
import type { Participation, Participations } from './participation.ts';

/** Includes the days that a won dispute gives back. */
const longestMonths = facts.course.monthsToFinish + 6;

const job = 'course_mails';
const ordersOfPiece = 1_000;
/** Leaves most of an invocation's statements to the mails that it queues, and to later parts of the job. */
const keptStatements = 800;

const hour = 3_600_000;
const day = 24 * hour;
/** Six months in days, at least and at most. */
const shortest = facts.course.monthsToFinish * 30 - 3;
const longest = facts.course.monthsToFinish * 31;

/**
 * A coarse condition that never excludes a due reminder, so that the hourly job reads neither all participants nor all
 * their progress. `remindersOf` decides.
 */
function mayBeDue(now: Date): SQL {
  const at = now.getTime();
  // Won disputes give days back, as if the course had been booked later.
  const booked = sql`(${orders.paid} + ${orders.givenBackDays} * ${day})`;
  const endsIn = (least: number, most: number) =>
    sql`${booked} BETWEEN ${at - remindedForMs + (least - longest - 1) * day} AND ${at + (most - shortest + 1) * day}`;
  // A module opens at most a week after the one before it was completed.
  const { heardAt, answeredAt, reported } = courseProgress;
  const completed = sql`max(${heardAt}, ${answeredAt})`;
  // CASE, as AND would look the mail up for every module.
  const opens = sql`CASE
    WHEN ${completed} BETWEEN ${at - remindedForMs - 7 * day - 2 * hour} AND ${at}
      AND ${orders.paid} + ${courseProgress.module} * ${7 * day} <= ${at + 2 * hour}
    THEN NOT EXISTS (
      SELECT 1 FROM ${mails} WHERE ${mails.key} =
        ${`${courseMail('module_open')} `} || ${courseProgress.orderId} || ':' || (${courseProgress.module} + 1)
    )
    ELSE FALSE END`;
  const isDone = sql`${courseProgress.module} = ${facts.course.modules} AND ${completed} > ${at - remindedForMs}`;
  // The reminder follows the last activity; a module that opened since delays it by up to a week.
  const active = sql`coalesce(
    max(max(coalesce(${reported}, 0), coalesce(${heardAt}, 0), coalesce(${answeredAt}, 0))), ${orders.paid})`;
  const stalled = stalledWeeks.map((weeks) => {
    const latest = at - (weeks * 7 - 1) * day;
    return sql`${active} BETWEEN ${latest - remindedForMs - 9 * day} AND ${latest}`;
  });
  // One read of each participant's progress serves all conditions.
  const byProgress = sql`(
    SELECT max((${opens}) OR (${isDone})) OR ${sql.join(stalled, sql` OR `)} FROM ${courseProgress}
    WHERE ${courseProgress.userId} = ${orders.userId} AND ${courseProgress.orderId} = ${orders.id}
  )`;
  return sql`${booked} > ${at - (longest + 1) * day} AND (${endsIn(28, 31)} OR ${endsIn(7, 7)} OR ${byProgress})`;
}

interface CourseMailsOptions {
  db: Database;
  participations: Pick<Participations, 'paidWhere'>;
  /** The same from a replica, for the scan of all orders, which is checked again before each mail. */
  recentParticipations: () => Pick<Participations, 'paidWhere'>;
  site: string;
  left?: () => number;
  now: () => Date;
}

const canBeCompleted = ({ path: { stations }, ends }: Participation) =>
  stations.every(
    (station) =>
      station.state === 'done' ||
      station.state === 'open' ||
      (station.state === 'waiting' ? station.opens : station.earliest) < ends,
  );

const moduleIn = ({ course }: Participation, number: string) =>
  modulesOf(course).find((module) => module.number === Number(number));

/** What a mail is about, if still true: a module may have been completed meanwhile, or a deadline have moved. */
function aboutOf(
  own: Participation,
  kind: CourseMailKind,
  what: string,
): CourseMailFacts['about'] | undefined {
  if (kind === 'done') return own.completed ? { kind } : undefined;
  if (own.state !== 'running') return undefined;
  if (kind !== 'module_open' && kind !== 'stalled') return what === own.lastDay ? { kind } : undefined;
  const open = own.path.stations.findIndex(({ state }) => state === 'open') + 1;
  const module = moduleIn(own, String(open));
  if (!module) return undefined;
  const { number, title } = module;
  if (kind === 'module_open') return what === String(number) ? { kind, number, title } : undefined;
  const since = stalledSince(own);
  const weeks = stalledWeeks.find((count) => since !== undefined && what === stalledAbout(count, since));
  return weeks && { kind, weeks, number, title };
}

function pageOf(own: Participation, about: CourseMailFacts['about']): string {
  if (about.kind === 'done') return modulePath('bescheinigung');
  const module = 'number' in about ? moduleIn(own, String(about.number)) : undefined;
  return module ? modulePath(module.slug) : pathOf('myCourse', 'de');
}

export function createCourseMails(options: CourseMailsOptions) {
  const { db, participations, recentParticipations, site, left, now } = options;
  const { settingsOf, ownSettings, ...switches } = createCourseMailSettings(db);

  const rowOf = sql<number>`${orders}.rowid`;
  const isRound = eq(jobRuns.job, job);

  async function recipientOf(orderId: string) {
    const [row] = await db
      .select({
        locale: orders.locale,
        ordered: orders.email,
        contact: users.email,
        settings: courseMailSettings,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .leftJoin(courseMailSettings, eq(courseMailSettings.userId, orders.userId))
      .where(eq(orders.id, orderId));
    return row;
  }

  /** Idempotent: the outbox keys each mail by what it is about. */
  async function queuePiece(from: number): Promise<void> {
    const at = now();
    const isOfPiece = sql`${rowOf} >= ${from} AND ${rowOf} < ${from + ordersOfPiece}`;
    const all = await recentParticipations().paidWhere(and(isOfPiece, mayBeDue(at)));
    const due = all.flatMap((own) =>
      own.state === 'closed' ? [] : remindersOf(own, at).map((reminder) => ({ ...reminder, own })),
    );
    if (due.length === 0) return;
    const settings = await settingsOf(due.map(({ own }) => own.userId));
    const wanted = due.filter(({ own, kind }) => viewOf(settings.get(own.userId))[kind]);
    await queueMails(
      db,
      wanted.map(({ kind, about, own }) => ({ kind: courseMail(kind), about: `${own.orderId}:${about}` })),
      at,
    );
  }

  /** The first order that may have a reminder due. Rows are in the order of their creation. */
  async function firstRow(): Promise<number> {
    const [first] = await db
      .select({ row: rowOf })
      .from(orders)
      .where(and(eq(orders.state, 'paid'), gte(orders.ordered, addMonths(now(), -longestMonths))))
      .orderBy(orders.ordered)
      .limit(1);
    return first?.row ?? 0;
  }

  /** Continues a round where it stopped, as far as the statements allow. */
  async function resume(): Promise<void> {
    const [round] = await db
      .select({ cursor: jobRuns.cursor, last: sql<number | null>`(SELECT max(rowid) FROM ${orders})` })
      .from(jobRuns)
      .where(isRound);
    const last = round?.last ?? 0;
    let cursor = round?.cursor ?? null;
    while (cursor !== null && !(left && left() < keptStatements)) {
      await queuePiece(cursor);
      cursor = cursor + ordersOfPiece > last ? null : cursor + ordersOfPiece;
      await db
        .update(jobRuns)
        .set({ cursor, ...(cursor === null && { ended: now() }) })
        .where(isRound);
    }
  }

  return {
    resume,

    /**
     * Starts a round through all orders that may have a reminder due, unless one is running, and goes as far as it
     * can.
     */
    async queueDue(): Promise<void> {
      const round = { began: now(), cursor: await firstRow() };
      await db
        .insert(jobRuns)
        .values({ job, known: now(), ...round })
        .onConflictDoUpdate({ target: jobRuns.job, set: round, setWhere: isNull(jobRuns.cursor) });
      await resume();
    },

    /** Evaluated when the mail is sent; undefined if it is no longer true or wanted. */
    async facts(kind: CourseMailKind, subject: string): Promise<CourseMailFacts | undefined> {
      const [orderId = '', what = ''] = subject.split(':');
      const [own] = await participations.paidWhere(eq(orders.id, orderId));
      if (!own || own.state === 'closed') return undefined;
      const about = aboutOf(own, kind, what);
      const row = about && (await recipientOf(orderId));
      if (!row) return undefined;
      const { locale, contact, ordered } = row;
      const settings = row.settings ?? (await ownSettings(own.userId));
      if (!settings || !viewOf(settings)[kind]) return undefined;
      const link = linkOf(settings.token, kind);
      return {
        locale,
        about,
        to: contact ?? ordered,
        lastDay: own.lastDay,
        modulesLeft: own.path.stations.filter(({ state }) => state !== 'done').length,
        canBeCompleted: canBeCompleted(own),
        url: site + pageOf(own, about),
        offUrl: site + courseMailsPath(locale, link),
        oneClickUrl: site + courseMailsOffPath(link),
      };
    },

    ...switches,
  };
}
