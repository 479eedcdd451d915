import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accessLevels } from '#domain/access.ts';
import { biologicalGenders } from '#domain/body.ts';
import { locales } from '#domain/locales.ts';
import { nutritionConcepts } from '#domain/onboarding.ts';

const instant = () => integer({ mode: 'timestamp_ms' });
const person = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  firebaseUid: text().notNull().unique('users_firebase_uid'),
  email: text(),
  /** The address in the one spelling that is compared: no two people share it. */
  emailKey: text().unique('users_email_key'),
  stripeCustomerId: text().unique('users_stripe_customer_id'),
  created: instant().notNull(),
});

/** Health data: a table of its own, so that it can go while the account stays. */
export const onboardings = sqliteTable('onboardings', {
  userId: person().primaryKey(),
  displayName: text().notNull(),
  biologicalGender: text({ enum: biologicalGenders }).notNull(),
  birthday: text().notNull(),
  physicalActivityLevel: real().notNull(),
  height: integer().notNull(),
  weight: integer().notNull(),
  desiredWeight: integer().notNull(),
  nutritionConcept: text({ enum: nutritionConcepts }).notNull(),
  portionsAdults: integer().notNull(),
  portionsChildren: integer().notNull(),
  information: text({ mode: 'json' }),
  completed: instant().notNull(),
  changed: instant().notNull(),
});

/**
 * The legal basis of the onboardings: each explicit yes and each withdrawal, a person's last word counts. Append-only
 * by triggers, which also refuse an onboarding without one. It names her by the provider's id and hangs on no row:
 * the proof outlives the account.
 */
export const healthConsents = sqliteTable(
  'health_consents',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Random, from her device: what is told twice stands once. */
    receipt: text().notNull().unique('health_consents_receipt'),
    uid: text().notNull(),
    verb: text({ enum: ['given', 'withdrawn'] }).notNull(),
    /** Of the text that was shown, and its SHA-256. */
    version: integer().notNull(),
    textHash: text().notNull(),
    language: text({ enum: locales }).notNull(),
    /** When she said it, by her device's clock; `at` is when we heard of it. */
    said: instant().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('health_consents_of_person').on(table.uid, table.id)],
);

export const weightHistory = sqliteTable(
  'weight_history',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: person(),
    weight: integer().notNull(),
    weightChanged: instant().notNull(),
  },
  (table) => [index('weight_history_of_user').on(table.userId, table.id)],
);

/** Append-only: triggers refuse every change, and every deletion while the person is there. */
export const accessLedger = sqliteTable(
  'access_ledger',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: person(),
    level: text({ enum: accessLevels }).notNull(),
    verb: text({ enum: ['grant', 'revoke'] }).notNull(),
    /** Who speaks: a subscription, an order, support. Each source's last word counts for itself. */
    source: text().notNull(),
    reason: text().notNull(),
    /** A grant that ends by itself. */
    until: instant(),
    at: instant().notNull(),
    /** What is written twice under one key stands once. */
    key: text().notNull().unique('access_ledger_key'),
  },
  (table) => [index('access_ledger_of_user').on(table.userId, table.id)],
);
