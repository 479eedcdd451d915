import type { AccessLevel } from './access.ts';
import { courseFees, planPrices, type Prices } from '../company/price-list.ts';

interface Sold {
  prices: Prices;
  level: AccessLevel;
}

/** The app for a first term of that many months, renewed for the same term until cancelled. */
export interface Plan extends Sold {
  kind: 'plan';
  key: PlanKey;
  months: number;
}

/** Paid once; ends automatically. */
export interface Course extends Sold {
  kind: 'course';
  key: CourseKey;
}

export type Product = Plan | Course;

export const planKeys = ['app-1-month', 'app-3-months', 'app-6-months', 'app-12-months'] as const;
export type PlanKey = (typeof planKeys)[number];

export const courseKeys = ['zpp', 'zpp2'] as const;
export type CourseKey = (typeof courseKeys)[number];

export const productKeys = [...planKeys, ...courseKeys] as const;
export type ProductKey = PlanKey | CourseKey;

export const currency = 'EUR';

const plan = (key: PlanKey, months: number): Plan => ({
  kind: 'plan',
  key,
  months,
  level: 'VALEA_APP',
  prices: planPrices[key],
});

const course = (key: CourseKey, level: AccessLevel): Course => ({
  kind: 'course',
  key,
  level,
  prices: courseFees,
});

export const plans: readonly Plan[] = [
  plan('app-1-month', 1),
  plan('app-3-months', 3),
  plan('app-6-months', 6),
  plan('app-12-months', 12),
];

export const courses: readonly Course[] = [course('zpp', 'ZPP_COURSE'), course('zpp2', 'ZPP2_COURSE')];

export const products: readonly Product[] = [...plans, ...courses];

/**
 * The plan shown as most popular, and why. SAMPLE like the company's data: enter your own sales or leave it out;
 * production leaves a sample out, and `npm run deploy` refuses while `sample` is true.
 */
export const liked: { key: PlanKey; because: string; sample: boolean } | undefined = {
  key: 'app-6-months',
  because: 'Chosen most often of all plans in the last full quarter',
  sample: true,
};

const known: ReadonlySet<unknown> = new Set(productKeys);

export const isProductKey = (value: unknown): value is ProductKey => known.has(value);

export function productOf(key: ProductKey): Product {
  const product = products.find((one) => one.key === key);
  if (!product) throw new Error(`The catalogue does not contain ${key}.`);
  return product;
}
