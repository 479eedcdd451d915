import type { ProductKey } from '#domain/shop/catalogue.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import type { RequirementsConfirmation } from '#domain/shop/agreement.ts';
import { checkout, type CheckoutAnswer } from './checkout.ts';
import { isObject, isNothing, type Endpoint } from './endpoint.ts';

/** An unpaid order. Its terms hold until the checkout session expires. */
export interface OpenOrderView {
  id: string;
  product: ProductKey;
  cents: number;
  discount: string | null;
  /** Whether the checkout session, and with it the terms, are still valid. */
  stands: boolean;
  /** ISO 8601. */
  ordered: string;
  /** The course's requirements as confirmed for this order. */
  requirements: RequirementsConfirmation | null;
  /** The recipient of its invoice. */
  billingAddress: BillingAddress | null;
}

/** A member's unpaid orders, from all devices. */
export const readOpenOrders = {
  method: 'GET',
  path: '/api/open-orders',
  signIn: 'required',
  codes: ['payments_unavailable'],
  isAnswer: (value): value is { orders: OpenOrderView[] } =>
    isObject(value) && Array.isArray(value['orders']),
} as const satisfies Endpoint<{ orders: OpenOrderView[] }>;

/**
 * Resumes the checkout of an unpaid order. If its session has expired, a new order is made on the same terms if they are
 * still valid; otherwise the code says what has changed.
 */
export const goOnWithOrder = {
  method: 'POST',
  path: '/api/open-orders/:id/checkout',
  signIn: 'required',
  codes: [...checkout.codes, 'not_found', 'order_closed'],
  isAnswer: checkout.isAnswer,
  timeLimitMs: checkout.timeLimitMs,
} as const satisfies Endpoint<CheckoutAnswer>;

/** Drops an unpaid order, so that it can no longer be paid. */
export const dropOrder = {
  method: 'DELETE',
  path: '/api/open-orders/:id',
  signIn: 'required',
  codes: ['not_found', 'already_has_app', 'already_has_course', 'payment_processing', 'payments_unavailable'],
  isAnswer: isNothing,
  timeLimitMs: checkout.timeLimitMs,
} as const satisfies Endpoint<undefined>;
