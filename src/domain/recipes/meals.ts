import type { Tag } from './tags.ts';

export const meals = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Meal = (typeof meals)[number];

export const isMeal = (value: unknown): value is Meal => meals.some((meal) => meal === value);

/** Tags that name a meal: list and plan must not contradict each other. */
const named = ['breakfast', 'snack'] as const satisfies readonly (Meal & Tag)[];

/** Meals of a recipe without any: by its tags, else lunch and dinner. */
export function mealsOfTags(tags: readonly Tag[]): readonly Meal[] {
  const tagged = named.filter((meal) => tags.includes(meal));
  return tagged.length > 0 ? tagged : ['lunch', 'dinner'];
}

/** Meals that are only in one of tags and meals. */
export const contradictingMeals = (tags: readonly Tag[], chosen: readonly Meal[]): Meal[] =>
  named.filter((meal) => tags.includes(meal) !== chosen.includes(meal));
