import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Visits that reached a step of the funnel, by day. Sums only, no personal data. */
export const stepCounts = sqliteTable(
  'step_counts',
  {
    /** In Germany. */
    day: text().notNull(),
    step: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    /** The source of the visit (`src/domain/funnel/via.ts`); empty where it is unknown or does not apply. */
    campaign: text().notNull(),
    landing: text().notNull(),
    entry: text().notNull(),
    /** Empty for steps that the Worker counts. */
    device: text().notNull(),
    experiment: text().notNull(),
    n: integer().notNull(),
  },
  ({ day, step, language, campaign, landing, entry, device, experiment }) => [
    primaryKey({ columns: [day, step, language, campaign, landing, entry, device, experiment] }),
  ],
);

/** Counts before entry pages and devices were counted; a migration has copied them into `step_counts`. */
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
