import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accessLevels } from '#domain/shop/access.ts';
import { locales } from '#domain/text/locales.ts';
import { productKeys } from '#domain/shop/catalogue.ts';
import { orderStates, subscriptionStates } from '#domain/shop/order.ts';
import { users } from './accounts.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import type { Visitor } from '../../ports/conversions.ts';

/** In this order: late events are found before missing subscriptions. */
export const comparisonParts = ['events', 'overdue', 'live', 'missing'] as const;
export type ComparisonPart = (typeof comparisonParts)[number];

const instant = () => integer({ mode: 'timestamp_ms' });
/** Invoices must be kept longer than accounts, so an order outlives its buyer's. */
const buyer = () => text().references(() => users.id, { onDelete: 'set null' });

/** A due date that has passed whenever the job runs. */
export const atOnce = new Date(0);

export const orders = sqliteTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: buyer(),
    email: text().notNull(),
    /** The address, normalised for comparison. */
    emailKey: text().notNull(),
    product: text({ enum: productKeys }).notNull(),
    /** The access that it buys. A buyer has at most one unfinished order per level. */
    level: text({ enum: accessLevels }).notNull(),
    locale: text({ enum: locales }).notNull(),
    listCents: integer().notNull(),
    dueCents: integer().notNull(),
    discount: text(),
    /** A code that works once per person, reserved by this order; cleared if the order comes to nothing. */
    reservedCode: text(),
    ordered: instant().notNull(),
    guaranteeDays: integer().notNull().default(14),

    /** What the buyer agreed to: the versions of the legal texts, and the early start. */
    termsVersion: integer().notNull(),
    withdrawalVersion: integer().notNull(),
    earlyStart: integer({ mode: 'boolean' }).notNull(),
    /** The version of that consent; `i18n/…/early-start.ts` keeps them all. */
    earlyStartVersion: integer(),
    /** When the buyer discarded it unpaid: it is not offered again. */
    dropped: instant(),
    /** A course's requirements: which text was confirmed, and when. Never the answers. */
    requirementsVersion: integer(),
    requirementsConfirmed: instant(),

    /** A course invoice's addressee, corrections included. */
    billingAddress: text({ mode: 'json' }).$type<BillingAddress>(),
    /** The addressee on the payment service's invoice, if corrected since. */
    billingAddressBefore: text({ mode: 'json' }).$type<BillingAddress>(),
    billingAddressCorrected: instant(),
    /** The payment service's number of the first invoice. */
    invoiceNumber: text(),

    /** At the payment service. */
    customer: text(),
    checkoutSession: text().unique('orders_checkout_session'),
    checkoutUrl: text(),
    checkoutExpires: instant().notNull(),
    /** When the payment service was last asked on the buyer's behalf. */
    asked: instant(),

    state: text({ enum: orderStates }).notNull(),
    /** Optimistic lock: counts writes. A snapshot taken before another write is taken again. */
    version: integer().notNull().default(0),
    paymentId: text(),
    paid: instant(),
    refundedCents: integer().notNull().default(0),
    /** What open and lost disputes have taken back of its own payment. */
    disputedCents: integer().notNull().default(0),
    /** When the withdrawal was received: ends access, however much was refunded. */
    withdrawn: instant(),
    /** When its plan ends by the buyer's notice, if that is within a term: the rest of what is paid is refunded. */
    noticeEnds: instant(),
    /** Since when the payment is disputed, which suspends access. */
    disputed: instant(),
    /** Days lost to disputes that were won; a course ends that much later. */
    givenBackDays: integer().notNull().default(0),
    /** When a booked course is to be looked at for reminders. `atOnce` with what may change the next one; null if none. */
    remindersDue: instant(),
    /** Why we refunded all of it: a duplicate. */
    refundReason: text({ enum: ['duplicate'] }),

    /** The consent and the visitor data for the ad platform; deleted once the platform has them. */
    consentReceipt: text(),
    visitor: text({ mode: 'json' }).$type<Visitor>(),
    /** Campaign and landing page, as classes; deleted once the payment is counted or can no longer come. */
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
    index('orders_reminders_due')
      .on(table.remindersDue)
      .where(sql`reminders_due IS NOT NULL`),
  ],
);

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .unique('subscriptions_order')
      .references(() => orders.id),
    userId: buyer(),
    product: text({ enum: productKeys }).notNull(),
    state: text({ enum: subscriptionStates }).notNull(),
    /** The payment service's own status, to compare with later snapshots. */
    status: text().notNull(),
    paused: integer({ mode: 'boolean' }).notNull(),
    periodEnd: instant().notNull(),
    endsAt: instant(),
    accessUntil: instant(),
    /** When the nightly comparison last saw it. */
    compared: instant(),
    /** The last renewal that was counted, by its payment. */
    renewedBy: text(),
  },
  (table) => [
    index('subscriptions_of_user').on(table.userId),
    index('subscriptions_renewing')
      .on(table.periodEnd, table.product)
      .where(sql`state = 'live'`),
    index('subscriptions_running')
      .on(table.compared)
      .where(sql`state <> 'ended'`),
  ],
);

export const refundReasons = ['duplicate', 'withdrawal', 'cancellation'] as const;
/**
 * `due`: to be tried, again after a refusal. `given_up`: refused too often, so a person must pay it. `closed`: paid in
 * another way.
 */
export const refundStates = ['due', 'done', 'given_up', 'closed'] as const;

/** What is owed of a payment, until the money has gone: the payment service may refuse it, or fail days later. */
export const refunds = sqliteTable(
  'refunds',
  {
    paymentId: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the payment, whatever has been refunded of it before. */
    cents: integer().notNull(),
    reason: text({ enum: refundReasons }).notNull(),
    state: text({ enum: refundStates }).notNull(),
    owed: instant().notNull(),
    /** The next try; moving this on claims it. */
    due: instant(),
    /** Part of the idempotency key: a try whose outcome is known is never repeated under its key. */
    attempt: integer().notNull().default(0),
    refusals: integer().notNull().default(0),
    /** The payment service's reason for the last refusal. */
    failure: text(),
  },
  (table) => [
    index('refunds_of_order').on(table.orderId),
    index('refunds_due').on(table.due),
    index('refunds_given_up')
      .on(table.owed)
      .where(sql`state = 'given_up'`),
  ],
);

/** What of a renewal has gone back, as the daily sums have it. Without a row nothing has. */
export const renewalLosses = sqliteTable(
  'renewal_losses',
  {
    paymentId: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    refundedCents: integer().notNull(),
    disputedCents: integer().notNull(),
  },
  ({ orderId }) => [index('renewal_losses_of_order').on(orderId)],
);

/** Handled webhook events, for idempotency. Their contents are not stored. */
export const webhookEvents = sqliteTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    orderId: text(),
    happened: instant().notNull(),
    stored: instant().notNull(),
  },
  (table) => [
    index('webhook_events_of_order').on(table.orderId),
    index('webhook_events_stored').on(table.stored),
  ],
);

/** The cursors of the nightly comparison: a part that is too much for one invocation continues in the next. */
export const comparisons = sqliteTable('comparisons', {
  part: text({ enum: comparisonParts }).primaryKey(),
  /** When its last round began, where it stopped, and when it finished. */
  began: instant().notNull(),
  cursor: text(),
  finished: instant(),
});
