import { expect } from 'vitest';
import { stripe } from './places.ts';
import { customerIn, recordWebhooks, paymentIn, shopper, subscriptionIn } from './shop.ts';
import type { Action } from '../../../local/stripe/actions.ts';

type Buy = (parts: { payment: string; subscription: string; customer: string }) => Action[];

export interface Row {
  what: string;
  way?: 'card' | 'sepa';
  actions: Buy;
  state: string;
  access: string[];
}

/** Performs a row's actions; events come in order, then all of them again backwards. */
export async function live(product: 'zpp' | 'app-3-months', { way, actions }: Row) {
  const webhooks = await recordWebhooks();
  const her = await shopper('outcome');
  const { order } = await her.buy(product, way);
  const bought = await webhooks.since();
  const parts = {
    payment: paymentIn(bought),
    subscription: subscriptionIn(bought),
    customer: customerIn(bought),
  };
  expect(new Set(await webhooks.deliverAll())).toEqual(new Set([204]));
  for (const action of actions(parts)) await stripe.perform(action);
  expect(new Set(await webhooks.deliverAll())).toEqual(new Set([204]));
  const { body } = await her.get('/api/orders');
  return { order: await her.state(order), access: await her.access(), purchases: body };
}
