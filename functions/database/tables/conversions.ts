import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const instant = () => integer({ mode: 'timestamp_ms' });

/** Append-only: triggers refuse every change, and every deletion before its time. Nothing here says who it was. */
export const consentReceipts = sqliteTable(
  'consent_receipts',
  {
    /** Random; the visitor's cookie holds it too. */
    id: text().primaryKey(),
    choice: text({ enum: ['accepted', 'declined'] }).notNull(),
    /** Of the text that was shown, and its SHA-256. */
    version: integer().notNull(),
    textHash: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    /** The receipt that this one takes the place of. */
    replaces: text(),
    at: instant().notNull(),
  },
  (table) => [
    index('consent_receipts_replaced').on(table.replaces),
    index('consent_receipts_at').on(table.at),
  ],
);

/** What will never be sent, for whoever looks after the site. Nothing here says who it was. */
export const deadConversions = sqliteTable(
  'dead_conversions',
  {
    /** The queue's own id of the message: it may be delivered twice. */
    message: text().primaryKey(),
    reason: text().notNull(),
    eventName: text(),
    eventId: text(),
    /** In seconds, as the event says. */
    eventTime: integer(),
    attempts: integer().notNull(),
    at: instant().notNull(),
    /** When the operator was told. */
    told: instant(),
  },
  (table) => [index('dead_conversions_at').on(table.at)],
);

/**
 * The conversion outbox: purchases that the ad platform may hear of and has not confirmed. A row is written with the
 * payment and stays until the event is delivered or given up, so that a lost queue loses none.
 */
export const conversionOutbox = sqliteTable(
  'conversion_outbox',
  {
    /** Name and id of the event. */
    key: text().primaryKey(),
    orderId: text().notNull(),
    queued: instant().notNull(),
    /** When it may be handed to the queue next. */
    due: instant().notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [index('conversion_outbox_due').on(table.due)],
);
