import type { Locale } from '../text/locales.ts';
import type { BillingAddress } from './billing-address.ts';
import type { ProductKey } from './catalogue.ts';

/**
 * `open`: its checkout session waits for a payment. `processing`: paid in a way that takes days (SEPA). `failed`: that
 * payment failed. `expired`: the checkout session was abandoned. `refunding`: over, and the money has not gone yet.
 */
export const orderStates = [
  'open',
  'processing',
  'paid',
  'failed',
  'expired',
  'refunding',
  'refunded',
  'disputed',
] as const;
export type OrderState = (typeof orderStates)[number];

/** An order as its buyer sees it. Times are ISO 8601. */
export interface OrderView {
  id: string;
  product: ProductKey;
  state: OrderState;
  /** The amount to pay, all taxes included, and the refunded part. */
  cents: number;
  refundedCents: number;
  /** Refunded in full without a request: the buyer had already bought the same. */
  refundReason: 'duplicate' | null;
  discount: string | null;
  locale: Locale;
  ordered: string;
  paid: string | null;
  /** Days of a course lost to a dispute and added to its end. */
  givenBackDays?: number;
  guaranteeDays: number;
  /** The addressee of a course's invoice, and when it was corrected. */
  billingAddress: BillingAddress | null;
  billingAddressCorrected: string | null;
}

/**
 * `live`: paid and renewing. `ending`: cancelled and still running. `overdue`: a renewal failed; access continues for
 * the grace period. `suspended`: no access until it is paid or an employee resolves it. `ended`: over.
 */
export const subscriptionStates = ['live', 'ending', 'overdue', 'suspended', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export interface SubscriptionView {
  product: ProductKey;
  state: SubscriptionState;
  /** The end of the paid period: the next payment, or the end of the subscription. */
  periodEnd: string;
  /** Set if access ends automatically. */
  accessUntil: string | null;
}

export interface OrdersView {
  orders: OrderView[];
  subscriptions: SubscriptionView[];
}
