import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accessLevels } from '#domain/access.ts';
import { locales } from '#domain/locales.ts';
import { productKeys } from '#domain/shop/catalogue.ts';
import { orderStates, subscriptionStates } from '#domain/shop/order.ts';
import { users } from './accounts.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import type { GuaranteeDays } from '#domain/shop/order.ts';
import type { Visitor } from '../../ports/conversions.ts';

/** In this order: what has come late is found before what is missing. */
export const comparisonParts = ['events', 'overdue', 'live', 'missing'] as const;
export type ComparisonPart = (typeof comparisonParts)[number];

const instant = () => integer({ mode: 'timestamp_ms' });
/** Invoices are kept longer than accounts: an order outlives its buyer's account, without an owner. */
const buyer = () => text().references(() => users.id, { onDelete: 'set null' });

export const orders = sqliteTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: buyer(),
    email: text().notNull(),
    /** The address in the one spelling that is compared. */
    emailKey: text().notNull(),
    product: text({ enum: productKeys }).notNull(),
    /** The access that it buys. A buyer has at most one unfinished order for each level. */
    level: text({ enum: accessLevels }).notNull(),
    locale: text({ enum: locales }).notNull(),
    listCents: integer().notNull(),
    dueCents: integer().notNull(),
    discount: text(),
    /** A code that counts once a person, as long as this order holds it: cleared when the order comes to nothing. */
    reservedCode: text(),
    ordered: instant().notNull(),
    /** How long the money-back guarantee lasts, as it was promised with the order. */
    guaranteeDays: integer().$type<GuaranteeDays>().notNull().default(14),

    /** What the buyer agreed to: the legal texts by their versions, and to begin at once. */
    termsVersion: integer().notNull(),
    withdrawalVersion: integer().notNull(),
    earlyStart: integer({ mode: 'boolean' }).notNull(),
    /** Which words were ticked for that; `i18n/…/early-start.json` keeps every version of them. */
    earlyStartVersion: integer(),
    /** When its buyer dropped it unpaid: then it is not offered again. */
    dropped: instant(),
    /** The conditions of a course: which text was confirmed, and when. Never the answers. */
    requirementsVersion: integer(),
    requirementsConfirmed: instant(),

    /** Whom the invoice of a course is made out to; as it stands after a correction. */
    billingAddress: text({ mode: 'json' }).$type<BillingAddress>(),
    /** As the payment service's invoice has it, where it was corrected, and when. */
    billingAddressBefore: text({ mode: 'json' }).$type<BillingAddress>(),
    billingAddressCorrected: instant(),
    /** The number of the payment service's invoice for the first payment. */
    invoiceNumber: text(),

    /** At the payment service. */
    customer: text(),
    checkoutSession: text().unique('orders_checkout_session'),
    checkoutUrl: text(),
    checkoutExpires: instant().notNull(),
    /** When its buyer last had the payment service asked about it. */
    asked: instant(),

    state: text({ enum: orderStates }).notNull(),
    /** Optimistic lock: counts writes. Who asked the payment service before somebody else wrote asks again. */
    version: integer().notNull().default(0),
    paymentId: text(),
    paid: instant(),
    refundedCents: integer().notNull().default(0),
    /** When the withdrawal was received: from then on it gives no access, whatever part was refunded. */
    withdrawn: instant(),
    /** Since when the payment is disputed: that long it gives no access. */
    disputed: instant(),
    /** So many days were taken by disputes that were won; a course ends that much later. */
    givenBackDays: integer().notNull().default(0),
    /** Why we gave all of it back of our own accord: the buyer had the same already. */
    refundReason: text({ enum: ['duplicate'] }),

    /** The consent by which the ad platform may hear of it, and what it may hear; deleted once it has. */
    consentReceipt: text(),
    visitor: text({ mode: 'json' }).$type<Visitor>(),
    /** By which campaign and landing page it came, in classes of ours; deleted once the payment is counted, or cannot come. */
    via: text(),
  },
  (table) => [
    uniqueIndex('orders_unfinished')
      .on(table.userId, table.level)
      .where(sql`state IN ('open', 'processing')`),
    uniqueIndex('orders_reserved_code')
      .on(table.userId, table.reservedCode)
      .where(sql`reserved_code IS NOT NULL`),
    index('orders_of_user').on(table.userId, table.ordered),
    index('orders_of_address').on(table.emailKey),
    index('orders_by_state').on(table.state, table.ordered),
  ],
);

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    /** The payment service's id. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .unique('subscriptions_order')
      .references(() => orders.id),
    userId: buyer(),
    product: text({ enum: productKeys }).notNull(),
    state: text({ enum: subscriptionStates }).notNull(),
    /** As the payment service words it, to compare with later answers. */
    status: text().notNull(),
    paused: integer({ mode: 'boolean' }).notNull(),
    periodEnd: instant().notNull(),
    endsAt: instant(),
    accessUntil: instant(),
    /** When the nightly comparison last saw it at the payment service. */
    compared: instant(),
  },
  (table) => [
    index('subscriptions_of_user').on(table.userId),
    index('subscriptions_running')
      .on(table.compared)
      .where(sql`state <> 'ended'`),
  ],
);

/** Webhook events by their ids, for idempotency: each counts once. Nothing of their contents is kept. */
export const webhookEvents = sqliteTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    orderId: text(),
    happened: instant().notNull(),
    stored: instant().notNull(),
  },
  (table) => [index('webhook_events_stored').on(table.stored)],
);

/** How far each part of the nightly comparison has come: one that is too much for an invocation goes on in the next. */
export const comparisons = sqliteTable('comparisons', {
  part: text({ enum: comparisonParts }).primaryKey(),
  /** When its last round began, where it stopped, and when it was through. */
  began: instant().notNull(),
  cursor: text(),
  finished: instant(),
});
