import { isObject, type Endpoint } from './endpoint.ts';

export interface PortalAnswer {
  url: string;
}

/** Opens the customer portal of the payment service, where a subscription is managed. */
export const openPortal = {
  method: 'POST',
  path: '/api/portal',
  signIn: 'required',
  codes: ['nothing_bought', 'customer_gone', 'payments_unavailable'],
  isAnswer: (value): value is PortalAnswer => isObject(value) && typeof value['url'] === 'string',
  timeLimitMs: 20_000,
} as const satisfies Endpoint<PortalAnswer>;
