import { Hono } from 'hono';
import { z } from 'zod';
import { locales } from '#domain/locales.ts';
import { accountPath } from '#domain/shop/return-paths.ts';
import { buyerOf, unlessDown } from '../middleware/buyer.ts';
import { readJson } from '../middleware/json-body.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const bodyLimit = 500;
const wish = z.strictObject({ locale: z.enum(locales) });

/** The way to the page where she manages her subscription. */
export const portal = new Hono<App>()
  .post('/', limitedPerAddress, async (c) => {
    const body = await readJson(c.req.raw, bodyLimit);
    if (body.state === 'refused') return refuse(c, body.code);
    const parsed = wish.safeParse(body.value);
    if (!parsed.success) return refuse(c, 'bad_request');
    const buyer = await buyerOf(c);
    if (buyer.state === 'refused') return buyer.response;
    const { customer } = buyer.account;
    if (customer === undefined) return refuse(c, 'nothing_bought');
    const { locale } = parsed.data;
    return unlessDown(c, async () => {
      const url = await buyer.till.payments.portal(customer, locale, c.var.deps.site + accountPath(locale));
      return c.json({ url });
    });
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST' }));
