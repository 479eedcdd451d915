import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { orders } from './payments.ts';
import type { Interval } from '#domain/course/listening.ts';
import type { CourseMailKind } from '#domain/course/reminders.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * Progress in a module of a booked course. No index holds what a report of listening changes: it writes one row.
 * Deleted with the account, while the order stays.
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
    /** By number, as a module may be renamed. */
    module: integer().notNull(),
    /** Optimistic lock: counts writes. */
    version: integer().notNull(),
    /** In tenths of a second, in order, without overlaps. */
    heard: text({ mode: 'json' }).$type<readonly Interval[]>().notNull(),
    position: integer().notNull(),
    /**
     * The last report, and the time by our clock up to which listening was reported: limits what the next may claim.
     */
    report: text(),
    reported: instant(),
    /** The chosen answer of each question; -1 for none. */
    answers: text({ mode: 'json' }).$type<readonly number[]>().notNull(),
    /** The exercises that the participant confirmed, by position. */
    confirmed: text({ mode: 'json' }).$type<readonly number[]>().notNull().default([]),
    /** When everything was heard, and when every question was answered. */
    heardAt: instant(),
    answeredAt: instant(),
  },
  ({ userId, orderId, module }) => [
    primaryKey({ columns: [userId, orderId, module] }),
    index('course_progress_of_order').on(orderId),
  ],
);

/**
 * Switched-off course reminders, and the token of the links that switch them off without sign-in. It is stored in plain
 * text, as all mails share one link and it can do nothing else.
 */
export const courseMailSettings = sqliteTable('course_mail_settings', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text().notNull().unique('course_mail_settings_token'),
  off: text({ mode: 'json' }).$type<Partial<Record<CourseMailKind, true>>>().notNull().default({}),
});
