import { has, post } from './endpoint.ts';

export interface PortalAnswer {
  url: string;
}

/** Opens the customer portal of the payment service, where a subscription is managed. */
export const openPortal = post('/api/portal', {
  codes: ['nothing_bought', 'customer_gone', 'payments_unavailable'],
  isAnswer: has<PortalAnswer>({ url: 'string' }),
  timeLimitMs: 20_000,
});
