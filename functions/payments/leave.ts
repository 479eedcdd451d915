import type { Till } from './till.ts';

/**
 * Ends what goes on with money before an account goes: nobody pays for what she can no longer see. A payment that is
 * on its way has to arrive first, because nobody would know whose it is.
 */
export async function leave(
  { orders, payments, settle }: Till,
  userId: string,
): Promise<'ended' | 'payment_processing'> {
  for (const order of await orders.unfinishedOf(userId)) {
    if (order.session === null) continue;
    if (order.state === 'open') await payments.closePage(order.session);
    await settle(order.id);
    if ((await orders.find(order.id))?.state === 'processing') return 'payment_processing';
  }
  const { subscriptions } = await orders.of(userId);
  for (const { id, orderId, state } of subscriptions) {
    if (state === 'ended') continue;
    await payments.endSubscription(id);
    await settle(orderId);
  }
  return 'ended';
}
