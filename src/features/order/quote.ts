import type { TextVersions } from '#domain/shop/agreement.ts';
import { isProductKey, productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { codeKey } from '#domain/shop/discount-code.ts';
import type { Offer } from '#domain/shop/offers.ts';
import { longestCode } from '#site/api/discount.ts';
import type { AlreadyBought, LeftOrder } from './review.ts';
import { shop } from '#site/browser/shop.ts';
import type { OrderCode } from './texts.ts';

/** The product and discount code in the order page's URL. */
export interface OrderQuery {
  product: ProductKey;
  /** As in the URL: the shop decides whether it is valid. */
  code: string | undefined;
}

/** The product in the page's URL, if we sell it. */
export function orderQueryOf(address: string): OrderQuery | undefined {
  const { searchParams } = new URL(address);
  const product = searchParams.get('product');
  if (!isProductKey(product)) return undefined;
  const code = codeKey(searchParams.get('code') ?? '').slice(0, longestCode);
  return { product, code: code === '' ? undefined : code };
}

/** The shop's answer about an order before it is placed. */
export interface Quoted {
  state: 'quoted';
  offer: Offer;
  code: string | undefined;
  texts: TextVersions;
  guaranteeDays: number;
  /** The requested code is not valid here. */
  withoutCode: boolean;
}

type Quote = Quoted | { state: 'already-bought'; code: AlreadyBought } | { state: 'failed'; code: OrderCode };

const alreadyHas: Record<'plan' | 'course', AlreadyBought> = {
  plan: 'already_has_app',
  course: 'already_has_course',
};

/** The quote for an order: requested early, while the session is still being checked. */
export function createQuotes({ product, code }: OrderQuery) {
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
    /** Asked once, and again after a failure. */
    current() {
      const asking = (asked ??= quote().then((answer) => {
        if (answer.state === 'failed' && asked === asking) asked = undefined;
        return answer;
      }));
      return asking;
    },
    forget() {
      asked = undefined;
    },
    dropCode() {
      codeDropped = true;
    },
  };
}

/** The unpaid order for the same access. It may have been paid since, before its webhook arrived. */
export async function findLeft(product: ProductKey): Promise<LeftOrder | AlreadyBought | undefined> {
  const { kind, level } = productOf(product);
  const answer = await shop.openOrders();
  if (answer.state === 'failed') return undefined;
  const order = answer.data.orders.find((open) => productOf(open.product).level === level);
  if (!order) return undefined;
  const asked = await shop.order({ id: order.id });
  if (asked.state === 'failed') return { order, isUnpaid: false, doing: undefined, problem: undefined };
  if (asked.data.state === 'paid') return alreadyHas[kind];
  if (asked.data.state === 'processing') return 'payment_processing';
  return { order, isUnpaid: true, doing: undefined, problem: undefined };
}
