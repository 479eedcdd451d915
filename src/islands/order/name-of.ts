import { fillIn } from '#domain/fill-in.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import type { OrderWords } from './texts.ts';

/** What a product is called in an order. */
export function nameOf(product: ProductKey, { texts: { review: t }, courses }: OrderWords): string {
  const sold = productOf(product);
  if (sold.kind === 'course') return fillIn(t.course, { name: courses[sold.key] });
  const count = String(sold.months);
  return fillIn(sold.months === 1 ? t.planOne : t.planOther, { count });
}
