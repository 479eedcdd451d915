import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { courseKeys, productKeys } from '#domain/shop/catalogue.ts';
import { devices } from '#domain/funnel/devices.ts';
import { entries } from '#domain/funnel/entries.ts';
import { groupings, saleDivisions } from '#domain/numbers/view.ts';
import { metrics, ratings } from '#domain/speed/speed.ts';
import type { Day } from '#domain/time/calendar.ts';

/** Visits that reached a step of the funnel, by day. Sums only, no personal data. */
export const stepCounts = sqliteTable(
  'step_counts',
  {
    /** In Germany. */
    day: text().$type<Day>().notNull(),
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

/** The same by one division alone, which the owner's page reads: a long period has few rows. */
export const stepSums = sqliteTable(
  'step_sums',
  {
    division: text({ enum: [...groupings, 'experiment'] }).notNull(),
    day: text().$type<Day>().notNull(),
    step: text().notNull(),
    part: text().notNull(),
    n: integer().notNull(),
  },
  ({ division, day, step, part }) => [primaryKey({ columns: [division, day, step, part] })],
);

/** Counts before entry pages and devices were counted; a migration has copied them into `step_counts`. */
export const funnelCounts = sqliteTable(
  'funnel_counts',
  {
    /** In Germany. */
    day: text().$type<Day>().notNull(),
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

/**
 * Orders and money by day and product, as a whole and by one division alone, in the same cents as the orders: written in
 * the batch that changes the order. Duplicates are left out, as their money goes back. What happens after the payment is
 * only summed as a whole, because the order forgets its source when it is paid.
 */
export const sales = sqliteTable(
  'sales',
  {
    /** Of an experiment the part is its name, a dot and the landing page. */
    division: text({ enum: saleDivisions }).notNull(),
    /** In Germany. */
    day: text().$type<Day>().notNull(),
    product: text({ enum: productKeys }).notNull(),
    part: text().notNull(),
    orders: integer().notNull().default(0),
    grossCents: integer().notNull().default(0),
    /** Renewals included, less refunds that failed. */
    refundedCents: integer().notNull().default(0),
    /** What disputes took back, renewals included, less those that were won. */
    disputedCents: integer().notNull().default(0),
    withdrawals: integer().notNull().default(0),
    /** Plans whose buyer ended the renewal. */
    cancellations: integer().notNull().default(0),
    renewals: integer().notNull().default(0),
    renewedCents: integer().notNull().default(0),
    failedRenewals: integer().notNull().default(0),
  },
  ({ division, day, product, part }) => [primaryKey({ columns: [division, day, product, part] })],
);

/** How far the participants come who booked a course on a day. */
export const courseCounts = sqliteTable(
  'course_counts',
  {
    /** Of the booking. */
    day: text().$type<Day>().notNull(),
    course: text({ enum: courseKeys }).notNull(),
    /** `booked`, the number of a completed module, `certificate`, or `withdrawn`. */
    station: text().notNull(),
    /** Whole weeks since the booking, at the end of the course; 0 before. */
    weeks: integer().notNull(),
    n: integer().notNull(),
  },
  ({ day, course, station, weeks }) => [primaryKey({ columns: [day, course, station, weeks] })],
);

/** How fast pages were for visitors who said yes to measuring. Sums only, no personal data. */
export const speedCounts = sqliteTable(
  'speed_counts',
  {
    /** In Germany. */
    day: text().$type<Day>().notNull(),
    /** The kind of page. */
    page: text({ enum: entries }).notNull(),
    device: text({ enum: devices }).notNull(),
    metric: text({ enum: metrics }).notNull(),
    rating: text({ enum: ratings }).notNull(),
    n: integer().notNull(),
  },
  ({ day, page, device, metric, rating }) => [primaryKey({ columns: [day, page, device, metric, rating] })],
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
