import { sql } from 'drizzle-orm';
import type { CourseMailKind } from '#domain/course/reminders.ts';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const instant = () => integer({ mode: 'timestamp_ms' });

/** Each course reminder that can be switched off has its own kind. */
export const courseMail = (kind: CourseMailKind) => `course_${kind}` as const;

const mailKinds = [
  'order_confirmation',
  'payment_arrived',
  'payment_failed',
  'duplicate_refund',
  'refund_delayed',
  'term_refund',
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
  'certificate_name',
  'quiz_reminder',
  'weekly_numbers',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * The mail outbox. A row has neither address nor text: both are derived from its subject when it is sent. A row stays
 * as long as its subject, so that nothing is sent twice.
 */
export const mails = sqliteTable(
  'mails',
  {
    /** Kind and subject, `order_confirmation <order>`: one row per mail. */
    key: text().primaryKey(),
    kind: text({ enum: mailKinds }).notNull(),
    about: text().notNull(),
    queued: instant().notNull(),
    /** The next try; moving this on claims it. Null once it is sent or given up. */
    due: instant(),
    tries: integer().notNull().default(0),
    sent: instant(),
    /**
     * Limits and bundles mails that anybody can trigger: the kind's group, then mailbox and address, each a keyed hash
     * with the week's salt. Cleared a day after the mail.
     */
    mailbox: text(),
    /** The last try, once it failed or if it is counted. Mails that were sent as one share it. */
    begun: instant(),
    /** When the operator decided that a given-up mail is no longer needed. */
    closed: instant(),
  },
  (table) => [
    index('mails_due').on(table.due),
    index('mails_about').on(table.about),
    index('mails_of_mailbox').on(table.mailbox, table.begun),
    index('mails_given_up')
      .on(table.queued)
      .where(sql`due IS NULL AND sent IS NULL AND closed IS NULL`),
  ],
);

/**
 * A week's salt for hashing mailboxes. Random, and deleted soon after, so that no hash can be traced to its mailbox.
 */
export const mailSalts = sqliteTable('mail_salts', {
  week: text().primaryKey(),
  salt: text().notNull(),
});
