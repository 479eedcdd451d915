import type { OrdersView, OrderView } from '#domain/shop/order.ts';
import { isObject, type Endpoint } from './endpoint.ts';

/** An order's id as the Worker makes it. */
export const isOrderId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** A member's orders and subscriptions. */
export const readOrders = {
  method: 'GET',
  path: '/api/orders',
  signIn: 'required',
  codes: ['payments_unavailable'],
  isAnswer: (value): value is OrdersView =>
    isObject(value) && Array.isArray(value['orders']) && Array.isArray(value['subscriptions']),
} as const satisfies Endpoint<OrdersView>;

/** One order; an open one with the payment service's current state. */
export const readOrder = {
  method: 'GET',
  path: '/api/orders/:id',
  signIn: 'required',
  codes: ['not_found', 'payments_unavailable'],
  isAnswer: (value): value is OrderView => isObject(value) && typeof value['state'] === 'string',
} as const satisfies Endpoint<OrderView>;

export interface InvoiceAnswer {
  url: string;
}

/** The address of a paid order's invoice (PDF) at the payment service. */
export const readInvoice = {
  method: 'GET',
  path: '/api/orders/:id/invoice',
  signIn: 'required',
  codes: ['not_found', 'invoice_pending', 'payments_unavailable'],
  isAnswer: (value): value is InvoiceAnswer => isObject(value) && typeof value['url'] === 'string',
} as const satisfies Endpoint<InvoiceAnswer>;

/** Corrects name and address on a paid course's invoice, once. Repeating the same correction is a no-op. */
export const correctBilling = {
  method: 'POST',
  path: '/api/orders/:id/billing-address',
  signIn: 'required',
  codes: ['not_found', 'billing_address_corrected', 'payments_unavailable'],
  isAnswer: (value): value is OrderView => isObject(value) && typeof value['state'] === 'string',
} as const satisfies Endpoint<OrderView>;
