import { sql } from 'drizzle-orm';
import type { CourseMailKind } from '#domain/course/reminders.ts';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const instant = () => integer({ mode: 'timestamp_ms' });

/** A reminder about a course has a kind for each of its switches. */
export const courseMail = (kind: CourseMailKind) => `course_${kind}` as const;

const mailKinds = [
  'order_confirmation',
  'payment_arrived',
  'payment_failed',
  'duplicate_refund',
  'invoice_corrected',
  'course_module_open',
  'course_stalled',
  'course_month_left',
  'course_week_left',
  'course_done',
  'email_check',
  'acknowledgement',
  'declaration_check',
  'declaration_result',
  'course_answer',
  'course_question',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * The mail outbox. A row has neither address nor text: both follow from what the mail is about, when it is sent. A
 * row stays as long as what its mail is about, so that nothing is sent twice.
 */
export const mails = sqliteTable(
  'mails',
  {
    /** Kind and subject, `order_confirmation <order>`: the same mail twice is one row. */
    key: text().primaryKey(),
    kind: text({ enum: mailKinds }).notNull(),
    about: text().notNull(),
    queued: instant().notNull(),
    /** When it may be tried next: whoever sends it claims it by moving this on. Null once it is out or given up. */
    due: instant(),
    tries: integer().notNull().default(0),
    sent: instant(),
    /**
     * Where mails that anybody can cause are counted and bundled: the group of its kind, and a hash of the mailbox with
     * the day's salt. Gone a day after the mail.
     */
    mailbox: text(),
    /** When it was last tried. Mails that went out as one have the same. */
    begun: instant(),
    /** When somebody said that a given-up mail is needed no more. */
    closed: instant(),
  },
  (table) => [
    index('mails_due').on(table.due),
    index('mails_of_mailbox').on(table.mailbox, table.begun),
    index('mails_given_up')
      .on(table.queued)
      .where(sql`due IS NULL AND sent IS NULL AND closed IS NULL`),
  ],
);

/** What mailboxes are hashed with in a week. Random, and deleted soon after: then no hash says whose it was. */
export const mailSalts = sqliteTable('mail_salts', {
  week: text().primaryKey(),
  salt: text().notNull(),
});
