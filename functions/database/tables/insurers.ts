import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const instant = () => integer({ mode: 'timestamp_ms' });

/** What visitors say that their insurers paid for a course, until a person has checked it. Nothing says who it was. */
export const insurerReports = sqliteTable(
  'insurer_reports',
  {
    /** Made where it is sent from: one that arrives twice is one. */
    id: text().primaryKey(),
    insurer: text().notNull(),
    courseYear: integer().notNull(),
    feeCents: integer().notNull(),
    paidCents: integer().notNull(),
    received: instant().notNull(),
    /** When a person was done with it, and whether its figure was taken over. */
    closed: instant(),
    accepted: integer({ mode: 'boolean' }),
  },
  (table) => [
    index('insurer_reports_waiting')
      .on(table.received)
      .where(sql`closed IS NULL`),
    check('insurer_reports_amounts', sql`paid_cents BETWEEN 0 AND fee_cents`),
  ],
);
