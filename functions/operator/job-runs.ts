import { eq, inArray } from 'drizzle-orm';
import { jobRuns } from '../database/tables/operator.ts';
import { jobs, type JobName } from './jobs.ts';
import type { Database } from '../database/open.ts';

/** A day, and some delay. */
const stoppedAfterMs = 26 * 3_600_000;

export function createJobRuns(db: Database) {
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

    async stopped(now: Date): Promise<{ job: string; since: Date }[]> {
      const rows = await db
        .select()
        .from(jobRuns)
        // A job that a version no longer has leaves its row behind.
        .where(inArray(jobRuns.job, Object.keys(jobs)));
      return rows
        .map(({ job, known, ended }) => ({ job, since: ended ?? known }))
        .filter(({ since }) => now.getTime() - since.getTime() > stoppedAfterMs);
    },
  };
}

export type JobRuns = ReturnType<typeof createJobRuns>;
