import type { Dish } from '#domain/meal-plan/dish.ts';

/** A recipe as meal plans need it: a lunch that suits whoever eats everything. */
export const dish = (id: string, more: Partial<Dish> = {}): Dish => ({
  id,
  title: id.replaceAll('-', ' '),
  path: `/de/rezepte/${id}`,
  picture: '/plate.avif',
  thumbnail: '/plate-small.avif',
  minutes: 20,
  kcal: 400,
  protein: 20,
  servings: 1,
  meals: ['lunch'],
  tags: [],
  allergens: [],
  alike: [],
  buys: [],
  keeps: 0,
  sweet: false,
  ...more,
});
