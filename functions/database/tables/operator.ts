import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const instant = () => integer({ mode: 'timestamp_ms' });

/** Cron jobs, and when each was last seen at work: one that has stopped can be told from here. */
export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  /** Since when it is expected to run. */
  known: instant().notNull(),
  began: instant(),
  /** When the run began that last came to its end, whatever failed in it. One that the platform has cut off never does. */
  ended: instant(),
});

/** What a job or a queue consumer has logged as an error, until the operator has been told. Ids, nothing of a person. */
export const jobFindings = sqliteTable(
  'job_findings',
  {
    /** Only ever grows: what is written while a mail goes out is not taken for told. */
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

/** The operator's daily mail: one row a day, so that of two who send it only one does. */
export const dailyReports = sqliteTable('daily_reports', {
  day: text().primaryKey(),
  claimedUntil: instant().notNull(),
  tries: integer().notNull(),
  sent: instant(),
  /** Why the last try failed. */
  reason: text(),
});
