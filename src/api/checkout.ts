import { has, post } from './endpoint.ts';

/** The order, and the payment page for it. */
export interface CheckoutAnswer {
  order: string;
  url: string;
}

/** Places an order and opens its checkout session. The same request again leads to the same order. */
export const checkout = post('/api/checkout', {
  codes: [
    'product_unavailable',
    'discount_not_applicable',
    'price_changed',
    'texts_changed',
    'early_start_missing',
    'requirements_missing',
    'confirmation_date_wrong',
    'course_not_certified',
    'email_missing',
    'email_invalid',
    'billing_address_missing',
    'already_has_app',
    'already_has_course',
    'payment_processing',
    'order_replaced',
    'too_many_orders',
    'payments_unavailable',
  ],
  isAnswer: has<CheckoutAnswer>({ order: 'string', url: 'string' }),
  // Calls the payment service, twice if need be.
  timeLimitMs: 20_000,
});
