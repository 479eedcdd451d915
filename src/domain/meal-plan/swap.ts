import { isMeal, type Meal } from '../recipes/meals.ts';

/** Where a meal stands in the week. */
export interface Place {
  /** 0 to 6. The day of the result is 0. */
  readonly day: number;
  readonly meal: Meal;
}

/** A change to a meal plan: at this place she wants this dish. */
export interface Swap extends Place {
  /** Its id. */
  readonly dish: string;
  /** Those that kept the sum when she chose it; with another aim they are chosen anew. */
  readonly helpings: number;
}

export const samePlace = (a: Place, b: Place): boolean => a.day === b.day && a.meal === b.meal;

/** Her changes with one more; the latest at a place counts. */
export const withSwap = (swaps: readonly Swap[], swap: Swap): readonly Swap[] => [
  ...swaps.filter((other) => !samePlace(other, swap)),
  swap,
];

const mostHelpings = 3;
const isHelpings = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value * 4) && value > 0 && value <= mostHelpings;
const isDayOfWeek = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 7;

/** Her changes as a storage gives them back; what is of another form is none. */
export function swapsFrom(value: unknown): readonly Swap[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry: unknown): Swap[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { day, meal, dish, helpings } = entry as Readonly<Record<string, unknown>>;
    return isDayOfWeek(day) && isMeal(meal) && typeof dish === 'string' && isHelpings(helpings)
      ? [{ day, meal, dish, helpings }]
      : [];
  });
}
