import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { locales } from '#domain/locales.ts';
import { contracts, declarationKinds, declarationResultCodes, manners } from '#domain/shop/declaration.ts';
import type { Day } from '#domain/calendar.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * Cancellations and withdrawals as they were received: append-only by triggers, kept as long as the privacy notice
 * says, and tied to no account. Whose contract a declaration is about, its result says.
 */
export const declarations = sqliteTable(
  'declarations',
  {
    id: text().primaryKey(),
    kind: text({ enum: declarationKinds }).notNull(),
    locale: text({ enum: locales }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The address in the one spelling that is compared. */
    emailKey: text().notNull(),
    contract: text({ enum: contracts }).notNull(),
    orderTyped: text(),
    manner: text({ enum: manners }),
    reason: text(),
    endDay: text().$type<Day>(),
    received: instant().notNull(),
  },
  (table) => [index('declarations_of_address').on(table.emailKey, table.received)],
);

/** What each declaration led to. One without a result is still to be carried out. */
export const declarationResults = sqliteTable(
  'declaration_results',
  {
    declarationId: text()
      .primaryKey()
      .references(() => declarations.id, { onDelete: 'cascade' }),
    code: text({ enum: declarationResultCodes }).notNull(),
    orderId: text(),
    endsAt: instant(),
    refundedCents: integer(),
    at: instant().notNull(),
    /** When a person has done what was left to do; at once where nothing was. */
    closed: instant(),
  },
  (table) => [index('declaration_results_open').on(table.closed, table.code)],
);
