import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const instant = () => integer({ mode: 'timestamp_ms' });

/** When each cron job last ran: shows which have stopped. */
export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  /** Since when it is expected to run. */
  known: instant().notNull(),
  began: instant(),
  /** When the last finished run began, whether or not it failed. A run that the platform cut off never finishes. */
  ended: instant(),
  /** Where the next batch of a job continues; null once it is done. */
  cursor: integer(),
});

/** Errors of jobs and queue consumers, until the operator is told. Ids only, no personal data. */
export const jobFindings = sqliteTable(
  'job_findings',
  {
    /** Ever increasing: tells findings in a mail from those written while it was sent. */
    id: integer().primaryKey({ autoIncrement: true }),
    job: text().notNull(),
    part: text().notNull(),
    event: text().notNull(),
    /** An order's id, a setting's name, a part of the comparison. */
    about: text(),
    count: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('job_findings_at').on(table.at)],
);

/** The operator's daily mail: one row per day, so that only one caller sends it. */
export const dailyReports = sqliteTable('daily_reports', {
  day: text().primaryKey(),
  claimedUntil: instant().notNull(),
  sent: instant(),
});
