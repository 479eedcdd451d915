import { formatMoney } from '#domain/text/format.ts';
import { productOf, type PlanKey, type ProductKey } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { productName } from '#domain/shop/product-name.ts';
import { productWords } from '#domain/course/product-words.ts';
import { textsOf } from '#i18n/texts.ts';

/** What the shop asks for a product today. */
export const centsOf = (key: ProductKey): number => priceOf(productOf(key));
export const eurosOf = (key: ProductKey): string => formatMoney(centsOf(key));
/** In German. */
export const nameOf = (key: ProductKey): string =>
  productName(key, productWords(textsOf('de', 'product'), 'de'));

/** A plan's term. */
export function monthsOf(key: PlanKey): number {
  const product = productOf(key);
  return product.kind === 'plan' ? product.months : 0;
}
