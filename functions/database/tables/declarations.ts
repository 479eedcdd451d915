import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { locales } from '#domain/locales.ts';
import { contracts, manners, declarationKinds, declarationResultCodes } from '#domain/shop/declaration.ts';
import type { Day } from '#domain/calendar.ts';

const instant = () => integer({ mode: 'timestamp_ms' });

/**
 * Cancellations and withdrawals as they reached us: append-only by triggers, kept as long as the privacy notice says,
 * and hanging on no account. Whose contract a notice is about, its outcome says.
 */
export const notices = sqliteTable(
  'notices',
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
    endDay: text('wished').$type<Day>(),
    received: instant().notNull(),
  },
  (table) => [index('notices_of_address').on(table.emailKey, table.received)],
);

/** What became of each. A notice without an outcome is still to be carried out. */
export const outcomes = sqliteTable(
  'notice_outcomes',
  {
    noticeId: text()
      .primaryKey()
      .references(() => notices.id, { onDelete: 'cascade' }),
    outcome: text({ enum: declarationResultCodes }).notNull(),
    orderId: text(),
    endsAt: instant(),
    refundedCents: integer(),
    at: instant().notNull(),
    /** When somebody of ours has seen to what was left to do. */
    closed: instant(),
  },
  (table) => [index('notice_outcomes_open').on(table.closed, table.outcome)],
);
