import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { contactKinds, writers } from '#domain/course/contact.ts';
import { users } from './accounts.ts';
import { orders } from './payments.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * What participants of a course and their leader write to each other. It may say something about her health: all of it
 * hangs on the participant's account and goes with it.
 */
export const courseMessages = sqliteTable(
  'course_messages',
  {
    /** Their order. */
    number: integer().primaryKey({ autoIncrement: true }),
    /** Idempotency key, from whoever wrote it: what is sent twice stands once. */
    id: text().notNull().unique('course_messages_id'),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The participant, whoever of both wrote it. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    writer: text({ enum: writers }).notNull(),
    text: text().notNull(),
    written: instant().notNull(),
    /** When the other one saw it. */
    read: instant(),
    /** Of a participant's: when it was answered, or needed no answer. Until then she waits. */
    settled: instant(),
    /** Which words of consent she ticked, for what she writes about her health. */
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
 * The ledger of contact minutes, a proof for the body that certifies the course. Append-only by triggers, and for
 * four years at least: it hangs on the order, which outlives the account, and says nothing of what was talked about.
 */
export const courseContact = sqliteTable(
  'course_contact',
  {
    number: integer().primaryKey({ autoIncrement: true }),
    /** Idempotency key. */
    id: text().notNull().unique('course_contact_id'),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: contactKinds }).notNull(),
    /** Of a correction: those of the entry that it takes back, below zero. */
    minutes: integer().notNull(),
    /** When the contact was, `2026-11-22`. */
    day: text().notNull(),
    /** The entry that a correction takes back. Each is taken back once. */
    corrects: integer(),
    /** Who booked it: our own id of the leader's account, which this outlives as well. */
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

/** Which course leader has opened whose messages, a row a day. The participant finds it in her export. */
export const courseMessageReads = sqliteTable(
  'course_message_reads',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The participant. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Our own id of the leader's account. */
    leader: text().notNull(),
    /** `2026-11-22` */
    day: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.leader, table.day] }),
    index('course_message_reads_of_user').on(table.userId),
    index('course_message_reads_by_day').on(table.day),
  ],
);
