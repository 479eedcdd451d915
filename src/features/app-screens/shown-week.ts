import type { Locale } from '#domain/text/locales.ts';
import { composeWeek, cookedOn, mealAt } from '#domain/meal-plan/composed-week.ts';
import type { PlannedDay } from '#domain/meal-plan/day.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { Eater } from '#domain/meal-plan/eater.ts';
import { emptyWeek, planDays } from '#domain/meal-plan/kept-week.ts';
import { readDishIngredients, shoppingList, showListItem } from '#domain/meal-plan/shopping-list.ts';
import { factorOf } from '#domain/recipes/show-quantity.ts';
import { showItem } from '#domain/recipes/show-ingredient.ts';
import { library, plannedDishes, recipePictures, writtenIngredients } from '#site/features/recipes/index.ts';

export const people = 2;
const eater: Eater = {
  concept: 'FLEXITARIAN',
  aim: 1_700,
  adults: people,
  children: 0,
  without: [],
  // Has a colourful Thursday.
  suggestion: 22,
};
/** A Monday. Fixed, so that builds only change with the content. */
const monday = '2026-01-05';
/** Thursday, after breakfast. */
export const today = { day: 3, eaten: 1 } as const;
/** Items shown per section, from the top of the list. */
const linesOfAisles = [4, 2, 2, 2, 2];

export interface ShownWeek {
  days: readonly PlannedDay[];
  today: PlannedDay;
  recipe: { dish: Dish; ingredients: readonly { quantity: string; name: string }[] };
  aisles: readonly {
    section: string;
    lines: readonly { name: string; amount: string; recipes: number; isBought: boolean }[];
  }[];
  /** Tiny pictures by dish id. */
  stamps: ReadonlyMap<string, string>;
}

async function recipeOf(dish: Dish, locale: Locale): Promise<ShownWeek['recipe']> {
  const recipe = (await library()).dishes.find(({ id }) => id === dish.id)?.[locale];
  const factor = factorOf({ wanted: people, written: dish.servings });
  const items = recipe?.ingredients.flatMap((entry) => (entry.kind === 'item' ? [entry] : [])) ?? [];
  return { dish, ingredients: items.map((item) => showItem(item, factor, locale)) };
}

async function compose(locale: Locale): Promise<ShownWeek | undefined> {
  const week = composeWeek(emptyWeek(monday), eater, await plannedDishes(locale));
  const now = week.days[today.day];
  const dinner = mealAt(now, 'dinner') ?? now?.meals[0];
  if (!now || !dinner) return undefined;
  const needs = readDishIngredients(await writtenIngredients(locale)) ?? new Map();
  const sections = shoppingList(cookedOn(week, planDays), eater, needs)
    .map(({ section, items }) => ({ section, items: items.filter(({ atHome }) => !atHome) }))
    .filter(({ items }) => items.length > 0);
  const { dishes } = await library();
  return {
    days: week.days,
    today: now,
    recipe: await recipeOf(dinner.dish, locale),
    aisles: linesOfAisles.flatMap((count, index) => {
      const { section, items = [] } = sections[index] ?? {};
      if (section === undefined) return [];
      const lines = items.slice(0, count).map((item, row) => ({
        ...showListItem(item, locale),
        recipes: item.dishes.length,
        isBought: index === 0 && row < 2,
      }));
      return [{ section, lines }];
    }),
    stamps: new Map(dishes.map((dish) => [dish.id, recipePictures(dish).stamp])),
  };
}

const weeks = new Map<Locale, Promise<ShownWeek | undefined>>();

/** The week on the app's screens: suggested by our planner from current recipes. Undefined without recipes. */
export function shownWeek(locale: Locale): Promise<ShownWeek | undefined> {
  if (import.meta.env.DEV) return compose(locale);
  const week = weeks.get(locale) ?? compose(locale);
  weeks.set(locale, week);
  return week;
}

/** „Montag“, “Monday”. */
export const weekdayName = (day: number, locale: Locale, weekday: 'long' | 'short' = 'long'): string =>
  new Date(Date.UTC(2026, 0, 5 + day)).toLocaleDateString(locale, { weekday, timeZone: 'UTC' });
