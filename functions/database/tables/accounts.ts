import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accessLevels } from '#domain/access.ts';
import { locales } from '#domain/locales.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  firebaseUid: text().notNull().unique('users_firebase_uid'),
  email: text(),
  /** The address in the one spelling that is compared: no two people share it. */
  emailKey: text().unique('users_email_key'),
  stripeCustomerId: text().unique('users_stripe_customer_id'),
  created: instant().notNull(),
});

/**
 * The legal basis of health answers: each explicit consent and each withdrawal; a person's last one counts. Append-only
 * by triggers, which also refuse an onboarding without consent. It names somebody by the identity provider's id and hangs
 * on no row: the proof outlives the account.
 */
export const healthConsents = sqliteTable(
  'health_consents',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Random, from the device: what is told twice stands once. */
    receipt: text().notNull().unique('health_consents_receipt'),
    uid: text().notNull(),
    verb: text({ enum: ['given', 'withdrawn'] }).notNull(),
    /** Of the text that was shown, and its SHA-256. */
    version: integer().notNull(),
    textHash: text().notNull(),
    language: text({ enum: locales }).notNull(),
    /** When it was said, by the device's clock; `at` is when we heard of it. */
    said: instant().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('health_consents_of_person').on(table.uid, table.id)],
);

/** Append-only: triggers refuse every change, and every deletion while the account is there. */
export const accessLedger = sqliteTable(
  'access_ledger',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: text({ enum: accessLevels }).notNull(),
    verb: text({ enum: ['grant', 'revoke'] }).notNull(),
    /** Who gives it: a subscription, an order, support. Each source's last entry counts for itself. */
    source: text().notNull(),
    reason: text().notNull(),
    /** A grant that ends by itself. */
    until: instant(),
    at: instant().notNull(),
    /** Idempotency key: what is written twice stands once. */
    key: text().notNull().unique('access_ledger_key'),
  },
  (table) => [index('access_ledger_of_user').on(table.userId, table.id)],
);
