import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { users } from './accounts.ts';
import type { Entries } from '#domain/course/workbook.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * Entries in course workbooks. They may be about health: triggers refuse a row without a consent in force, and all of
 * it is deleted with the consent or the account.
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
 * Consents to store workbooks, and withdrawals; a person's last one counts. Append-only by triggers. Identified by the
 * identity provider's id without a foreign key: the proof outlives the account.
 */
export const workbookConsents = sqliteTable(
  'workbook_consents',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Random, made on the device; makes sending it again a no-op. */
    receipt: text().notNull().unique('workbook_consents_receipt'),
    uid: text().notNull(),
    verb: text({ enum: ['given', 'withdrawn'] }).notNull(),
    version: integer().notNull(),
    textHash: text().notNull(),
    /** By the device's clock; `at` is when we received it. */
    said: instant().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('workbook_consents_of_person').on(table.uid, table.id)],
);
