import { readDishes, type Dish } from '#domain/meal-plan/dish.ts';
import { readDishIngredients, type DishIngredients } from '#domain/meal-plan/shopping-list.ts';
import type { Locale } from '#domain/locales.ts';
import { staticFile } from '#site/browser/static-file.ts';

/** The files of the meal plan in one language. What cannot be had is nothing. */
export const mealPlanFiles = (
  locale: Locale,
): {
  dishes: () => Promise<readonly Dish[] | undefined>;
  ingredients: () => Promise<DishIngredients | undefined>;
} => ({
  dishes: staticFile(`/${locale}/dishes.json`, readDishes),
  ingredients: staticFile(`/${locale}/ingredients.json`, readDishIngredients),
});
