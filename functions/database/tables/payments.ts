import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accessLevels } from '#domain/access.ts';
import { locales } from '#domain/locales.ts';
import { productKeys } from '#domain/shop/catalogue.ts';
import { orderStates, subscriptionStates } from '#domain/shop/order.ts';
import { users } from './accounts.ts';
import type { Visitor } from '../../ports/conversions.ts';

const instant = () => integer({ mode: 'timestamp_ms' });
/** Bills are kept longer than accounts: what belonged to somebody who is gone belongs to nobody. */
const buyer = () => text().references(() => users.id, { onDelete: 'set null' });

export const orders = sqliteTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: buyer(),
    email: text().notNull(),
    product: text({ enum: productKeys }).notNull(),
    /** What it leads to. There is one unfinished order for each at a time. */
    level: text({ enum: accessLevels }).notNull(),
    locale: text({ enum: locales }).notNull(),
    listCents: integer().notNull(),
    dueCents: integer().notNull(),
    discount: text(),
    ordered: instant().notNull(),

    /** What she agreed to: texts by their versions, and that she wants to begin at once. */
    termsVersion: integer().notNull(),
    withdrawalVersion: integer().notNull(),
    earlyStart: integer({ mode: 'boolean' }).notNull(),
    /** The conditions of a course: which text she confirmed, and when. Never what she answered. */
    requirementsVersion: integer(),
    requirementsConfirmed: instant(),

    /** The payment page. */
    customer: text(),
    session: text().unique('orders_session'),
    url: text(),
    expires: instant().notNull(),

    state: text({ enum: orderStates }).notNull(),
    /** Counts what was stored: whoever has looked at the payment service before another wrote looks again. */
    version: integer().notNull().default(0),
    paymentId: text(),
    paid: instant(),
    refundedCents: integer().notNull().default(0),
    /** When she withdrew from it: from then on it gives nothing, whatever was given back of its price. */
    withdrawn: instant(),

    /** The consent by which the ad platform may hear of it, and what it may hear; gone once it has. */
    consentReceipt: text('receipt'),
    visitor: text({ mode: 'json' }).$type<Visitor>(),
  },
  (table) => [
    uniqueIndex('orders_unfinished')
      .on(table.userId, table.level)
      .where(sql`state IN ('open', 'processing')`),
    index('orders_of_user').on(table.userId, table.ordered),
    index('orders_by_state').on(table.state, table.ordered),
  ],
);

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    /** The payment service's own id. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .unique('subscriptions_order')
      .references(() => orders.id),
    userId: buyer(),
    product: text({ enum: productKeys }).notNull(),
    state: text({ enum: subscriptionStates }).notNull(),
    /** As the payment service worded it, to compare it with what it says later. */
    status: text().notNull(),
    paused: integer({ mode: 'boolean' }).notNull(),
    periodEnd: instant().notNull(),
    endsAt: instant(),
    accessUntil: instant(),
  },
  (table) => [index('subscriptions_of_user').on(table.userId)],
);

/** What the payment service has told us, each piece of news once. Nothing of its contents is kept. */
export const paymentNews = sqliteTable(
  'payment_news',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    orderId: text(),
    happened: instant().notNull(),
    stored: instant().notNull(),
  },
  (table) => [index('payment_news_stored').on(table.stored)],
);
