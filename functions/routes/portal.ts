import { Hono } from 'hono';
import { openPortal, type PortalAnswer } from '#site/api/portal.ts';
import { json } from '../middleware/body.ts';
import { buyer } from '../middleware/buyer.ts';
import { stillSignedIn } from '../middleware/identity.ts';
import { limitedPerAddress, paymentsLimitedPerAccount } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';
import type { Account } from '../ports/accounts.ts';
import type { Orders } from '../payments/orders.ts';

/** The named order's customer; else the account's, which pays plans; else that of the latest course. */
async function customerOf(orders: Orders, { userId, customer }: Account, order: string | undefined) {
  if (order === undefined && customer !== undefined) return customer;
  const own = (await orders.everythingOf(userId)).orders.filter((one) => one.customer !== null);
  return own.findLast(({ id }) => order === undefined || id === order)?.customer ?? undefined;
}

export const portal = new Hono<App>().post(
  openPortal.path,
  limitedPerAddress,
  stillSignedIn,
  paymentsLimitedPerAccount,
  json(openPortal),
  buyer,
  async (c) => {
    const { account, shop, deps } = c.var;
    const { locale, order } = c.req.valid('json');
    const customer = await customerOf(deps.orders, account, order);
    if (customer === undefined) return refuse(c, 'nothing_bought');
    const url = await shop.portalUrl(customer, locale);
    if (url === undefined) return refuse(c, 'customer_gone');
    const answer: PortalAnswer = { url };
    return c.json(answer);
  },
);
