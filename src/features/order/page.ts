import type { Locale } from '#domain/locales.ts';
import { orderSteps } from '#domain/funnel/steps.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { orderByLogin } from '#i18n/order-path.ts';
import { count } from '#site/browser/count.ts';
import { stableId } from '#site/browser/ids.ts';
import { bookingOf } from '#site/features/booking/booking.ts';
import { events } from '#site/browser/page-events.ts';
import { members, session } from '#site/browser/page-session.ts';
import { shop } from './page-shop.ts';
import { signInHereIfStorageBlocked } from '#site/browser/page-sign-in.ts';
import { withCampaign, via } from '#site/browser/page-via.ts';
import { createOrder } from './order.store.ts';
import type { OrderQuery } from './quote.ts';

/** The order on this page. */
export function openOrder(query: OrderQuery, locale: Locale) {
  const order = createOrder(query, {
    session,
    // Beside the order itself, for the count of payments: where the visit comes from.
    shop: { ...shop, checkout: (request) => shop.checkout({ ...request, via: via() }) },
    members,
    locale,
    bookingOf,
    stableId,
    signInHere: signInHereIfStorageBlocked,
    report: events.report,
    paths: {
      login: orderByLogin(locale, query.product, query.code),
      requirements: (course) => coursePath(course, 'requirements', locale),
      email: (course) => coursePath(course, 'email', locale),
    },
    online: {
      is: () => navigator.onLine,
      onChange: (changed) => {
        for (const type of ['online', 'offline']) addEventListener(type, changed);
      },
    },
    onWake: (woken) => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) woken();
      });
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    go: (path) => {
      location.replace(withCampaign(path));
    },
    leave: (url) => {
      location.assign(url);
    },
  });
  order.$state.listen(({ step }) => {
    if (step === 'review') count(orderSteps[productOf(query.product).kind].order);
  });
  return order;
}
