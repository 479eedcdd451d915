import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { users } from './accounts.ts';
import type { Entries } from '#domain/course/workbook.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * What participants have written into the workbooks of a course. It may say things about health: triggers refuse a row
 * without a consent that holds, and all of it goes with the consent or the account.
 */
export const courseWorkbooks = sqliteTable(
  'course_workbooks',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    course: text({ enum: courseKeys }).notNull(),
    module: text().notNull(),
    entries: text({ mode: 'json' }).$type<Entries>().notNull(),
    changed: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.course, table.module] })],
);

/**
 * The explicit consent to keep workbooks with us: given, withdrawn; a person's last one counts. Append-only by triggers.
 * It names somebody by the identity provider's id and hangs on no row: the proof outlives the account.
 */
export const workbookConsents = sqliteTable(
  'workbook_consents',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Random, from the device: what is told twice stands once. */
    receipt: text().notNull().unique('workbook_consents_receipt'),
    uid: text().notNull(),
    verb: text({ enum: ['given', 'withdrawn'] }).notNull(),
    /** Of the text that was shown, and its SHA-256. */
    version: integer().notNull(),
    textHash: text().notNull(),
    /** When it was said, by the device's clock; `at` is when we heard of it. */
    said: instant().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('workbook_consents_of_person').on(table.uid, table.id)],
);
