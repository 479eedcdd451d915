import { Hono } from 'hono';
import { buyer } from '../middleware/buyer.ts';
import { signedIn } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { orderReceipt } from '../mails/receipt-view.ts';
import { orderView, subscriptionView } from '../payments/views.ts';
import { refuse } from '../refusal.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import type { App } from '../context.ts';

const isWaiting = (state: string) => state === 'open' || state === 'processing';

/** A member's own orders. Somebody else's is as unknown as one that never was. */
export const orders = new Hono<App>()
  .get('/', limitedPerAddress, signedIn, buyer, async (c) => {
    const hers = await c.var.till.orders.of(c.var.account.userId);
    const purchases: OrdersView = {
      orders: hers.orders.map(orderView),
      subscriptions: hers.subscriptions.map(subscriptionView),
    };
    return c.json(purchases);
  })
  .get('/:id', limitedPerAddress, signedIn, buyer, async (c) => {
    const { till, account } = c.var;
    const find = async () => {
      const order = await till.orders.find(c.req.param('id'));
      return order?.userId === account.userId ? order : undefined;
    };
    const order = await find();
    if (!order) return refuse(c, 'not_found');
    if (!isWaiting(order.state)) return c.json(orderView(order));
    // The buyer may be here before the webhook: the payment service is asked, never the address.
    await till.settle(order.id);
    return c.json(orderView((await find()) ?? order));
  })
  .get('/:id/receipt', limitedPerAddress, signedIn, buyer, async (c) => {
    const order = await c.var.till.orders.find(c.req.param('id'));
    if (order?.userId !== c.var.account.userId) return refuse(c, 'not_found');
    return c.json(orderReceipt(order));
  })
  .all('*', (c) => refuse(c, 'method_not_allowed', { Allow: 'GET, HEAD' }));
