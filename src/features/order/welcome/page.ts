import type { Locale } from '#domain/locales.ts';
import { paidPath } from '#i18n/order-path.ts';
import { loginPath } from '#i18n/login-path.ts';
import { isOrderId } from '#site/api/orders.ts';
import { bookingOf } from '#site/features/booking/booking.ts';
import { environment } from '#site/browser/environment.ts';
import { shop } from '../page-shop.ts';
import { signInHereIfStorageBlocked } from '#site/browser/page-sign-in.ts';
import { createWelcome } from './welcome.store.ts';

/** The order in the page's address: an id as the Worker makes them, or nothing. */
function orderIn(address: string): string | undefined {
  const order = new URL(address).searchParams.get('order');
  return isOrderId(order) ? order : undefined;
}

/** The order that the buyer comes back from paying. */
export function openWelcome(locale: Locale) {
  const orderId = orderIn(location.href);
  const welcome = createWelcome(orderId, {
    session: environment.session,
    shop,
    online: () => navigator.onLine,
    loginPath: loginPath(locale, { next: paidPath(locale, orderId ?? '') }),
    signInHere: signInHereIfStorageBlocked,
    clearBooking: (course) => {
      bookingOf(course).clear();
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    go: (path) => {
      location.replace(path);
    },
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) welcome.look();
  });
  return welcome;
}
