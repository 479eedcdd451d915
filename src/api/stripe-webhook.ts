import { post } from './endpoint.ts';

/** Stripe's webhook. The Worker verifies the signature of its raw body before parsing. */
export const receiveStripeWebhook = post('/api/stripe/webhook', {
  signIn: 'none',
  codes: ['signature_refused', 'payments_unavailable'],
});
