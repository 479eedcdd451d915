import { Hono } from 'hono';
import { buyerOf, unlessDown } from '../middleware/buyer.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { orderReceipt } from '../mails/receipt-view.ts';
import { orderView, subscriptionView } from '../payments/views.ts';
import { refuse } from '../refusal.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import type { App } from '../context.ts';

const isWaiting = (state: string) => state === 'open' || state === 'processing';

/** Her own orders. Somebody else's is as unknown as one that never was. */
export const orders = new Hono<App>()
  .get('/', limitedPerAddress, async (c) => {
    const buyer = await buyerOf(c);
    if (buyer.state === 'refused') return buyer.response;
    const hers = await buyer.till.orders.of(buyer.account.userId);
    const purchases: OrdersView = {
      orders: hers.orders.map(orderView),
      subscriptions: hers.subscriptions.map(subscriptionView),
    };
    return c.json(purchases);
  })
  .get('/:id', limitedPerAddress, async (c) => {
    const buyer = await buyerOf(c);
    if (buyer.state === 'refused') return buyer.response;
    const { till, account } = buyer;
    const find = async () => {
      const order = await till.orders.find(c.req.param('id'));
      return order?.userId === account.userId ? order : undefined;
    };
    const order = await find();
    if (!order) return refuse(c, 'not_found');
    if (!isWaiting(order.state)) return c.json(orderView(order));
    // She may be here before the news is: the payment service is asked, never the address.
    return unlessDown(c, async () => {
      await till.settle(order.id);
      return c.json(orderView((await find()) ?? order));
    });
  })
  .get('/:id/receipt', limitedPerAddress, async (c) => {
    const buyer = await buyerOf(c);
    if (buyer.state === 'refused') return buyer.response;
    const order = await buyer.till.orders.find(c.req.param('id'));
    if (order?.userId !== buyer.account.userId) return refuse(c, 'not_found');
    return c.json(orderReceipt(order));
  })
  .all('*', (c) => refuse(c, 'method_not_allowed', { Allow: 'GET, HEAD' }));
