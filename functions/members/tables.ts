import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accessLevels } from '#domain/access.ts';
import { biologicalGenders } from '#domain/body.ts';
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
