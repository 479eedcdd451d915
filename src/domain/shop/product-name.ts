import { fill, plural, type Text } from '../text/fill.ts';
import { productOf, type CourseKey, type ProductKey } from './catalogue.ts';

export interface ProductWords {
  plan: { one: string; other: Text<'months'> };
  course: Readonly<Record<CourseKey, string>>;
}

export function productName(product: ProductKey, { plan, course }: ProductWords): string {
  const sold = productOf(product);
  if (sold.kind === 'course') return course[sold.key];
  return fill(plural(plan, sold.months), { months: sold.months });
}
