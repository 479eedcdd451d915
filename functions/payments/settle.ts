import { decide, type Decided } from './decide.ts';
import type { Log } from '../log.ts';
import type { Payments } from '../ports/payments.ts';
import type { Order, Orders } from './orders.ts';
import type { News, Store } from './store.ts';

export interface SettleDeps {
  payments: Payments;
  orders: Orders;
  store: Store;
  /** Called once an order is known to be paid, as often as it is looked at until the visitor is forgotten. */
  onPaid: (order: Order, paymentId: string | null) => Promise<void>;
  /** Called when an order has come to another state than it had. */
  onChange: (order: Order) => void;
  now: () => Date;
  log: Log;
}

export type Settled =
  /** `changes`: how many words the ledger took. */
  { state: 'settled'; changes: number; decided: Decided } | { state: 'known' } | { state: 'no_order' };

/** Somebody else may write at the same time, but not for ever. */
const tries = 12;

/**
 * Brings an order to the state that the payment service reports, whatever led here. Between reading there and
 * writing here nobody else may have written; otherwise it is read again.
 */
export function createSettle({ payments, orders, store, onPaid, onChange, now, log }: SettleDeps) {
  async function attempt(orderId: string, news: News | undefined): Promise<Settled> {
    const order = await orders.find(orderId);
    if (typeof order?.session !== 'string') {
      if (news) await store.remember(news, now());
      return { state: 'no_order' };
    }
    const picture = await payments.order(order.session);
    const decided = decide(order, picture, now());
    if (decided.end && decided.subscription) {
      await payments.endSubscription(decided.subscription.id);
      return attempt(orderId, news);
    }
    const paymentId = (picture.first ? picture.payment?.id : undefined) ?? order.paymentId;
    if (picture.first && picture.payment && picture.payment.cents !== order.dueCents) {
      log.error('amount_differs', { dependency: 'payments' });
    }
    const changes = await store.store(order, decided, paymentId, news, now());
    if (decided.state !== order.state) onChange(order);
    if (decided.paid) await onPaid({ ...order, paid: decided.paid }, paymentId);
    return { state: 'settled', changes, decided };
  }

  return async function settle(orderId: string, news?: News): Promise<Settled> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await attempt(orderId, news);
      } catch (error) {
        // The same news in another pair of hands, or an answer that was lost after the work was done.
        if (news && (await orders.knowsNews(news.id))) return { state: 'known' };
        if (tried === tries || !isOutrun(error)) throw error;
      }
    }
  };
}

export type Settle = ReturnType<typeof createSettle>;

/** The database's own word for a version that is not the one we saw. */
function isOutrun(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes('NOT NULL constraint failed: orders.version') || isOutrun(error.cause);
}
