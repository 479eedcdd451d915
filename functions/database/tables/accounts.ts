import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accessLevels, staffLevels } from '#domain/access.ts';
import { locales } from '#domain/locales.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * The contact e-mail says where mail goes, not who somebody is: it may be typed, and several people may have typed the
 * same one. Who has proved that an address is hers is the only one with it.
 */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    firebaseUid: text().notNull().unique('users_firebase_uid'),
    email: text(),
    /** The address in the one spelling that is compared. */
    emailKey: text(),
    /** When it was proved that the address is hers: by the identity provider or a link of ours. Typing proves nothing. */
    emailVerified: instant(),
    stripeCustomerId: text().unique('users_stripe_customer_id'),
    created: instant().notNull(),
    /** Whether she registered on the way to an order, and not before. */
    registeredToOrder: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('users_verified_email')
      .on(table.emailKey)
      .where(sql`email_verified IS NOT NULL`),
  ],
);

/**
 * Links of ours that were mailed to a contact e-mail, to prove that it is the member's. A row has the address only in
 * the spelling that is compared, and goes a day later.
 */
export const emailChecks = sqliteTable(
  'email_checks',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    emailKey: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    asked: instant().notNull(),
    expires: instant().notNull(),
    /** SHA-256 of the token, once the mail was written. */
    tokenHash: text().unique('email_checks_token'),
    /** A link counts once. */
    used: instant(),
  },
  (table) => [
    index('email_checks_of_user').on(table.userId, table.asked),
    index('email_checks_expire').on(table.expires),
  ],
);

/**
 * Tombstones of deleted accounts: a token lives on for an hour and may not make the account anew. Kept for as long as
 * the privacy notice says; whose it was cannot be read from the hash.
 */
export const deletedSignIns = sqliteTable(
  'deleted_sign_ins',
  {
    /** SHA-256 of the identity provider's id. */
    uidHash: text().primaryKey(),
    deleted: instant().notNull(),
  },
  (table) => [index('deleted_sign_ins_deleted').on(table.deleted)],
);

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
    level: text({ enum: [...accessLevels, ...staffLevels] }).notNull(),
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
  (table) => [
    index('access_ledger_of_user').on(table.userId, table.id),
    index('access_ledger_of_staff')
      .on(table.userId, table.id)
      .where(sql`level = 'COURSE_LEADER'`),
  ],
);
