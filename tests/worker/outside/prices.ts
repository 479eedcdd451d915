import { formatMoney } from '#domain/text/format.ts';
import { productOf, type PlanKey, type ProductKey } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';

/** What the shop asks for a product today. */
export const centsOf = (key: ProductKey): number => priceOf(productOf(key));
export const eurosOf = (key: ProductKey): string => formatMoney(centsOf(key));

/** A plan's term. */
export function monthsOf(key: PlanKey): number {
  const product = productOf(key);
  return product.kind === 'plan' ? product.months : 0;
}
