import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const off = () => integer({ mode: 'boolean' }).notNull().default(false);

/**
 * Which mails about her course somebody does not want, and the token of the links that switch them off without a sign-in.
 * It can do nothing else, so it is kept as it is: every mail has the same link.
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
