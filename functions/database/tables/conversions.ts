import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const instant = () => integer({ mode: 'timestamp_ms' });

/** Append-only: triggers refuse every change, and early deletion. Nothing here identifies the visitor. */
export const consentReceipts = sqliteTable(
  'consent_receipts',
  {
    /** Random; also in the visitor's cookie. */
    id: text().primaryKey(),
    choice: text({ enum: ['accepted', 'declined'] }).notNull(),
    version: integer().notNull(),
    textHash: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    replaces: text(),
    at: instant().notNull(),
  },
  (table) => [
    index('consent_receipts_replaced').on(table.replaces),
    index('consent_receipts_at').on(table.at),
  ],
);

/**
 * Replaced by findings, and only written by the version before, which runs during the deployment: to be dropped with the
 * next migration.
 */
export const deadConversions = sqliteTable(
  'dead_conversions',
  {
    message: text().primaryKey(),
    reason: text().notNull(),
    eventName: text(),
    eventId: text(),
    /** In seconds. */
    eventTime: integer(),
    attempts: integer().notNull(),
    at: instant().notNull(),
    reported: integer('told', { mode: 'timestamp_ms' }),
  },
  (table) => [index('dead_conversions_at').on(table.at)],
);

/**
 * The conversion outbox: purchases that the ad platform may get and has not confirmed. Written with the payment and
 * kept until the event is delivered or given up, so that losing the queue loses none.
 */
export const conversionOutbox = sqliteTable(
  'conversion_outbox',
  {
    key: text().primaryKey(),
    orderId: text().notNull(),
    queued: instant().notNull(),
    /** When it may next be queued. */
    due: instant().notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [index('conversion_outbox_due').on(table.due)],
);
