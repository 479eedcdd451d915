import { Hono } from 'hono';
import { dropOrder, goOnWithOrder, readOpenOrders } from '#site/api/open-orders.ts';
import { buyer, paymentsUnavailable } from '../middleware/buyer.ts';
import { advertisedVisitor } from '../middleware/consent.ts';
import { signedIn, stillSignedIn } from '../middleware/identity.ts';
import { limitedPerAddress, paymentsLimitedPerAccount } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

export const openOrders = new Hono<App>()
  .get(readOpenOrders.path, limitedPerAddress, signedIn, buyer, async (c) =>
    c.json({ orders: await c.var.shop.openOrders.of(c.var.account.userId) }),
  )
  .post(goOnWithOrder.path, limitedPerAddress, stillSignedIn, paymentsLimitedPerAccount, buyer, async (c) => {
    const { shop, account } = c.var;
    const placed = await shop.openOrders.resume(account, c.req.param('id'), advertisedVisitor(c));
    if (placed.state === 'leaving') return c.json({ order: placed.order, url: placed.url });
    return placed.code === 'payments_unavailable' ? paymentsUnavailable(c) : refuse(c, placed.code);
  })
  .delete(dropOrder.path, limitedPerAddress, stillSignedIn, paymentsLimitedPerAccount, buyer, async (c) => {
    const dropped = await c.var.shop.openOrders.drop(c.var.account.userId, c.req.param('id'));
    return dropped.state === 'dropped' ? c.body(null, 204) : refuse(c, dropped.code);
  });
