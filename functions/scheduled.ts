/** Cron jobs. The daily report tells the operator what failed in them. */
import { createMail } from './adapters/mail.ts';
import { countStatements } from './database/statements.ts';
import { depsOf, storesOf, type Deps } from './deps.ts';
import { createLog, type Log } from './log.ts';
import { createDailyReport, type DailyReport } from './operator/daily-report.ts';
import { withFindings } from './operator/finding-log.ts';
import { createJobRuns } from './operator/job-runs.ts';
import { createReadings } from './operator/readings.ts';
import { operatorOf } from './settings.ts';
import type { JobName } from './operator/jobs.ts';
import type { Env } from './env.ts';
import type { Run } from './shop.ts';

const mailLimitMs = 10_000;

const jobRunsOf = (env: Env) => createJobRuns(storesOf(env).db);

/** Also works with invalid settings, which the report then lists. */
function dailyReportOf(env: Env, run: { log: Log; now: () => Date }): DailyReport {
  const stores = storesOf(env);
  const environment = env.ENVIRONMENT ?? 'no environment';
  return createDailyReport(stores.db, {
    environment,
    to: operatorOf(env),
    mail: createMail(env.MAIL, mailLimitMs, stores.upstreams.witness('mail')),
    ...run,
    readings: createReadings({ ...stores, environment, jobRuns: jobRunsOf(env) }),
  });
}

interface Watch {
  log: Log;
  /** Starts a part of the job, to which later findings belong. */
  enter: (part: string) => void;
  /** Once every finding so far has been kept. */
  kept: () => Promise<unknown>;
}

function watchJob(env: Env, job: JobName, now: Date): Watch {
  const { report } = storesOf(env);
  const reports: Promise<void>[] = [];
  let part = '';
  const log = withFindings(createLog(), {
    report: (finding) => reports.push(report(finding, now)),
    source: () => `${job} ${part}`,
  });
  return { log, enter: (next) => (part = next), kept: () => Promise.all(reports) };
}

type Parts = Readonly<Record<string, () => Promise<unknown> | undefined>>;

/** Runs every part, even if another one fails. */
async function runParts({ log, enter }: Watch, parts: Parts) {
  for (const [operation, run] of Object.entries(parts)) {
    enter(operation);
    try {
      await run();
    } catch (error) {
      log.error('job_failed', { operation, error });
    }
  }
}

/**
 * Runs a job within the number of statements that an invocation may run, and stores when it ran and what it found. If
 * storing fails, the age of the last run shows it.
 */
async function runJob(
  env: Env,
  job: JobName,
  now: Date,
  work: (watch: Watch, counted: Env, limit: Pick<Run, 'statementsLeft' | 'countCall'>) => Promise<void>,
) {
  const { counted, ...limit } = countStatements(env);
  const watch = watchJob(counted, job, now);
  const jobRuns = jobRunsOf(env);
  await runParts(watch, { begin: () => jobRuns.begin(job, now) });
  await work(watch, counted, limit);
  await runParts(watch, { end: () => jobRuns.end(job, now) });
  await watch.kept();
}

/** Declarations and refunds first: they queue mails. */
const retries = ({ declarations, shop, mailOutbox, purchaseOutbox }: Deps) => ({
  declarations: () => declarations.handleDue(),
  refunds: () => shop?.retryRefunds(),
  mails: () => mailOutbox.sendDue(),
  purchases: () => purchaseOutbox.sendDue(),
  customers: () => shop?.updateCustomers(),
});

/** Deletes expired records, compares payments with access, and tells the operator. */
export async function nightly(env: Env, now: Date): Promise<void> {
  await runJob(env, 'nightly', now, async (watch, counted, limit) => {
    const stores = storesOf(counted);
    await runParts(watch, { retention: () => stores.deleteExpired(now) });
    watch.enter('settings');
    const deps = depsOf(counted, { ...watch, ...limit, now: () => now });
    if (deps) {
      await runParts(watch, { comparison: () => deps.shop?.reconcileAll.begin(), ...retries(deps) });
    }
  });
  await dailyReportOf(env, { log: createLog(), now: () => now }).send();
}

/** Every few minutes: retries, continues the night's work, and tells the operator if the nightly job stopped. */
export async function catchUp(env: Env, now = new Date()): Promise<void> {
  await runJob(env, 'catch-up', now, async (watch, counted, limit) => {
    watch.enter('settings');
    const deps = depsOf(counted, { ...watch, ...limit });
    if (!deps) return;
    await runParts(watch, {
      // Before the mail outbox, because it queues mails.
      course_mails: () => deps.courseMails.queueDue(),
      weekly_mail: () => deps.weekly.queueDue(),
      ...retries(deps),
      comparison: () => deps.shop?.reconcileAll.resume(),
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
