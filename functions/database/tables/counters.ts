import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// Both tables are made `WITHOUT ROWID`, which Drizzle cannot say: one more on a counter writes one row and no index.
// https://www.sqlite.org/withoutrowid.html

/** How many came to a step of the funnel on a day. Sums only: nothing here is about one person. */
export const funnelCounts = sqliteTable(
  'funnel_counts',
  {
    /** In Germany. */
    day: text().notNull(),
    step: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    /** The class of the campaign, and the landing page; empty where there is none. */
    campaign: text().notNull(),
    landing: text().notNull(),
    n: integer().notNull(),
  },
  ({ day, step, language, campaign, landing }) => [
    primaryKey({ columns: [day, step, language, campaign, landing] }),
  ],
);

/** Words that were searched for in the questions and not found, by week. */
export const searchMisses = sqliteTable(
  'search_misses',
  {
    /** Its Monday. */
    week: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    word: text().notNull(),
    n: integer().notNull(),
  },
  ({ week, language, word }) => [primaryKey({ columns: [week, language, word] })],
);
