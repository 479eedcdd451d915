import { eq, inArray, lte, sql } from 'drizzle-orm';
import { modulesOf } from '#domain/course/modules.ts';
import {
  remindersOf,
  stalledAbout,
  stalledSince,
  stalledWeeks,
  type CourseMailKind,
} from '#domain/course/reminders.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { courseMailsOffPath, courseMailsPath } from '#i18n/mail-links.ts';
import { pathOf } from '#i18n/routes.ts';
import { users } from '../database/tables/accounts.ts';
import { courseMailSettings } from '../database/tables/course.ts';
import { courseMail } from '../database/tables/mails.ts';
import { orders } from '../database/tables/payments.ts';
import { queueMails } from '../mails/mail-queue.ts';
import { minutesIn } from './certificates.ts';
import { createCourseMailSettings, linkOf, viewOf } from './course-mail-settings.ts';
import type { Database } from '../database/open.ts';
import type { CourseMailFacts } from '../mails/course-mails.ts';
import type { Participation, Participations } from './participation.ts';

/** In a run of the job: 144,000 looks a day. */
const maxPerRun = 1_000;
/** Longer than a run takes: an abandoned claim expires. */
const claimMs = 15 * 60_000;

interface CourseMailsOptions {
  db: Database;
  participations: Pick<Participations, 'paidWhere'>;
  site: string;
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
  if (kind === 'done')
    return own.completed ? { kind, minutes: minutesIn(own), canAdd: own.state !== 'ended' } : undefined;
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

export function createCourseMails({ db, participations, site, now }: CourseMailsOptions) {
  const { settingsOf, ownSettings, ...switches } = createCourseMailSettings(db);

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

  /** Of concurrent runs, one looks at an order. */
  async function claimDue(at: Date, until: Date): Promise<string[]> {
    const due = db
      .select({ id: orders.id })
      .from(orders)
      .where(lte(orders.remindersDue, at))
      .orderBy(orders.remindersDue)
      .limit(maxPerRun);
    const claimed = await db
      .update(orders)
      .set({ remindersDue: until })
      .where(inArray(orders.id, due))
      .returning({ id: orders.id });
    return claimed.map(({ id }) => id);
  }

  /**
   * Not for orders that have changed since they were claimed: they are due again. The plus keeps the database from
   * using the index, in which all of them are equal.
   */
  async function lookAgain(
    ids: readonly string[],
    next: ReadonlyMap<string, Date>,
    claim: Date,
  ): Promise<void> {
    const rows = ids.map((id) => ({ id, next: next.get(id)?.getTime() ?? null }));
    await db.run(sql`
      UPDATE orders SET reminders_due = look.value->>'next' FROM json_each(${JSON.stringify(rows)}) AS look
      WHERE orders.id = look.value->>'id' AND +orders.reminders_due = ${claim.getTime()}`);
  }

  return {
    /**
     * Queues what is due. Idempotent: the outbox keys each mail by what it is about, and an order whose look failed
     * is looked at again.
     */
    async queueDue(): Promise<void> {
      const at = now();
      const claim = new Date(at.getTime() + claimMs);
      const ids = await claimDue(at, claim);
      if (ids.length === 0) return;
      const listed = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
      const all = await participations.paidWhere(inArray(orders.id, listed));
      const looks = all
        .filter(({ state }) => state !== 'closed')
        .map((own) => ({ own, ...remindersOf(own, at) }));
      const settings = await settingsOf(
        looks.flatMap(({ own, due }) => (due.length > 0 ? [own.userId] : [])),
      );
      const wanted = looks.flatMap(({ own, due }) =>
        due
          .filter(({ kind }) => viewOf(settings.get(own.userId))[kind])
          .map(({ kind, about }) => ({ kind: courseMail(kind), about: `${own.orderId}:${about}` })),
      );
      await queueMails(db, wanted, at);
      const next = looks.flatMap(({ own, next }) => (next ? [[own.orderId, next] as const] : []));
      await lookAgain(ids, new Map(next), claim);
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
