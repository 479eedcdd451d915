import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accessLevels, staffLevels } from '#domain/shop/access.ts';
import { locales } from '#domain/text/locales.ts';
import { mailTroubles } from '#domain/mail/mail-trouble.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * The contact e-mail is where mail goes and identifies nobody: several people may have typed the same one. Verifying
 * it counts only for the account that did so.
 */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    firebaseUid: text().notNull().unique('users_firebase_uid'),
    email: text(),
    /** The address, normalised for comparison. */
    emailKey: text(),
    /** When the address was verified, by the identity provider or a link of ours. */
    emailVerified: instant(),
    /** Whether mails to the address come back. Cleared when it is saved or verified again. */
    mailTrouble: text({ enum: mailTroubles }),
    stripeCustomerId: text().unique('users_stripe_customer_id'),
    /** The VAT rate that Stripe's customer last got together with the current address; null while an update is due. */
    customerVatRate: integer(),
    created: instant().notNull(),
    /** Whether the account was created during an order. */
    registeredToOrder: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('users_verified_email')
      .on(table.emailKey)
      .where(sql`email_verified IS NOT NULL`),
    index('users_email').on(table.emailKey),
    index('users_customer_due').on(table.customerVatRate, table.stripeCustomerId),
  ],
);

/** Links that verify a contact e-mail. A row only has the normalised address and is deleted a day later. */
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
    /** SHA-256 of the token, once the mail is written. */
    tokenHash: text().unique('email_checks_token'),
    used: instant(),
  },
  (table) => [
    index('email_checks_of_user').on(table.userId, table.asked),
    index('email_checks_expire').on(table.expires),
  ],
);

/**
 * Tombstones of deleted accounts: a token outlives its account by an hour and must not create it again. The hash does
 * not reveal whose it was.
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
 * Explicit consents (Art. 9 GDPR) to health answers and to stored workbooks, and withdrawals; a person's last one of a
 * purpose counts. Append-only by triggers, which also refuse what needs a consent without one. Identified by the
 * identity provider's id without a foreign key: the proof outlives the account.
 */
export const explicitConsents = sqliteTable(
  'explicit_consents',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Random, made on the device; makes sending it again a no-op. */
    receipt: text().notNull().unique('explicit_consents_receipt'),
    uid: text().notNull(),
    purpose: text({ enum: ['health', 'workbook'] }).notNull(),
    verb: text({ enum: ['given', 'withdrawn'] }).notNull(),
    version: integer().notNull(),
    textHash: text().notNull(),
    language: text({ enum: locales }).notNull(),
    /** By the device's clock; `at` is when we received it. */
    said: instant().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('explicit_consents_of_person').on(table.uid, table.purpose, table.id)],
);

/** Append-only: triggers refuse every change, and deletion while the account exists. */
export const accessLedger = sqliteTable(
  'access_ledger',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: text({ enum: [...accessLevels, ...staffLevels] }).notNull(),
    verb: text({ enum: ['grant', 'revoke'] }).notNull(),
    /** The source: a subscription, an order, support. The last entry of each source counts. */
    source: text().notNull(),
    reason: text().notNull(),
    until: instant(),
    at: instant().notNull(),
    /** Idempotency key. */
    key: text().notNull().unique('access_ledger_key'),
  },
  (table) => [
    index('access_ledger_of_user').on(table.userId, table.id),
    index('access_ledger_of_staff')
      .on(table.userId, table.id)
      .where(sql`level = 'COURSE_LEADER'`),
    index('access_ledger_of_owners')
      .on(table.userId, table.id)
      .where(sql`level = 'OWNER'`),
  ],
);
