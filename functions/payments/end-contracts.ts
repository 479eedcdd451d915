import type { Payments } from '../ports/payments.ts';
import type { Orders } from './orders.ts';
import type { ReconcileOrder } from './reconcile-order.ts';

interface EndContractsDeps {
  payments: Pick<Payments, 'expireCheckout' | 'endSubscription'>;
  orders: Pick<Orders, 'unfinishedOf' | 'giveUp' | 'find' | 'of'>;
  reconcileOrder: ReconcileOrder;
}

/**
 * Before an account is deleted: expires open checkouts and ends subscriptions, so that nobody pays for something they
 * can no longer see. A pending payment must arrive first, because it could not be attributed afterwards.
 */
export const createEndContracts = ({ payments, orders, reconcileOrder }: EndContractsDeps) =>
  async function endContracts(userId: string): Promise<'ended' | 'payment_processing'> {
    for (const unfinished of await orders.unfinishedOf(userId)) {
      const { id } = unfinished;
      // If a checkout session was created meanwhile, it is expired below.
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
