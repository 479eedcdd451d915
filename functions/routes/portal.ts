import { Hono } from 'hono';
import { z } from 'zod';
import { locales } from '#domain/locales.ts';
import { accountPath } from '#domain/shop/return-paths.ts';
import { json } from '../middleware/body.ts';
import { buyer } from '../middleware/buyer.ts';
import { signedIn } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const bodyLimit = 500;
const wish = z.strictObject({ locale: z.enum(locales) });

/** Opens the customer portal, where a member manages her subscription at the payment service. */
export const portal = new Hono<App>()
  .post('/', limitedPerAddress, json(wish, bodyLimit), signedIn, buyer, async (c) => {
    const { account, till, deps } = c.var;
    if (account.customer === undefined) return refuse(c, 'nothing_bought');
    const { locale } = c.req.valid('json');
    const url = await till.payments.portal(account.customer, locale, deps.site + accountPath(locale));
    return c.json({ url });
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST' }));
