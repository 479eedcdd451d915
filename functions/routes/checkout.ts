import { Hono } from 'hono';
import { z } from 'zod';
import { readVia, viaText } from '#domain/funnel/via.ts';
import { locales } from '#domain/locales.ts';
import { productKeys } from '#domain/shop/catalogue.ts';
import { checkout as endpoint, type CheckoutAnswer, type CheckoutRequest } from '#site/api/checkout.ts';
import { longestCode } from '#site/api/discount.ts';
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
import { billingAddress } from '../payments/billing-addresses.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const bodyLimit = 4_000;
const longestVia = 100;
const version = z.number().int().positive();

const order: z.ZodType<CheckoutRequest> = z.strictObject({
  product: z.enum(productKeys),
  locale: z.enum(locales),
  discount: z.string().min(1).max(longestCode).optional(),
  agreed: z.strictObject({
    cents: z.number().int().nonnegative(),
    terms: version,
    withdrawal: version,
    earlyStart: version.optional(),
    requirements: z.strictObject({ version, at: z.iso.datetime() }).optional(),
  }),
  billingAddress: billingAddress.optional(),
  via: z.string().max(longestVia).optional(),
});

export const checkout = new Hono<App>().post(
  endpoint.path,
  limitedPerAddress,
  stillSignedIn,
  paymentsLimitedPerAccount,
  json(endpoint, order, bodyLimit),
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
