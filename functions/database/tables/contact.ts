import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { contactKinds, writers } from '#domain/course/contact.ts';
import { users } from './accounts.ts';
import { orders } from './payments.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * Messages between participants and the course leader. They may be about health, so they are deleted with the account.
 */
export const courseMessages = sqliteTable(
  'course_messages',
  {
    /** Their order. */
    number: integer().primaryKey({ autoIncrement: true }),
    /** Idempotency key, from the sender. */
    id: text().notNull().unique('course_messages_id'),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The participant, whoever the sender is. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    writer: text({ enum: writers }).notNull(),
    text: text().notNull(),
    written: instant().notNull(),
    read: instant(),
    /** A participant's message: when it was answered or needed no answer. */
    settled: instant(),
    /** The version of the consent that was ticked, as messages may be about health. */
    consent: integer(),
  },
  (table) => [
    index('course_messages_of_order').on(table.orderId, table.number),
    index('course_messages_of_user').on(table.userId, table.number),
    index('course_messages_waiting')
      .on(table.orderId, table.written)
      .where(sql`writer = 'participant' AND settled IS NULL`),
  ],
);

/**
 * The ledger of contact minutes, a proof for the body that certifies the course. Append-only by triggers, kept for
 * four years at least: it belongs to the order, which outlives the account, and contains nothing of the conversation.
 */
export const courseContact = sqliteTable(
  'course_contact',
  {
    number: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique('course_contact_id'),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: contactKinds }).notNull(),
    /** Negative for a correction. */
    minutes: integer().notNull(),
    /** When the contact was, `2026-11-22`. */
    day: text().notNull(),
    /** The entry that is corrected; each can be corrected once. */
    corrects: integer(),
    /** Our own id of the leader's account, which the entry outlives. */
    leader: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('course_contact_of_order').on(table.orderId, table.number),
    uniqueIndex('course_contact_corrected')
      .on(table.corrects)
      .where(sql`corrects IS NOT NULL`),
    check('course_contact_signs', sql`(kind = 'correction') = (minutes < 0) AND minutes <> 0`),
  ],
);

/** Which course leader opened whose messages, one row per day. Part of the participant's export. */
export const courseMessageReads = sqliteTable(
  'course_message_reads',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leader: text().notNull(),
    day: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.leader, table.day] }),
    index('course_message_reads_of_user').on(table.userId),
    index('course_message_reads_by_day').on(table.day),
  ],
);
