import { createMailroom } from '../mails/mailroom.ts';
import { createOrders, type Order } from './orders.ts';
import { createPlaceOrder } from './place-order.ts';
import { createPurchaseReport } from './purchase.ts';
import { createSettle } from './settle.ts';
import { createStore } from './store.ts';
import type { Log } from '../log.ts';
import type { Payments } from '../ports/payments.ts';
import type { Deps } from '../context.ts';

/** Everything about money, put together from what a request or a job may reach. */
export function createTill(
  database: D1Database,
  deps: Deps,
  payments: Payments,
  log: Log,
  /** Keeps the Worker alive for what nobody waits for; without it a job does that work later. */
  background?: (work: Promise<void>) => void,
  now = () => new Date(),
) {
  const { conversions, members, site } = deps;
  const outbox = createMailroom(database, deps, log);
  const onChange = ({ id }: Order) => background?.(outbox.send('confirmation', id));
  const orders = createOrders(database);
  const store = createStore(database);
  const onPaid = createPurchaseReport({ conversions, orders, log });
  const settle = createSettle({ payments, orders, store, onPaid, onChange, now, log });
  const newId = () => crypto.randomUUID();
  const placeOrder = createPlaceOrder({ payments, orders, members, settle, site, now, newId, log });
  return { payments, orders, store, settle, onPaid, placeOrder };
}

export type Till = ReturnType<typeof createTill>;
