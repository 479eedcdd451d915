import type { Locale } from '../locales.ts';
import type { ProductKey } from './catalogue.ts';

/**
 * Where an order stands. `open`: the payment page waits. `processing`: paid in a way that takes days. `failed`:
 * that payment came to nothing. `expired`: the payment page was left.
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

/** An order as its owner sees it. Instants are ISO 8601. */
export interface OrderView {
  id: string;
  product: ProductKey;
  state: OrderState;
  /** What was due at the order, all taxes included, and what of it was given back. */
  cents: number;
  refundedCents: number;
  discount: string | null;
  locale: Locale;
  ordered: string;
  paid: string | null;
}

/**
 * A subscription as its owner sees it. `live`: paid and renewing. `ending`: cancelled and still running. `overdue`:
 * a payment failed, and she has access for a few days more. `suspended`: no access until a payment or somebody
 * settles it. `ended`: over.
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
export interface Purchases {
  orders: OrderView[];
  subscriptions: SubscriptionView[];
}
