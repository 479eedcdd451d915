import type { Payments } from '../ports/payments.ts';
import type { Orders } from './orders.ts';
import type { ReconcileOrder } from './reconcile-order.ts';

interface EndContractsDeps {
  payments: Pick<Payments, 'expireCheckout' | 'endSubscription'>;
  orders: Pick<Orders, 'unfinishedOf' | 'giveUp' | 'find' | 'of'>;
  reconcileOrder: ReconcileOrder;
}

/**
 * Before an account is deleted: expires open checkouts and ends subscriptions, so that nobody pays for what can no
 * longer be seen. A payment that is processing has to arrive first: nobody would know whose it is.
 */
export const createEndContracts = ({ payments, orders, reconcileOrder }: EndContractsDeps) =>
  async function endContracts(userId: string): Promise<'ended' | 'payment_processing'> {
    for (const unfinished of await orders.unfinishedOf(userId)) {
      const { id } = unfinished;
      // Where a checkout session comes meanwhile, it is closed like any other.
      if (unfinished.checkoutSession === null && (await orders.giveUp(id))) continue;
      const { state, checkoutSession } = (await orders.find(id)) ?? unfinished;
      if (checkoutSession === null) continue;
      if (state === 'open') await payments.expireCheckout(checkoutSession);
      await reconcileOrder(id);
      if ((await orders.find(id))?.state === 'processing') return 'payment_processing';
    }
    const { subscriptions } = await orders.of(userId);
    for (const { id, orderId, state } of subscriptions) {
      if (state === 'ended') continue;
      await payments.endSubscription(id);
      await reconcileOrder(orderId);
    }
    return 'ended';
  };
