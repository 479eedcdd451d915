import { Hono } from 'hono';
import { readInvoice, readOrder, readOrders } from '#site/api/orders.ts';
import { buyer } from '../middleware/buyer.ts';
import { signedIn } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { invoice } from '../mails/invoice.ts';
import { orderView, ordersView } from '../payments/order-views.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

const isWaiting = (state: string) => state === 'open' || state === 'processing';

/** A member's own orders. Somebody else's is as unknown as one that never was. */
export const orders = new Hono<App>()
  .get(readOrders.path, limitedPerAddress, signedIn, buyer, async (c) =>
    c.json(ordersView(await c.var.deps.orders.of(c.var.account.userId))),
  )
  .get(readOrder.path, limitedPerAddress, signedIn, buyer, async (c) => {
    const { shop, account, deps } = c.var;
    const find = async () => {
      const order = await deps.orders.find(c.req.param('id'));
      return order?.userId === account.userId ? order : undefined;
    };
    const order = await find();
    if (!order) return refuse(c, 'not_found');
    if (!isWaiting(order.state)) return c.json(orderView(order));
    // The buyer may be here before the webhook: the payment service is asked, never the address.
    await shop.reconcileOrder(order.id);
    return c.json(orderView((await find()) ?? order));
  })
  .get(readInvoice.path, limitedPerAddress, signedIn, buyer, async (c) => {
    const order = await c.var.deps.orders.find(c.req.param('id'));
    if (order?.userId !== c.var.account.userId) return refuse(c, 'not_found');
    return c.json(invoice(order));
  });
