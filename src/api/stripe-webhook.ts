import { isNothing, type Endpoint } from './endpoint.ts';

/** Stripe's webhook. The Worker verifies the signature of its raw body before parsing. */
export const receiveStripeWebhook = {
  method: 'POST',
  path: '/api/stripe/webhook',
  signIn: 'none',
  codes: ['signature_refused', 'payments_unavailable'],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;
