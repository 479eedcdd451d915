import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { biologicalGenders } from '#domain/health/body.ts';
import { nutritionConcepts } from '#domain/onboarding/onboarding.ts';
import { users } from './accounts.ts';

/** Health answers of the embedded data API. With an external one these tables stay empty. */

const instant = () => integer({ mode: 'timestamp_ms' });
const user = () => text().references(() => users.id, { onDelete: 'cascade' });

/** A separate table, so that answers can be deleted without the account. */
export const onboardings = sqliteTable('onboardings', {
  userId: user().primaryKey(),
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
    userId: user().notNull(),
    weight: integer().notNull(),
    weightChanged: instant().notNull(),
  },
  (table) => [index('weight_history_of_user').on(table.userId, table.id)],
);
