import type { ProductKey } from '#domain/shop/catalogue.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import type { RequirementsConfirmation } from '#domain/shop/agreement.ts';
import { checkout, type CheckoutAnswer } from './checkout.ts';
import { isObject, isNothing, type Endpoint } from './endpoint.ts';

/** An order that its buyer has left unpaid. What was agreed stands until its checkout session expires. */
export interface OpenOrderView {
  id: string;
  product: ProductKey;
  cents: number;
  discount: string | null;
  /** Whether its checkout session is still there: until then everything stands as it was agreed. */
  stands: boolean;
  /** ISO 8601. */
  ordered: string;
  /** The conditions of a course, as they were confirmed for this order. */
  requirements: RequirementsConfirmation | null;
  /** Whom its invoice was to be made out to. */
  billingAddress: BillingAddress | null;
}

/** What a member has left unpaid, on whatever device. */
export const readOpenOrders = {
  method: 'GET',
  path: '/api/open-orders',
  signIn: 'required',
  codes: ['payments_unavailable'],
  isAnswer: (value): value is { orders: OpenOrderView[] } =>
    isObject(value) && Array.isArray(value['orders']),
} as const satisfies Endpoint<{ orders: OpenOrderView[] }>;

/**
 * Leads back to the checkout of one of them. Where its session has expired a new order is made of the same facts, if
 * they still hold; otherwise the code says what has changed.
 */
export const goOnWithOrder = {
  method: 'POST',
  path: '/api/open-orders/:id/checkout',
  signIn: 'required',
  codes: [...checkout.codes, 'not_found', 'order_closed'],
  isAnswer: checkout.isAnswer,
  timeLimitMs: checkout.timeLimitMs,
} as const satisfies Endpoint<CheckoutAnswer>;

/** Drops one of them: it cannot be paid any more, and is not offered again. */
export const dropOrder = {
  method: 'DELETE',
  path: '/api/open-orders/:id',
  signIn: 'required',
  codes: ['not_found', 'already_has_app', 'already_has_course', 'payment_processing', 'payments_unavailable'],
  isAnswer: isNothing,
  timeLimitMs: checkout.timeLimitMs,
} as const satisfies Endpoint<undefined>;
