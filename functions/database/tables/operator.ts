import { upstreamNames } from '#site/api/health.ts';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const instant = () => integer({ mode: 'timestamp_ms' });

/** When each cron job last ran: shows which have stopped. */
export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  /** Since when it is expected to run. */
  known: instant().notNull(),
  began: instant(),
  /** When the last finished run began, whether or not it failed. A run that the platform cut off never finishes. */
  ended: instant(),
  /** Only written by the version before, which runs during the deployment: to be dropped with the next migration. */
  cursor: integer(),
});

/**
 * Errors of requests, jobs and queue consumers, counted. Ids only, no personal data; a bounded number of rows a kind.
 */
export const findings = sqliteTable(
  'findings',
  {
    kind: text().notNull(),
    source: text('place').notNull(),
    about: text().notNull(),
    count: integer().notNull(),
    /** How many of them have been reported to the operator. */
    reported: integer('told').notNull(),
    first: instant().notNull(),
    last: instant().notNull(),
    /** The latest request's, to find its lines in the log. */
    requestId: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.source, table.about] })],
);

/**
 * Replaced by `findings`, and only written by the version before it, which runs during the deployment: to be dropped
 * with the next migration.
 */
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

/** What the Worker's calls last met at each service behind it. */
export const upstreams = sqliteTable('upstreams', {
  name: text({ enum: upstreamNames }).primaryKey(),
  state: text({ enum: ['up', 'failing', 'refused'] }).notNull(),
  since: instant().notNull(),
  seen: instant().notNull(),
});

/** The operator's daily mail: one row per day, so that only one caller sends it. */
export const dailyReports = sqliteTable('daily_reports', {
  day: text().primaryKey(),
  claimedUntil: instant().notNull(),
  sent: instant(),
});
