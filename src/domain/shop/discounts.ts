import { codeKey } from './discount-code.ts';
import type { Day } from '../time/calendar.ts';
import { productOf, type ProductKey, type PlanKey } from './catalogue.ts';
import { priceOf } from './prices.ts';

export type Reduction = { percent: number } | { cents: number };

/** Reduces the first payment; renewals cost the full price. */
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

/** The only place that rounds prices: to the nearest cent, half a cent up, never below zero. */
export const discounted = (cents: number, reduction: Reduction): number =>
  'percent' in reduction
    ? Math.max(0, Math.round((cents * (100 - reduction.percent)) / 100))
    : Math.max(0, cents - reduction.cents);

export function discountOf(text: string, today: Day, known = discounts): Discount | undefined {
  const key = codeKey(text);
  return known.find(({ code, from, until }) => code === key && from <= today && today <= until);
}

/** The price to pay; undefined if the code is not for this product. */
export function priceWith(discount: Discount, key: ProductKey): number | undefined {
  if (!discount.plans.some((plan) => plan === key)) return undefined;
  return discounted(priceOf(productOf(key)), discount.reduction);
}

export function dueFor(key: ProductKey, discount: Discount | undefined): number | undefined {
  return discount ? priceWith(discount, key) : priceOf(productOf(key));
}
