import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Visitors who reached a step of the funnel, by day. Sums only, no personal data. */
export const funnelCounts = sqliteTable(
  'funnel_counts',
  {
    /** In Germany. */
    day: text().notNull(),
    step: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    /** The campaign's class and the landing page; empty if there is none. */
    campaign: text().notNull(),
    landing: text().notNull(),
    n: integer().notNull(),
  },
  ({ day, step, language, campaign, landing }) => [
    primaryKey({ columns: [day, step, language, campaign, landing] }),
  ],
);

/** Searches of the questions without a result, by week. */
export const searchMisses = sqliteTable(
  'search_misses',
  {
    week: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    word: text().notNull(),
    n: integer().notNull(),
  },
  ({ week, language, word }) => [primaryKey({ columns: [week, language, word] })],
);
