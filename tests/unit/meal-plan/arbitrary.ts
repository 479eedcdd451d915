import fc from 'fast-check';
import { allPlaces, emptyWeek, placeKey, type KeptWeek } from '#domain/meal-plan/kept-week.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { Eater } from '#domain/meal-plan/eater.ts';
import { nutritionConcepts } from '#domain/onboarding/onboarding.ts';
import { allergens } from '#domain/recipes/allergens.ts';
import type { Meal } from '#domain/recipes/meals.ts';
import type { Tag } from '#domain/recipes/tags.ts';
import { dish } from './dish.ts';

const diets: Tag[][] = [['vegan', 'vegetarian'], ['vegetarian'], ['fish'], []];
const kinds: Meal[][] = [
  ['breakfast'],
  ['lunch', 'dinner'],
  ['lunch'],
  ['dinner'],
  ['snack'],
  ['breakfast', 'snack'],
];
const foods = ['rice', 'pasta', 'lentils', 'chickpeas', 'cod', 'chicken', 'potato', 'oats', 'soup', 'salad'];

const anyDish = fc.record({
  tags: fc.constantFrom(...diets),
  meals: fc.constantFrom(...kinds),
  kcal: fc.integer({ min: 80, max: 900 }),
  allergens: fc.subarray([...allergens], { maxLength: 3 }),
  alike: fc.subarray(foods, { maxLength: 3 }),
  servings: fc.integer({ min: 1, max: 12 }),
  buys: fc.subarray(foods, { maxLength: 5 }),
  keeps: fc.integer({ min: 0, max: 3 }),
  sweet: fc.boolean(),
});

/** Any dishes: few or many, light or rich, similar or not. */
export const anyDishes: fc.Arbitrary<Dish[]> = fc
  .array(anyDish, { maxLength: 36, size: 'max' })
  .map((dishes) => dishes.map((one, place) => dish(`dish-${place}`, one)));

export const anyEater: fc.Arbitrary<Eater> = fc.record({
  concept: fc.constantFrom(...nutritionConcepts),
  aim: fc.integer({ min: 1200, max: 3500 }),
  adults: fc.integer({ min: 1, max: 10 }),
  children: fc.integer({ min: 0, max: 10 }),
  without: fc.subarray([...allergens], { maxLength: 2 }),
});

/** Any stored week, also with recipes that do not exist. */
export const anyKept: fc.Arbitrary<KeptWeek> = fc
  .array(fc.tuple(fc.constantFrom(...allPlaces.map(placeKey)), fc.integer({ min: 0, max: 60 })), {
    maxLength: 12,
  })
  .map((held) => ({
    ...emptyWeek('2026-11-22'),
    places: Object.fromEntries(held.map(([place, dish]) => [place, `dish-${dish}`])),
  }));
