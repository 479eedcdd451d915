import { dropOrder, goOnWithOrder, readOpenOrders } from '#site/api/open-orders.ts';
import { call, session } from '#site/browser/page-session.ts';
import { createOpenOrders } from './open-order.store.ts';

/** The open orders of the member who is signed in on this page. */
export function openOpenOrders() {
  const openOrders = createOpenOrders({
    api: { read: call(readOpenOrders), goOn: call(goOnWithOrder), drop: call(dropOrder) },
    leave: (url) => {
      location.assign(url);
    },
  });
  session.onForget(openOrders.forget);
  // Back from the payment page, or after a while in another tab: it may have been paid.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void openOrders.read();
  });
  return openOrders;
}
