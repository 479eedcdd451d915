import { sql, type SQLWrapper } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { locales } from '#domain/text/locales.ts';
import {
  contracts,
  declarationKinds,
  declarationResultCodes,
  declarationSenders,
  declarationStates,
  identifications,
  manners,
} from '#domain/shop/declaration.ts';
import { users } from './accounts.ts';
import type { Day } from '#domain/time/calendar.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * Cancellations and withdrawals as received: append-only by triggers, and belonging to no account. The result says
 * which contract it was about.
 */
export const declarations = sqliteTable(
  'declarations',
  {
    id: text().primaryKey(),
    kind: text({ enum: declarationKinds }).notNull(),
    locale: text({ enum: locales }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The address, normalised for comparison. */
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

/** Whether what was typed begins an order's number: whoever knows it has its confirmation at hand. */
export function namesOrderIn(typed: SQLWrapper, orderId: SQLWrapper) {
  const digits = sql`lower(replace(replace(${typed}, '-', ''), ' ', ''))`;
  return sql<number>`coalesce(length(${digits}) >= 8 AND instr(replace(${orderId}, '-', ''), ${digits}) = 1, 0)`;
}

/** Each change is a conditional write that names the expected state. */
export const declarationProgress = sqliteTable(
  'declaration_progress',
  {
    declarationId: text()
      .primaryKey()
      .references(() => declarations.id, { onDelete: 'cascade' }),
    state: text({ enum: declarationStates }).notNull(),
    /** The next try; moving this on claims it. Null if nothing is left to do. */
    due: instant(),
    orderId: text(),
    identifiedBy: text({ enum: identifications }),
    /** The member who was signed in. */
    memberId: text().references(() => users.id, { onDelete: 'set null' }),
    sender: text({ enum: declarationSenders }).notNull().default('buyer'),
  },
  (table) => [
    index('declaration_progress_due').on(table.due),
    index('declaration_progress_of_order').on(table.orderId, table.state),
    index('declaration_progress_of_member').on(table.memberId),
    index('declaration_progress_unproved')
      .on(table.declarationId)
      .where(sql`state = 'unproved'`),
    index('declaration_progress_of_strangers')
      .on(table.state)
      .where(sql`sender = 'stranger'`),
  ],
);

/** The links in mails that prove a declaration, by the hashes of their tokens. */
export const declarationLinks = sqliteTable(
  'declaration_links',
  {
    tokenHash: text().primaryKey(),
    declarationId: text()
      .notNull()
      .references(() => declarations.id, { onDelete: 'cascade' }),
    orderId: text().notNull(),
    expires: instant().notNull(),
  },
  (table) => [index('declaration_links_expire').on(table.expires)],
);

/** A declaration without a result has not been carried out. */
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
    /** When the operator finished the rest; at once if there was nothing to do. */
    closed: instant(),
  },
  (table) => [index('declaration_results_open').on(table.closed, table.code)],
);

/**
 * Posts per hour, by network, by account or in all: sources are hashed, and deleted the day after. Named after the
 * first that were counted.
 */
export const hourlyCounts = sqliteTable(
  'declaration_sources',
  {
    /** A keyed hash of hour, what is counted and its source, hexadecimal. */
    source: text().primaryKey(),
    hour: instant().notNull(),
    count: integer().notNull(),
  },
  (table) => [index('declaration_sources_of_hour').on(table.hour)],
);
