import type { NutritionConcept } from '../onboarding.ts';
import { meals, type Meal } from '../recipes/meals.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Tag } from '../recipes/tags.ts';

/** Whether somebody who eats like this eats it. Tags are what the check of recipes holds against the ingredients. */
export function suits(concept: NutritionConcept, tags: readonly Tag[]): boolean {
  switch (concept) {
    case 'VEGAN':
      return tags.includes('vegan');
    case 'VEGETARIAN':
      return tags.includes('vegetarian');
    case 'PESCETARIAN':
      return tags.includes('vegetarian') || tags.includes('fish');
    case 'FLEXITARIAN':
    case 'OMNIVORE':
      return true;
  }
}

/** What a plan of meals needs to know of a recipe; its energy is `nutrition.kcal`, for one portion. */
export type Plannable = Pick<Recipe, 'id' | 'draft' | 'tags' | 'meals' | 'nutrition'>;

/** The published recipes for one way of eating and one meal. */
export const recipesFor = <Dish extends Plannable>(
  dishes: readonly Dish[],
  concept: NutritionConcept,
  meal: Meal,
): Dish[] =>
  dishes.filter(({ draft, tags, meals: of }) => !draft && suits(concept, tags) && of.includes(meal));

export const daysOfWeek = 7;
/** How often a week may serve the same recipe as this meal. Whatever is lunch or dinner comes once, as either. */
export const mostOften: Readonly<Record<Meal, number>> = { breakfast: 2, lunch: 1, dinner: 1, snack: 2 };

interface Place<Dish> {
  /** 0 to 6. */
  readonly day: number;
  readonly meal: Meal;
  /** None where the recipes do not suffice. */
  readonly dish: Dish | undefined;
}

/** One time that a recipe is served, with the meals that it may still be. */
interface Serving<Dish> {
  readonly dish: Dish;
  readonly meals: readonly Meal[];
}

type Servable = Pick<Recipe, 'id' | 'meals'>;

/** How often each recipe has been served already, by its id. */
export type Served = ReadonlyMap<string, number>;

/** The meals that a recipe may still be after so many servings. */
export const mealsLeft = ({ id, meals: of }: Servable, served: Served): Meal[] =>
  of.filter((meal) => mostOften[meal] > (served.get(id) ?? 0));

function servingsLeft<Dish extends Servable>(dishes: readonly Dish[], served: Served): Serving<Dish>[] {
  const again = (time: number): Serving<Dish>[] =>
    dishes.flatMap((dish) => {
      const left = dish.meals.filter((meal) => mostOften[meal] > time);
      return left.length > 0 && time >= (served.get(dish.id) ?? 0) ? [{ dish, meals: left }] : [];
    });
  return Array.from({ length: Math.max(...Object.values(mostOften)) }, (_, time) => again(time)).flat();
}

/**
 * Every meal of so many days, as full as these recipes can make it. Recipes that serve as several meals go where they
 * are needed most: a maximum matching, by augmenting paths
 * (https://en.wikipedia.org/wiki/Maximum_cardinality_matching).
 */
export function fillDays<Dish extends Servable>(
  dishes: readonly Dish[],
  days: number,
  served: Served = new Map(),
): Place<Dish>[] {
  const servings = servingsLeft(dishes, served);
  const places = Array.from({ length: days }, (_, day) => meals.map((meal) => ({ day, meal }))).flat();
  const placeOf = new Map<Serving<Dish>, number>();

  function seat(place: number, tried: Set<Serving<Dish>>): boolean {
    const meal = places[place]?.meal;
    return servings.some((serving) => {
      if (!meal || tried.has(serving) || !serving.meals.includes(meal)) return false;
      tried.add(serving);
      const taken = placeOf.get(serving);
      if (taken !== undefined && !seat(taken, tried)) return false;
      placeOf.set(serving, place);
      return true;
    });
  }

  for (const place of places.keys()) seat(place, new Set());
  const dishAt = new Map([...placeOf].map(([{ dish }, place]) => [place, dish]));
  return places.map((place, index) => ({ ...place, dish: dishAt.get(index) }));
}

/** A week from what is published, for one way of eating. */
export const fillWeek = <Dish extends Plannable>(
  dishes: readonly Dish[],
  concept: NutritionConcept,
): Place<Dish>[] =>
  fillDays(
    dishes.filter(({ draft, tags }) => !draft && suits(concept, tags)),
    daysOfWeek,
  );

/** How many places of each meal a week leaves empty. */
export function missingInWeek(dishes: readonly Plannable[], concept: NutritionConcept): Record<Meal, number> {
  const missing = { breakfast: 0, lunch: 0, dinner: 0, snack: 0 };
  for (const { meal, dish } of fillWeek(dishes, concept)) if (!dish) missing[meal] += 1;
  return missing;
}
