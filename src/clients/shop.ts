import type { Locale } from '#domain/locales.ts';
import type { Agreement } from '#domain/shop/agreement.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';
import type { CodeOffers, Offers } from '#domain/shop/offers.ts';
import type { OrderView } from '#domain/shop/order.ts';
import type { WorkerClient } from './worker.ts';

/** What somebody orders. */
export interface Wish {
  product: ProductKey;
  locale: Locale;
  discount?: string;
  agreed: Agreement;
}

/** The payment service is asked meanwhile, twice if need be. */
const checkoutMs = 20_000;

/** What the site asks of the shop. */
export const createShopClient = (call: WorkerClient) => ({
  offers: () => call<Offers>('/api/offers'),
  discount: (code: string) => call<CodeOffers>('/api/discount', { method: 'POST', body: { code } }),
  checkout: (wish: Wish) =>
    call<{ order: string; url: string }>('/api/checkout', {
      method: 'POST',
      body: wish,
      timeLimitMs: checkoutMs,
    }),
  order: (id: string) => call<OrderView>(`/api/orders/${encodeURIComponent(id)}`),
});

export type ShopClient = ReturnType<typeof createShopClient>;
