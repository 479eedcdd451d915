import type { Tag } from './tags.ts';

/** The meals of a day, in its order. */
export const meals = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Meal = (typeof meals)[number];

export const isMeal = (value: unknown): value is Meal => meals.some((meal) => meal === value);

/** Tags that name a meal: list and plan must not say different things of a recipe. */
const named = ['breakfast', 'snack'] as const satisfies readonly (Meal & Tag)[];

/** The meals of a recipe that names none itself: what its tags say, else both warm meals of the day. */
export function mealsOfTags(tags: readonly Tag[]): readonly Meal[] {
  const told = named.filter((meal) => tags.includes(meal));
  return told.length > 0 ? told : ['lunch', 'dinner'];
}

/** Meals that only one of tags and meals names. */
export const contradictingMeals = (tags: readonly Tag[], chosen: readonly Meal[]): Meal[] =>
  named.filter((meal) => tags.includes(meal) !== chosen.includes(meal));
