import { Hono } from 'hono';
import { receiveStripeWebhook as endpoint } from '#site/api/stripe-webhook.ts';
import { paymentsUnavailable, shopOf } from '../middleware/buyer.ts';
import { readAtMost } from '../read-at-most.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const bodyLimit = 1_000_000;

/** 2xx means stored; anything else is redelivered: https://docs.stripe.com/webhooks#automatic-retries */
export const stripeWebhook = new Hono<App>().post(endpoint.path, async (c) => {
  const shop = shopOf(c);
  if (!shop) return paymentsUnavailable(c);
  const read = await readAtMost(bodyLimit, c.req.raw);
  if (read.state === 'too_large') return refuse(c, 'body_too_large');
  if (read.state === 'not_text') return refuse(c, 'signature_refused');
  const signature = c.req.header('Stripe-Signature') ?? '';
  const handled = await shop.handleWebhook(read.text, signature);
  return handled === 'refused' ? refuse(c, 'signature_refused') : c.body(null, 204);
});
