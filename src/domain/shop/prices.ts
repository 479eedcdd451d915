import { addDays, type Day } from '../time/calendar.ts';
import { plans, type Plan, type PlanKey, type Product } from './catalogue.ts';
import type { PriceSince } from '../company/price-list.ts';

export const priceOf = ({ prices }: Pick<Product, 'prices'>): number => prices[0].cents;

/** In whole cents, rounded up. */
export const centsPerMonth = (cents: number, months: number) => Math.ceil(cents / months);

/**
 * What a longer plan saves compared with as many single months; undefined if nothing. A code only reduces the first
 * term: of single months, the first one.
 */
export function savedByMonths(
  plan: Pick<Plan, 'months'>,
  cents: number,
  firstMonthCents?: number,
): number | undefined {
  const monthly = plans.find(({ months }) => months === 1);
  if (!monthly || plan.months === 1) return undefined;
  const month = priceOf(monthly);
  const saved = (firstMonthCents ?? month) + month * (plan.months - 1) - cents;
  return saved > 0 ? saved : undefined;
}

const comparedDays = 30;

/** The lowest price in the thirty days before a day. */
function lowestBefore(prices: readonly PriceSince[], day: Day): number | undefined {
  const from = addDays(day, -comparedDays);
  const valid = prices.filter(({ since }, index) => {
    const next = prices[index - 1];
    return since < day && (next === undefined || next.since > from);
  });
  return valid.length === 0 ? undefined : Math.min(...valid.map(({ cents }) => cents));
}

/**
 * The price that may be crossed out (§ 11 PAngV): the lowest of the thirty days before the reduction, if today's is
 * lower. With a code, the reduction begins today.
 */
export function struckPrice({ prices }: Pick<Product, 'prices'>, today: Day, withCode?: number) {
  const [last] = prices;
  const before = lowestBefore(prices, withCode === undefined ? last.since : today);
  const lowest = withCode === undefined ? before : Math.min(before ?? last.cents, last.cents);
  const cents = withCode ?? last.cents;
  return lowest !== undefined && lowest > cents ? lowest : undefined;
}

/** In whole per cent, rounded down. */
export const percentLess = (struck: number, cents: number) => Math.floor(((struck - cents) * 100) / struck);

type Badge = 'bestprice' | 'liked';

const byTheMonth = (plan: Plan) => priceOf(plan) / plan.months;

/** In a tie the shorter plan wins. */
export function cheapestByMonth(among: readonly Plan[] = plans): Plan | undefined {
  const lowest = Math.min(...among.map(byTheMonth));
  return among.find((one) => byTheMonth(one) === lowest);
}

/** The lowest monthly price is computed, never claimed. */
export function badgesOf(plan: Plan, liked: PlanKey | undefined, among: readonly Plan[] = plans): Badge[] {
  const best = cheapestByMonth(among);
  return [
    ...(best?.key === plan.key && among.length > 1 ? (['bestprice'] as const) : []),
    ...(liked === plan.key ? (['liked'] as const) : []),
  ];
}
