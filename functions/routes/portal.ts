import { Hono } from 'hono';
import { z } from 'zod';
import { locales } from '#domain/locales.ts';
import { json } from '../middleware/body.ts';
import { buyer } from '../middleware/buyer.ts';
import { signedIn } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const bodyLimit = 500;
const question = z.strictObject({ locale: z.enum(locales) });

/** Opens the customer portal, where a member manages her subscription at the payment service. */
export const portal = new Hono<App>()
  .post('/', limitedPerAddress, json(question, bodyLimit), signedIn, buyer, async (c) => {
    const { account, shop } = c.var;
    if (account.customer === undefined) return refuse(c, 'nothing_bought');
    const url = await shop.portalUrl(account.customer, c.req.valid('json').locale);
    return url === undefined ? refuse(c, 'customer_gone') : c.json({ url });
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST' }));
