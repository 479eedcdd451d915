import { and, asc, desc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { jobFindings, jobRuns } from '../database/tables/operator.ts';
import { jobs, type JobName } from './jobs.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';

/** A day, and some delay. */
const stoppedAfterMs = 26 * 3_600_000;

export interface Finding {
  part: string;
  event: string;
  about: string | undefined;
  count: number;
}

/** Errors that the operator sees elsewhere: in the tables of mails and dead letters, or with the order's id. */
const reportedElsewhere = new Set([
  'mail_given_up',
  'dead_letter',
  'access_repaired',
  'access_not_repaired',
  'order_not_reconciled',
]);

export interface Watch {
  log: Log;
  /** Starts a part of the job, to which later log lines belong. */
  enter: (part: string) => void;
  /** For ids, which are not logged. */
  found: (event: string, about: string) => void;
  findings: () => readonly Finding[];
}

/** A log that remembers its errors, so that a failing job is visible in the database the next day. */
export function watchErrors(log: Log): Watch {
  const findings = new Map<string, Finding>();
  let part = '';
  const add = (event: string, about: string | undefined) => {
    const key = JSON.stringify([part, event, about]);
    const count = (findings.get(key)?.count ?? 0) + 1;
    findings.set(key, { part, event, about, count });
  };
  return {
    log: {
      ...log,
      error: (event, fields = {}) => {
        const { setting, operation, dependency } = fields;
        log.error(event, fields);
        if (!reportedElsewhere.has(event)) add(event, setting ?? operation ?? dependency);
      },
    },
    enter: (next) => (part = next),
    found: add,
    findings: () => [...findings.values()],
  };
}

/** Differences between our records and the payment service's; all other findings are failed jobs. */
const differences = [
  'access_repaired',
  'order_not_reconciled',
  'amount_differs',
  'checkout_session_unknown',
  'subscription_not_ended',
  'duplicate_not_refunded',
];
const mostIds = 10;

export interface FoundGroup {
  name: string;
  count: number;
  since: Date;
  last: Date;
}

export function createJobRuns(db: Database) {
  const upTo = (id: number) => lte(jobFindings.id, id);
  const { part, event, about, at, count } = jobFindings;

  return {
    async begin(job: JobName, now: Date): Promise<void> {
      const rows = Object.keys(jobs).map((name) => ({ job: name, known: now }));
      await db.batch([
        db.insert(jobRuns).values(rows).onConflictDoNothing(),
        db.update(jobRuns).set({ began: now }).where(eq(jobRuns.job, job)),
      ]);
    },

    async end(job: JobName, now: Date): Promise<void> {
      await db.update(jobRuns).set({ ended: now }).where(eq(jobRuns.job, job));
    },

    async keep(job: string, found: readonly Finding[], now: Date): Promise<void> {
      if (found.length === 0) return;
      await db.run(sql`
        INSERT INTO job_findings (job, part, event, about, count, at)
        SELECT ${job}, value->>'part', value->>'event', value->>'about', value->>'count', ${now.getTime()}
        FROM json_each(${JSON.stringify(found)})`);
    },

    async stopped(now: Date): Promise<{ job: string; since: Date }[]> {
      const rows = await db.select().from(jobRuns);
      return rows
        .map(({ job, known, ended }) => ({ job, since: ended ?? known }))
        .filter(({ since }) => now.getTime() - since.getTime() > stoppedAfterMs);
    },

    /** Later findings go into the next mail. */
    async lastFinding(): Promise<number> {
      const [last] = await db
        .select({ id: jobFindings.id })
        .from(jobFindings)
        .orderBy(desc(jobFindings.id))
        .limit(1);
      return last?.id ?? 0;
    },

    async failures(last: number): Promise<FoundGroup[]> {
      const first = sql<number>`min(${at})`;
      const rows = await db
        .select({
          job: jobFindings.job,
          part,
          event,
          about,
          first,
          count: sql<number>`sum(${count})`,
          last: sql<number>`max(${at})`,
        })
        .from(jobFindings)
        .where(and(upTo(last), notInArray(event, differences)))
        .groupBy(jobFindings.job, part, event, about)
        .orderBy(first);
      return rows.map((row) => ({
        name: `${row.job} ${row.part}: ${row.event}${row.about === null ? '' : ` (${row.about})`}`,
        count: row.count,
        since: new Date(row.first),
        last: new Date(row.last),
      }));
    },

    async differences(last: number) {
      const isDifference = and(upTo(last), inArray(event, differences));
      const [[sum], some] = await db.batch([
        db
          .select({ count: sql<number>`coalesce(sum(${count}), 0)`, since: sql<number | null>`min(${at})` })
          .from(jobFindings)
          .where(isDifference),
        db
          .selectDistinct({ event, about })
          .from(jobFindings)
          .where(isDifference)
          .orderBy(asc(event), asc(about))
          .limit(mostIds),
      ]);
      return { count: sum?.count ?? 0, since: sum?.since ?? null, some };
    },

    forgetFailures: (last: number) =>
      db.delete(jobFindings).where(and(upTo(last), notInArray(event, differences))),
    forgetDifferences: (last: number) =>
      db.delete(jobFindings).where(and(upTo(last), inArray(event, differences))),
  };
}

export type JobRuns = ReturnType<typeof createJobRuns>;
