import { createMail } from './adapters/mail.ts';
import { latePurchases } from './conversions/purchase-outbox.ts';
import { unansweredMessages } from './course/leader-views.ts';
import { storesOf } from './deps.ts';
import { givenUpMails } from './mails/mail-queue.ts';
import { createDailyReport, type DailyReport } from './operator/daily-report.ts';
import { createJobRuns } from './operator/job-runs.ts';
import { createReadings } from './operator/readings.ts';
import { unfinishedComparisons } from './payments/reconcile-all.ts';
import { operatorOf } from './settings.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';

const mailLimitMs = 10_000;

export const jobRunsOf = (env: Env) => createJobRuns(storesOf(env).db);

/** Also works with invalid settings, which the report then lists. */
export function dailyReportOf(env: Env, run: { log: Log; now: () => Date }): DailyReport {
  const { db, ...stores } = storesOf(env);
  const environment = env.ENVIRONMENT ?? 'no environment';
  const readings = createReadings({
    declarations: (now) => stores.declarations.open(now),
    unansweredMessages: (before) => unansweredMessages(db, before),
    givenUpMails: () => givenUpMails(db),
    deadLetters: async () => {
      const untold = await stores.deadLetters.untold();
      return { ...untold, told: () => untold.told(run.now()) };
    },
    latePurchases: (before) => latePurchases(db, before),
    unfinishedComparisons: () => unfinishedComparisons(db),
    jobRuns: jobRunsOf(env),
    environment,
  });
  const mail = createMail(env.MAIL, mailLimitMs);
  return createDailyReport(db, { readings, mail, to: operatorOf(env), environment, ...run });
}
