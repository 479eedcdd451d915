import type { CallErrorCode } from '#domain/error-codes.ts';
import type { TextVersions } from '#domain/shop/agreement.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import type { GuaranteeDays } from '#domain/shop/order.ts';
import type { Offer } from '#domain/shop/offers.ts';
import type { checkout } from '#site/api/checkout.ts';
import type { discount } from '#site/api/discount.ts';
import type { dropOrder, goOnWithOrder, readOpenOrders } from '#site/api/open-orders.ts';
import type { readOrder } from '#site/api/orders.ts';
import type { readOffers } from '#site/api/offers.ts';
import type { CallOf } from '#site/browser/call.ts';

/** The product and discount code that the order page's address asks for. */
export interface OrderQuery {
  product: ProductKey;
  /** As it stands in the address: whether it counts, the shop says. */
  code: string | undefined;
}

export type AlreadyBought = 'already_has_app' | 'already_has_course' | 'payment_processing';

/** What the shop says about an order before it is placed. */
type Quote =
  | {
      state: 'quoted';
      offer: Offer;
      code: string | undefined;
      texts: TextVersions;
      guaranteeDays: GuaranteeDays;
      /** The page was asked for with a code that does not count here. */
      withoutCode: boolean;
    }
  | { state: 'already-bought'; code: AlreadyBought }
  | { state: 'failed'; code: CallErrorCode };

export const alreadyHas: Record<'plan' | 'course', AlreadyBought> = {
  plan: 'already_has_app',
  course: 'already_has_course',
};

export interface Shop {
  offers: CallOf<typeof readOffers>;
  discount: CallOf<typeof discount>;
  checkout: CallOf<typeof checkout>;
  order: CallOf<typeof readOrder>;
  openOrders: CallOf<typeof readOpenOrders>;
  goOnWithOrder: CallOf<typeof goOnWithOrder>;
  dropOrder: CallOf<typeof dropOrder>;
}

/** The quote for an order: asked for early, while the session is still being found out. */
export function createQuotes({ product, code }: OrderQuery, shop: Pick<Shop, 'offers' | 'discount'>) {
  let asked: Promise<Quote> | undefined;
  let codeDropped = false;

  async function quote(): Promise<Quote> {
    const wanted = codeDropped ? undefined : code;
    const [today, reduced] = await Promise.all([
      shop.offers(),
      wanted === undefined ? undefined : shop.discount({ code: wanted }),
    ]);
    if (today.state === 'failed') return today;
    const { kind, level } = productOf(product);
    if (today.data.has.includes(level)) return { state: 'already-bought', code: alreadyHas[kind] };
    if (today.data.processing.includes(level)) return { state: 'already-bought', code: 'payment_processing' };
    if (reduced?.state === 'failed' && reduced.code !== 'discount_not_applicable') return reduced;
    const { texts, offers, guaranteeDays } = today.data;
    const found = (among: readonly Offer[] = []) => among.find((offer) => offer.product === product);
    const withCode = reduced?.state === 'ok' ? found(reduced.data.offers) : undefined;
    const offer = withCode ?? found(offers);
    if (!offer) return { state: 'failed', code: 'product_unavailable' };
    return {
      state: 'quoted',
      offer,
      code: withCode && reduced?.state === 'ok' ? reduced.data.code : undefined,
      texts,
      guaranteeDays,
      withoutCode: wanted !== undefined && !withCode,
    };
  }

  return {
    current: () => (asked ??= quote()),
    forget() {
      asked = undefined;
    },
    dropCode() {
      codeDropped = true;
    },
  };
}
