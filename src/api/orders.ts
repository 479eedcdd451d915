import type { OrdersView, OrderView } from '#domain/shop/order.ts';
import { get, has, post } from './endpoint.ts';

/** An order's id as the Worker makes it. */
export const isOrderId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** A member's orders and subscriptions. */
export const readOrders = get('/api/orders', {
  codes: ['payments_unavailable'],
  isAnswer: has<OrdersView>({ orders: 'list', subscriptions: 'list' }),
});

/** One order; an open one with the payment service's current state. */
export const readOrder = get('/api/orders/:id', {
  codes: ['not_found', 'payments_unavailable'],
  isAnswer: has<OrderView>({ state: 'string' }),
});

export interface InvoiceAnswer {
  url: string;
}

/** The address of a paid order's invoice (PDF) at the payment service. */
export const readInvoice = get('/api/orders/:id/invoice', {
  codes: ['not_found', 'invoice_pending', 'payments_unavailable'],
  isAnswer: has<InvoiceAnswer>({ url: 'string' }),
});

/** Corrects name and address on a paid course's invoice, once. Repeating the same correction is a no-op. */
export const correctBilling = post('/api/orders/:id/billing-address', {
  codes: ['not_found', 'billing_address_corrected', 'payments_unavailable'],
  isAnswer: has<OrderView>({ state: 'string' }),
});
