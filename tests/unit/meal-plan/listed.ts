import type { Eater } from '#domain/meal-plan/eater.ts';
import type { PlannedMeal } from '#domain/meal-plan/day.ts';
import type { Needed } from '#domain/meal-plan/shopping-list.ts';
import { readQuantity } from '#domain/recipes/quantity-text.ts';
import { dish } from './dish.ts';

export const alone: Eater = { concept: 'OMNIVORE', aim: 1800, adults: 1, children: 0, without: [] };

/** A meal of which only the amount matters. */
export const meal = (id: string, helpings = 1, servings = 1): PlannedMeal => ({
  meal: 'lunch',
  dish: dish(id, { servings }),
  helpings,
  kcal: 400 * helpings,
});

/** An ingredient, carrots by default. */
export const needed = (
  quantity: string,
  grams?: number,
  food = 'carrot',
  name = food === 'carrot' ? ['Möhre', 'Möhren'] : [food, food],
): Needed => ({
  food,
  name: { one: name[0] ?? '', many: name[1] ?? '' },
  section: 'produce',
  atHome: false,
  quantity: readQuantity(quantity),
  ...(grams !== undefined && { grams }),
});
