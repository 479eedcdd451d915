import type { Locale } from '#domain/locales.ts';
import { orderSteps } from '#domain/funnel/steps.ts';
import { isProductKey, productOf } from '#domain/shop/catalogue.ts';
import { codeKey } from '#domain/shop/discount-code.ts';
import { longestCode } from '#site/api/discount.ts';
import { isSessionStored } from '#site/browser/identity/stored-session.ts';
import { onWake } from '#site/browser/wake.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { orderByLogin } from '#i18n/order-path.ts';
import { count } from '#site/browser/count.ts';
import { stableId } from '#site/browser/ids.ts';
import { bookingOf } from '#site/features/booking/booking.ts';
import { events } from '#site/browser/events.ts';
import { environment } from '#site/browser/environment.ts';
import { members } from '#site/browser/member-call.ts';
import { shop } from './page-shop.ts';
import { isStorageBlocked, signInHereIfStorageBlocked } from '#site/browser/page-sign-in.ts';
import { withCampaign, via } from '#site/browser/page-via.ts';
import { createOrder } from './order.store.ts';
import type { OrderQuery } from './quote.ts';

/** What the page's address asks for, if it is something that we sell. */
export function orderQueryOf(address: string): OrderQuery | undefined {
  const { searchParams } = new URL(address);
  const product = searchParams.get('product');
  if (!isProductKey(product)) return undefined;
  const code = codeKey(searchParams.get('code') ?? '').slice(0, longestCode);
  return { product, code: code === '' ? undefined : code };
}

/** Whether somebody has to sign in first, as far as that is known without the provider's SDK. */
async function mustSignIn(): Promise<boolean> {
  return !expectsMember() && navigator.onLine && !isStorageBlocked() && !(await isSessionStored());
}

/** The order on this page. */
export function openOrder(query: OrderQuery, locale: Locale) {
  const order = createOrder(query, {
    session: environment.session,
    // Beside the order itself, for the count of payments: where the visit comes from.
    shop: { ...shop, checkout: (request) => shop.checkout({ ...request, via: via() }) },
    members,
    locale,
    mustSignIn,
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
    onWake,
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
