import type { facts } from '../facts.ts';
import type { Locale } from '../locales.ts';
import type { BillingAddress } from './billing-address.ts';
import type { ProductKey } from './catalogue.ts';

/**
 * The states of an order. `open`: its checkout session waits for a payment. `processing`: paid in a way that takes
 * days (SEPA). `failed`: that payment came to nothing. `expired`: the checkout session was left.
 */
export const orderStates = [
  'open',
  'processing',
  'paid',
  'failed',
  'expired',
  'refunded',
  'disputed',
] as const;
export type OrderState = (typeof orderStates)[number];

/** How long an order's money-back guarantee lasts. */
export type GuaranteeDays = typeof facts.registrationGuaranteeDays | typeof facts.subscription.guaranteeDays;

/** An order as its buyer sees it. Instants are ISO 8601. */
export interface OrderView {
  id: string;
  product: ProductKey;
  state: OrderState;
  /** What was due at the order, all taxes included, and what of it was given back. */
  cents: number;
  refundedCents: number;
  /** Why all of it was given back of our own accord: she had the same already. */
  refundReason: 'duplicate' | null;
  discount: string | null;
  locale: Locale;
  ordered: string;
  paid: string | null;
  /** Days of a course that a dispute took and that were given back. */
  givenBackDays?: number;
  guaranteeDays: GuaranteeDays;
  /** Whom the invoice of a course is made out to, and when that was corrected. */
  billingAddress: BillingAddress | null;
  billingAddressCorrected: string | null;
}

/**
 * A subscription as its buyer sees it. `live`: paid and renewing. `ending`: cancelled and still running. `overdue`:
 * a renewal failed and access goes on for the grace period. `suspended`: no access until it is paid or somebody
 * sorts it out. `ended`: over.
 */
export const subscriptionStates = ['live', 'ending', 'overdue', 'suspended', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export interface SubscriptionView {
  product: ProductKey;
  state: SubscriptionState;
  /** When the paid period ends: the next payment, or the end where it is ending. */
  periodEnd: string;
  /** Until when access holds, where it ends by itself. */
  accessUntil: string | null;
}

/** What `GET /api/orders` answers. */
export interface OrdersView {
  orders: OrderView[];
  subscriptions: SubscriptionView[];
}
