import type { OrdersView, OrderView } from '#domain/shop/order.ts';
import { isObject, type Endpoint } from './endpoint.ts';

/** An order's id as the Worker makes them. */
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

/** One of them; an unfinished one as the payment service has it now. */
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

/** Where the payment service keeps the invoice of a paid order, as a PDF. */
export const readInvoice = {
  method: 'GET',
  path: '/api/orders/:id/invoice',
  signIn: 'required',
  codes: ['not_found', 'invoice_pending', 'payments_unavailable'],
  isAnswer: (value): value is InvoiceAnswer => isObject(value) && typeof value['url'] === 'string',
} as const satisfies Endpoint<InvoiceAnswer>;

/** Corrects name and address on the invoice of a paid course: once. The same correction again is the same. */
export const correctBilling = {
  method: 'POST',
  path: '/api/orders/:id/billing-address',
  signIn: 'required',
  codes: ['not_found', 'billing_address_corrected', 'payments_unavailable'],
  isAnswer: (value): value is OrderView => isObject(value) && typeof value['state'] === 'string',
} as const satisfies Endpoint<OrderView>;
