import fc from 'fast-check';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { Eater } from '#domain/meal-plan/eater.ts';
import type { Swap } from '#domain/meal-plan/swap.ts';
import { nutritionConcepts } from '#domain/onboarding.ts';
import { allergens } from '#domain/recipes/allergens.ts';
import { meals, type Meal } from '#domain/recipes/meals.ts';
import type { Tag } from '#domain/recipes/tags.ts';

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
});

/** Dishes as an editor may write them: few or many, light or rich, alike or not. */
export const anyDishes: fc.Arbitrary<Dish[]> = fc.array(anyDish, { maxLength: 60 }).map((dishes) =>
  dishes.map((dish, place) => ({
    ...dish,
    id: `dish-${place}`,
    title: `Dish ${place}`,
    path: `/en/recipes/dish-${place}`,
    picture: `/dish-${place}.avif`,
    minutes: 20,
    protein: 20,
  })),
);

export const anyEater: fc.Arbitrary<Eater> = fc.record({
  concept: fc.constantFrom(...nutritionConcepts),
  aim: fc.integer({ min: 1200, max: 3500 }),
  adults: fc.integer({ min: 1, max: 10 }),
  children: fc.integer({ min: 0, max: 10 }),
  without: fc.subarray([...allergens], { maxLength: 2 }),
});

export const anySwaps: fc.Arbitrary<Swap[]> = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    meal: fc.constantFrom(...meals),
    dish: fc.integer({ min: 0, max: 60 }).map((place) => `dish-${place}`),
    helpings: fc.integer({ min: 1, max: 12 }).map((quarters) => quarters / 4),
  }),
  { maxLength: 12 },
);
