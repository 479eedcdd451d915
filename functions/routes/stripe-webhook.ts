import { Hono } from 'hono';
import { receiveStripeWebhook as endpoint } from '#site/api/stripe-webhook.ts';
import { paymentsUnavailable, shopOf } from '../middleware/buyer.ts';
import { readText } from '../middleware/body.ts';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';

const bodyLimit = 1_000_000;

/** 2xx means stored; anything else is redelivered: https://docs.stripe.com/webhooks#automatic-retries */
export const stripeWebhook = new Hono<App>().post(endpoint.path, async (c) => {
  const shop = shopOf(c);
  if (!shop) return paymentsUnavailable(c);
  const read = await readText(c.req.raw, bodyLimit);
  if (read.state === 'refused')
    return refuse(c, read.code === 'bad_request' ? 'signature_refused' : read.code);
  const signature = c.req.header('Stripe-Signature') ?? '';
  const handled = await shop.handleWebhook(read.text, signature);
  return handled === 'refused' ? refuse(c, 'signature_refused') : c.body(null, 204);
});
