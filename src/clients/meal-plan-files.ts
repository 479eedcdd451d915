import { readDishes, type Dish } from '#domain/meal-plan/dish.ts';
import { readDishIngredients, type DishIngredients } from '#domain/meal-plan/shopping-list.ts';
import type { Locale } from '#domain/locales.ts';

/** A skeleton may stand for ten seconds; a little of that goes into painting. */
const timeLimitMs = 9_000;

/** A static file, fetched once: asked for again only when it could not be had. */
function fileOf<Value>(path: string, read: (value: unknown) => Value | undefined) {
  let asked: Promise<Value | undefined> | undefined;
  const fetched = async () => {
    const patience = new AbortController();
    const end = setTimeout(() => {
      patience.abort();
    }, timeLimitMs);
    try {
      const answer = await fetch(path, { signal: patience.signal });
      const value = answer.ok ? read(await answer.json()) : undefined;
      if (value === undefined) asked = undefined;
      return value;
    } catch {
      asked = undefined;
      return undefined;
    } finally {
      clearTimeout(end);
    }
  };
  return (): Promise<Value | undefined> => (asked ??= fetched());
}

/** The files of the meal plan in one language. What cannot be had is nothing. */
export const mealPlanFiles = (
  locale: Locale,
): {
  dishes: () => Promise<readonly Dish[] | undefined>;
  ingredients: () => Promise<DishIngredients | undefined>;
} => ({
  dishes: fileOf(`/${locale}/dishes.json`, readDishes),
  ingredients: fileOf(`/${locale}/ingredients.json`, readDishIngredients),
});
