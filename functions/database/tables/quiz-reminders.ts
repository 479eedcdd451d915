import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { locales } from '#domain/text/locales.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/** Reminders of an unfinished quiz, requested by anybody at an unverified address. Contains no answers. */
export const quizReminders = sqliteTable(
  'quiz_reminders',
  {
    id: text().primaryKey(),
    /** A keyed hash of the mailbox, hexadecimal: one reminder as long as the row is kept. */
    mailbox: text().notNull().unique('quiz_reminders_mailbox'),
    /** Null once the mail is sent or no longer wanted. */
    email: text(),
    locale: text({ enum: locales }).notNull(),
    /** For the page and the mail that cancel it. In plain text: it can do nothing else, and the mail needs it. */
    token: text().notNull().unique('quiz_reminders_token'),
    /** The time of consent. */
    asked: instant().notNull(),
    /** When the mailbox opted out of all further ones. */
    stopped: instant(),
  },
  (table) => [index('quiz_reminders_asked').on(table.asked)],
);
