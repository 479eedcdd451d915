import type { Day } from '../time/calendar.ts';
import { productOf, products, type Product, type ProductKey } from './catalogue.ts';
import { priceWith, type Discount } from './discounts.ts';
import { priceOf, struckPrice } from './prices.ts';

/** What a product costs today. */
export interface Offer {
  product: ProductKey;
  /** Due with the order, all taxes included. */
  cents: number;
  /** For each renewal: the price without a code. */
  listCents: number;
  /** May be shown crossed out beside it. */
  struckCents: number | null;
}

export function offerOf(product: Product, today: Day, withCode?: number): Offer {
  const listCents = priceOf(product);
  return {
    product: product.key,
    cents: withCode ?? listCents,
    listCents,
    struckCents: struckPrice(product, today, withCode) ?? null,
  };
}

export const offersOn = (today: Day): Offer[] => products.map((product) => offerOf(product, today));

export const offersWith = (discount: Discount, today: Day): Offer[] =>
  discount.plans.map((key) => offerOf(productOf(key), today, priceWith(discount, key)));
