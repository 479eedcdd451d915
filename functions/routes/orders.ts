import { Hono } from 'hono';
import { correctBilling, readInvoice, readOrder, readOrders, type InvoiceAnswer } from '#site/api/orders.ts';
import { json } from '../middleware/body.ts';
import { buyer } from '../middleware/buyer.ts';
import { signedIn, stillSignedIn } from '../middleware/identity.ts';
import { limitedPerAddress, paymentsLimitedPerAccount } from '../middleware/rate-limit.ts';
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
    if (!(await deps.orders.mayAsk(order.id, deps.now()))) return c.json(orderView(order));
    await shop.reconcileOrder(order.id);
    return c.json(orderView((await find()) ?? order));
  })
  .get(readInvoice.path, limitedPerAddress, stillSignedIn, paymentsLimitedPerAccount, buyer, async (c) => {
    const { account, deps, shop } = c.var;
    const order = await deps.orders.find(c.req.param('id'));
    if (order?.userId !== account.userId || !order.paid || order.checkoutSession === null)
      return refuse(c, 'not_found');
    const url = await shop.invoicePdf(order.checkoutSession);
    if (url === undefined) return refuse(c, 'invoice_pending');
    const answer: InvoiceAnswer = { url };
    return c.json(answer);
  })
  .post(correctBilling.path, limitedPerAddress, stillSignedIn, buyer, json(correctBilling), async (c) => {
    const { deps, account } = c.var;
    const which = { orderId: c.req.param('id'), userId: account.userId };
    const { billingAddress } = c.req.valid('json');
    const corrected = await deps.billingAddresses.correct(which, billingAddress, new Date());
    if (corrected === 'corrected_before') return refuse(c, 'billing_address_corrected');
    const order = corrected === 'unknown' ? undefined : await deps.orders.find(which.orderId);
    if (!order) return refuse(c, 'not_found');
    if (corrected === 'corrected')
      c.executionCtx.waitUntil(deps.mailOutbox.send('invoice_corrected', order.id));
    return c.json(orderView(order));
  });
