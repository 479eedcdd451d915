import { Hono } from 'hono';
import { z } from 'zod';
import { locales } from '#domain/locales.ts';
import { openPortal, type PortalAnswer, type PortalRequest } from '#site/api/portal.ts';
import { json } from '../middleware/body.ts';
import { buyer } from '../middleware/buyer.ts';
import { stillSignedIn } from '../middleware/identity.ts';
import { limitedPerAddress, paymentsLimitedPerAccount } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';
import type { Orders } from '../payments/orders.ts';

const bodyLimit = 500;
const request: z.ZodType<PortalRequest> = z.strictObject({ locale: z.enum(locales) });

/** The order of a course has a customer of its own: its invoice is there. */
async function customerOfCourse(orders: Orders, userId: string): Promise<string | undefined> {
  const { orders: all } = await orders.everythingOf(userId);
  return all.findLast(({ customer }) => customer !== null)?.customer ?? undefined;
}

/** Opens the customer portal, where members manage their subscription at the payment service. */
export const portal = new Hono<App>().post(
  openPortal.path,
  limitedPerAddress,
  stillSignedIn,
  paymentsLimitedPerAccount,
  json(openPortal, request, bodyLimit),
  buyer,
  async (c) => {
    const { account, shop, deps } = c.var;
    const customer = account.customer ?? (await customerOfCourse(deps.orders, account.userId));
    if (customer === undefined) return refuse(c, 'nothing_bought');
    const url = await shop.portalUrl(customer, c.req.valid('json').locale);
    if (url === undefined) return refuse(c, 'customer_gone');
    const answer: PortalAnswer = { url };
    return c.json(answer);
  },
);
