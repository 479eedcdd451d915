import { expect, vi } from 'vitest';
import { livesAt } from '../outside/shop.ts';
import type { OrderStore } from '../../../src/features/order/order.store.ts';
import type { OrderQuery } from '../../../src/features/order/quote.ts';
import type { Locale } from '#domain/locales.ts';
import type { Buyer } from './buyer.ts';

export const half: OrderQuery = { product: 'app-6-months', code: undefined };
export const course: OrderQuery = { product: 'zpp', code: undefined };

export const becomes = (order: OrderStore, state: object) =>
  vi.waitFor(() => {
    expect(order.$state.get()).toMatchObject(state);
  });
export const checkouts = ({ sent }: Buyer) => sent.filter((one) => one === 'POST /api/checkout').length;
/** The payment pages that the buyer was led to, and their sessions. */
export const pages = ({ went }: Buyer) => went.filter((url) => url.includes('/pay/'));
export const sessions = (buyer: Buyer) => pages(buyer).map((url) => url.split('/').at(-1) ?? '');
export const refusal = (code: string, status = 409) => Response.json({ error: { code } }, { status });

export async function reviewed(buyer: Buyer, wanted = half, locale: Locale = 'de') {
  const order = buyer.openOrder(wanted, { locale });
  await becomes(order, { step: 'review' });
  return order;
}

export async function agreed(buyer: Buyer, wanted = half, locale: Locale = 'de') {
  const order = await reviewed(buyer, wanted, locale);
  if (wanted.product === 'zpp' || wanted.product === 'zpp2') order.typeBilling(livesAt);
  order.setEarlyStart({ begin: true, knows: true });
  return order;
}
