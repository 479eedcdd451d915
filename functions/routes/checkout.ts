import { Hono } from 'hono';
import { readVia, viaText } from '#domain/funnel/via.ts';
import { checkout as endpoint, type CheckoutAnswer } from '#site/api/checkout.ts';
import { json } from '../middleware/body.ts';
import { buyer, paymentsUnavailable } from '../middleware/buyer.ts';
import { advertisedVisitor } from '../middleware/consent.ts';
import { stillSignedIn } from '../middleware/identity.ts';
import {
  limitedPerAddress,
  mayTryDiscount,
  paymentsLimitedPerAccount,
  tooMany,
} from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

export const checkout = new Hono<App>().post(
  endpoint.path,
  limitedPerAddress,
  stillSignedIn,
  paymentsLimitedPerAccount,
  json(endpoint),
  buyer,
  async (c) => {
    const { account, shop } = c.var;
    const { discount, billingAddress: address, via: sent, ...request } = c.req.valid('json');
    if (discount !== undefined && !(await mayTryDiscount(c))) return tooMany(c);

    const conversion = advertisedVisitor(c);
    const via = viaText(readVia(sent));
    const placed = await shop.placeOrder(account, {
      ...request,
      ...{ discount, conversion, via, billingAddress: address },
    });
    if (placed.state === 'leaving') {
      const answer: CheckoutAnswer = { order: placed.order, url: placed.url };
      return c.json(answer);
    }
    return placed.code === 'payments_unavailable' ? paymentsUnavailable(c) : refuse(c, placed.code);
  },
);
