import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const off = () => integer({ mode: 'boolean' }).notNull().default(false);

/**
 * Switched-off course reminders, and the token of the links that switch them off without sign-in. It is stored in plain
 * text, as all mails share one link and it can do nothing else.
 */
export const courseMailSettings = sqliteTable('course_mail_settings', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text().notNull().unique('course_mail_settings_token'),
  moduleOpenOff: off(),
  stalledOff: off(),
  monthLeftOff: off(),
  weekLeftOff: off(),
  doneOff: off(),
});
