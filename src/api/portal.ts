import { isLocale, type Locale } from '#domain/locales.ts';
import { isObject, type Endpoint } from './endpoint.ts';
import { isOrderId } from './orders.ts';

export interface PortalRequest {
  locale: Locale;
  /** The order that the portal is opened for: a course is paid by a customer of its own. */
  order?: string | undefined;
}

export interface PortalAnswer {
  url: string;
}

/** Opens the customer portal of the payment service, where a subscription is managed. */
export const openPortal = {
  method: 'POST',
  path: '/api/portal',
  signIn: 'required',
  codes: ['nothing_bought', 'customer_gone', 'payments_unavailable'],
  isRequest: (value): value is PortalRequest =>
    isObject(value) &&
    isLocale(value['locale']) &&
    (value['order'] === undefined || isOrderId(value['order'])),
  isAnswer: (value): value is PortalAnswer => isObject(value) && typeof value['url'] === 'string',
  timeLimitMs: 20_000,
} as const satisfies Endpoint<PortalRequest, PortalAnswer>;
