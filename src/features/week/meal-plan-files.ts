import { readDishes, type Dish } from '#domain/meal-plan/dish.ts';
import { readDishIngredients, type DishIngredients } from '#domain/meal-plan/shopping-list.ts';
import type { Locale } from '#domain/text/locales.ts';
import { staticFile } from '#site/browser/static-file.ts';

/** Undefined if a file cannot be loaded. */
export const mealPlanFiles = (
  locale: Locale,
): {
  dishes: () => Promise<readonly Dish[] | undefined>;
  ingredients: () => Promise<DishIngredients | undefined>;
} => ({
  dishes: staticFile(`/${locale}/dishes.json`, readDishes),
  ingredients: staticFile(`/${locale}/ingredients.json`, readDishIngredients),
});
