import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
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
