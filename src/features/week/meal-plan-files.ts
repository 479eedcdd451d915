import { readDishes, type Dish } from '#domain/meal-plan/dish.ts';
import { readDishIngredients, type DishIngredients } from '#domain/meal-plan/shopping-list.ts';
import { staticFile } from '#site/browser/static-file.ts';

export interface MealPlanAddresses {
  dishes: string;
  ingredients: string;
}

/** Undefined if a file cannot be loaded. */
export const mealPlanFiles = (
  addresses: MealPlanAddresses,
): {
  dishes: () => Promise<readonly Dish[] | undefined>;
  ingredients: () => Promise<DishIngredients | undefined>;
} => ({
  dishes: staticFile(addresses.dishes, readDishes),
  ingredients: staticFile(addresses.ingredients, readDishIngredients),
});
