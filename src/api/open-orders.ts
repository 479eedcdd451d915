import type { ProductKey } from '#domain/shop/catalogue.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import type { RequirementsConfirmation } from '#domain/shop/agreement.ts';
import { checkout } from './checkout.ts';
import { del, get, has, post } from './endpoint.ts';

/** An unpaid order. Its terms hold until the checkout session expires. */
export interface OpenOrderView {
  id: string;
  product: ProductKey;
  cents: number;
  discount: string | null;
  /** Whether the checkout session, and with it the terms, are still valid. */
  isPayable: boolean;
  /** ISO 8601. */
  ordered: string;
  /** The course's requirements as confirmed for this order. */
  requirements: RequirementsConfirmation | null;
  /** The recipient of its invoice. */
  billingAddress: BillingAddress | null;
}

/** A member's unpaid orders, from all devices. */
export const readOpenOrders = get('/api/open-orders', {
  codes: ['payments_unavailable'],
  isAnswer: has<{ orders: OpenOrderView[] }>({ orders: 'list' }),
});

/**
 * Resumes the checkout of an unpaid order. If its session has expired, a new order is made on the same terms if they are
 * still valid; otherwise the code says what has changed.
 */
export const goOnWithOrder = post('/api/open-orders/:id/checkout', {
  codes: [...checkout.codes, 'not_found', 'order_closed'],
  isAnswer: checkout.isAnswer,
  timeLimitMs: checkout.timeLimitMs,
});

/** Drops an unpaid order, so that it can no longer be paid. */
export const dropOrder = del('/api/open-orders/:id', {
  codes: ['not_found', 'already_has_app', 'already_has_course', 'payment_processing', 'payments_unavailable'],
  timeLimitMs: checkout.timeLimitMs,
});
