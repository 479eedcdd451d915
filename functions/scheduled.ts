/** Cron jobs: the nightly one, and the retry of every few minutes. What fails in them the operator is told once a day. */
import { dailyReportOf, jobRunsOf } from './daily-report.ts';
import { countStatements } from './database/statements.ts';
import { depsOf, storesOf, type Deps } from './deps.ts';
import { createLog } from './log.ts';
import { watchErrors, type Watch } from './operator/job-runs.ts';
import type { JobName } from './operator/jobs.ts';
import type { Env } from './env.ts';

/** How often that job runs. */
const catchUpMinutes = 10;

type Parts = Readonly<Record<string, () => Promise<unknown> | undefined>>;

/** Runs every part of a job, whichever of them fails. */
async function eachPart({ log, enter }: Watch, parts: Parts) {
  for (const [operation, run] of Object.entries(parts)) {
    enter(operation);
    try {
      await run();
    } catch (error) {
      log.error('job_failed', { operation, error });
    }
  }
}

/** Runs a job within the statements of an invocation, and stores when it ran and what it found. That it could not be stored is told by its last run's age. */
async function runJob(
  env: Env,
  job: JobName,
  now: Date,
  work: (watch: Watch, counted: Env, left: () => number) => Promise<void>,
) {
  const { counted, left } = countStatements(env);
  const watch = watchErrors(createLog());
  const jobRuns = jobRunsOf(env);
  await eachPart(watch, { begin: () => jobRuns.begin(job, now) });
  await work(watch, counted, left);
  await eachPart(watch, {
    findings: () => jobRuns.keep(job, watch.findings(), now),
    end: () => jobRuns.end(job, now),
  });
}

/** Declarations first: they queue mails. */
const retries = ({ declarations, mailOutbox, purchaseOutbox }: Deps) => ({
  declarations: () => declarations.handleDue(),
  mails: () => mailOutbox.sendDue(),
  purchases: () => purchaseOutbox.sendDue(),
});

/** Nightly cron job: deletes what has been kept long enough, compares what was paid with the access that is given, and tells the operator. */
export async function nightly(env: Env, now: Date): Promise<void> {
  await runJob(env, 'nightly', now, async (watch, counted, left) => {
    const stores = storesOf(counted);
    await eachPart(watch, { retention: () => stores.deleteExpired(now) });
    watch.enter('settings');
    const deps = depsOf(counted, { ...watch, left, now: () => now });
    if (deps) {
      await eachPart(watch, { comparison: () => deps.shop?.reconcileAll.begin(), ...retries(deps) });
    }
  });
  await dailyReportOf(env, { log: createLog(), now: () => now }).send();
}

/**
 * Cron job of every few minutes: retries what could not be sent or carried out at once, and goes on with the night's.
 * Where the nightly job has stopped, it tells the operator so.
 */
export async function catchUp(env: Env, now = new Date()): Promise<void> {
  await runJob(env, 'catch-up', now, async (watch, counted, left) => {
    watch.enter('settings');
    const deps = depsOf(counted, { ...watch, left });
    if (!deps) return;
    await eachPart(watch, {
      // Before the mails are sent: it queues some. Who is reminded of a course can wait for the full hour.
      course_mails: () => (now.getUTCMinutes() < catchUpMinutes ? deps.courseMails.queueDue() : undefined),
      ...retries(deps),
      comparison: () => deps.shop?.reconcileAll.goOn(),
    });
  });
  const log = createLog();
  try {
    const report = dailyReportOf(env, { log, now: () => now });
    const stopped = await jobRunsOf(env).stopped(now);
    if (stopped.length > 0 || (await report.isOwed())) await report.send();
  } catch (error) {
    log.error('daily_report_failed', { error });
  }
}
