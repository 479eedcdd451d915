import type { Day } from '../time/calendar.ts';
import type { PlanDay } from './kept-week.ts';
import { isWarm, type Serving } from './servings.ts';

/** What a week keeps to as far as the recipes allow. @see docs/decisions/083-week.md for what gives way first */
export const rules = {
  /** How often a dish is served in a row, and in a week. */
  inARow: 2,
  aWeek: 4,
  /** Minutes of cooking on a weekday. */
  minutes: { breakfast: 15, lunch: 45, dinner: 45, snack: Infinity },
  /** Things to buy, without what most kitchens have. */
  things: 35,
} as const;

/** Breakfasts, snacks and warm meals are three rows. */
const rowOf = ({ day, meal }: Serving): number =>
  meal === 'breakfast' ? day : meal === 'snack' ? 10 + day : 20 + 2 * day + Number(meal === 'dinner');

/** How many servings of one dish are too many. */
export function repeatsOf(sameDish: readonly Serving[]): number {
  const places = sameDish.map(rowOf).sort((a, b) => a - b);
  const inARow = places.filter(
    (place, index) => place - (places[index - rules.inARow] ?? -Infinity) === rules.inARow,
  );
  return inARow.length + Math.max(0, places.length - rules.aWeek);
}

export function isWeekend(begun: Day, day: PlanDay): boolean {
  const weekday = (new Date(begun).getUTCDay() + day) % 7;
  return weekday === 0 || weekday === 6;
}

/** Minutes by which cooking on a weekday exceeds the rule. */
export const minutesBeyond = ({ dish, meal }: Serving, hasTime: boolean): number =>
  hasTime && isWarm(meal) ? 0 : Math.max(0, dish.minutes - rules.minutes[meal]);
