import { Hono } from 'hono';
import { z } from 'zod';
import { locales } from '#domain/locales.ts';
import { productKeys } from '#domain/shop/catalogue.ts';
import { buyerOf, paymentsDown, unlessDown } from '../middleware/buyer.ts';
import { consentOf } from '../middleware/consent-cookie.ts';
import { readJson } from '../middleware/json-body.ts';
import { limitedPerAddress, mayGuess, tooMany } from '../middleware/rate-limit.ts';
import { visitorOf } from '../middleware/visitor.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';

const bodyLimit = 4_000;
const version = z.number().int().positive();

/** A product by its name: no price, quantity, currency or address comes in here. */
const order = z.strictObject({
  product: z.enum(productKeys),
  locale: z.enum(locales),
  discount: z.string().min(1).max(40).optional(),
  agreed: z.strictObject({
    cents: z.number().int().nonnegative(),
    terms: version,
    withdrawal: version,
    earlyStart: z.boolean(),
    requirements: z.strictObject({ version, at: z.iso.datetime() }).optional(),
  }),
});

function toldOf(c: AppContext) {
  const consent = consentOf(c);
  const visitor = visitorOf(c);
  const mayBeTold = consent?.status === 'accepted' && visitor.userAgent !== undefined;
  return mayBeTold ? { receipt: consent.id, visitor } : undefined;
}

/** Places an order and says where it is paid. */
export const checkout = new Hono<App>()
  .post('/', limitedPerAddress, async (c) => {
    const body = await readJson(c.req.raw, bodyLimit);
    if (body.state === 'refused') return refuse(c, body.code);
    const parsed = order.safeParse(body.value);
    if (!parsed.success) return refuse(c, 'bad_request');
    const buyer = await buyerOf(c);
    if (buyer.state === 'refused') return buyer.response;
    const { discount, ...wish } = parsed.data;
    if (discount !== undefined && !(await mayGuess(c))) return tooMany(c);

    return unlessDown(c, async () => {
      const placed = await buyer.till.placeOrder(buyer.account, { ...wish, discount, told: toldOf(c) });
      if (placed.state === 'leaving') return c.json({ order: placed.order, url: placed.url });
      return placed.code === 'payments_unavailable' ? paymentsDown(c) : refuse(c, placed.code);
    });
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST' }));
