import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { locales } from '#domain/locales.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/** Reminders of an unfinished quiz, asked for by anybody at an address that nobody has proved. No answer is in them. */
export const quizReminders = sqliteTable(
  'quiz_reminders',
  {
    id: text().primaryKey(),
    /** SHA-256 of the mailbox, hexadecimal: one reminder while the row is kept. */
    mailbox: text().notNull().unique('quiz_reminders_mailbox'),
    /** Null once the mail is out or not wanted any more. */
    email: text(),
    locale: text({ enum: locales }).notNull(),
    /** Of the page and the mail that end it. In plain text: it can do nothing else, and one mail is written from it. */
    token: text().notNull().unique('quiz_reminders_token'),
    /** When she agreed. */
    asked: instant().notNull(),
    /** When the mailbox refused all further ones. */
    stopped: instant(),
  },
  (table) => [index('quiz_reminders_asked').on(table.asked)],
);
