import { hashOf } from '#domain/text/hash.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import { dishOf, neededOf } from '#domain/meal-plan/from-recipe.ts';
import { recipePath } from '#i18n/recipe-routes.ts';
import { library } from './library.ts';
import { recipePictures } from './pictures.ts';

export async function plannedDishes(locale: Locale): Promise<Dish[]> {
  const { dishes } = await library();
  return dishes.map((dish) => {
    const { src, thumbnail } = recipePictures(dish);
    return dishOf(dish[locale], dish.foods, { path: recipePath(dish.de, locale), picture: src, thumbnail });
  });
}

/** Changes with any recipe, and with what the plan's files say of it. */
export async function mealPlanVersion(locale: Locale): Promise<string> {
  const content = [await library(), await plannedDishes(locale), await writtenIngredients(locale)];
  return hashOf(JSON.stringify(content)).toString(36);
}

export async function writtenIngredients(locale: Locale) {
  const { dishes } = await library();
  return Object.fromEntries(
    dishes.map(({ id, foods, ...recipe }) => [id, neededOf(recipe[locale].ingredients, foods, locale)]),
  );
}
