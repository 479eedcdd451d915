import { codeKey } from './discount-code.ts';
import type { Day } from '../calendar.ts';
import { productOf, type ProductKey, type PlanKey } from './catalogue.ts';
import { priceOf } from './prices.ts';

export type Reduction = { percent: number } | { cents: number };

/** Takes something off the first payment; renewals cost the full price. */
export interface Discount {
  code: string;
  reduction: Reduction;
  plans: readonly PlanKey[];
  /** Both days included. */
  from: Day;
  until: Day;
  oncePerPerson: boolean;
}

export const discounts: readonly Discount[] = [
  {
    code: 'NEUSTART20',
    reduction: { percent: 20 },
    plans: ['app-3-months', 'app-6-months', 'app-12-months'],
    from: '2026-11-01',
    until: '2027-10-31',
    oncePerPerson: true,
  },
  {
    code: 'KURS10',
    reduction: { cents: 10_00 },
    plans: ['app-6-months', 'app-12-months'],
    from: '2026-11-01',
    until: '2027-10-31',
    oncePerPerson: true,
  },
];

/** The one place where a price is rounded: to the nearest cent, half a cent up. Never less than nothing. */
export const discounted = (cents: number, reduction: Reduction): number =>
  'percent' in reduction
    ? Math.max(0, Math.round((cents * (100 - reduction.percent)) / 100))
    : Math.max(0, cents - reduction.cents);

export function discountOf(text: string, today: Day, known = discounts): Discount | undefined {
  const key = codeKey(text);
  return known.find(({ code, from, until }) => code === key && from <= today && today <= until);
}

/** What is due at the order, or nothing where the code does not go with the product. */
export function priceWith(discount: Discount, key: ProductKey): number | undefined {
  if (!discount.plans.some((plan) => plan === key)) return undefined;
  return discounted(priceOf(productOf(key)), discount.reduction);
}

/** What is due for a product, with a code or without. */
export function dueFor(key: ProductKey, discount: Discount | undefined): number | undefined {
  return discount ? priceWith(discount, key) : priceOf(productOf(key));
}
