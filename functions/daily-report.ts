import { createMail } from './adapters/mail.ts';
import { storesOf } from './deps.ts';
import { createDailyReport, type DailyReport } from './operator/daily-report.ts';
import { createJobRuns } from './operator/job-runs.ts';
import { createReadings } from './operator/readings.ts';
import { operatorOf } from './settings.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';

const mailLimitMs = 10_000;

export const jobRunsOf = (env: Env) => createJobRuns(storesOf(env).db);

/** Also works with invalid settings, which the report then lists. */
export function dailyReportOf(env: Env, run: { log: Log; now: () => Date }): DailyReport {
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
