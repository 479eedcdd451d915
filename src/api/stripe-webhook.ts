import { isNothing, type Endpoint } from './endpoint.ts';

/** Stripe's webhook. Its body is signed text: the Worker verifies the signature before anything is read of it. */
export const receiveStripeWebhook = {
  method: 'POST',
  path: '/api/stripe/webhook',
  signIn: 'none',
  codes: ['signature_refused', 'payments_unavailable'],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;
