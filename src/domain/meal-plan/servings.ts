import type { Meal } from '../recipes/meals.ts';
import type { Dish } from './dish.ts';
import type { Place } from './kept-week.ts';

export interface Serving extends Place {
  readonly dish: Dish;
}

export const isWarm = (meal: Meal): boolean => meal === 'lunch' || meal === 'dinner';

/** The meal that each is left over from; itself if cooked. In the order of the week. */
export function origins(servings: readonly Serving[]): Map<Serving, Serving> {
  const cooked = new Map<string, Serving>();
  const found = new Map<Serving, Serving>();
  for (const serving of servings.toSorted((a, b) => a.day - b.day)) {
    const before = cooked.get(serving.dish.id);
    const isLeft = before && serving.day > before.day && serving.day - before.day <= serving.dish.keeps;
    if (!isLeft) cooked.set(serving.dish.id, serving);
    found.set(serving, isLeft ? before : serving);
  }
  return found;
}
