import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { orders } from './payments.ts';
import type { Interval } from '#domain/course/listening.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * How far somebody has come in a module of a booked course. Made `WITHOUT ROWID`, which Drizzle cannot say, and without
 * an index: a report of listening writes one row. It goes with the account; the order stays without it.
 * https://www.sqlite.org/withoutrowid.html
 */
export const courseProgress = sqliteTable(
  'course_progress',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Its number. A module may be given another name meanwhile. */
    module: integer().notNull(),
    /** Optimistic lock: counts writes. */
    version: integer().notNull(),
    /** In tenths of a second, in order, without overlaps. */
    heard: text({ mode: 'json' }).$type<readonly Interval[]>().notNull(),
    position: integer().notNull(),
    /** The last report, and up to when by our clock listening was reported: what the next one may claim is counted from there. */
    report: text(),
    reported: instant(),
    /** The chosen answer of each question; -1 where there is none yet. */
    answers: text({ mode: 'json' }).$type<readonly number[]>().notNull(),
    /** The places of the exercises that she has done, as she says. */
    confirmed: text({ mode: 'json' }).$type<readonly number[]>().notNull().default([]),
    /** When all of it was heard, and when every question was answered. */
    heardAt: instant(),
    answeredAt: instant(),
  },
  ({ userId, orderId, module }) => [primaryKey({ columns: [userId, orderId, module] })],
);
