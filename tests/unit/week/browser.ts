import { vi } from 'vitest';
import type { Day } from '#domain/calendar.ts';
import { mealAt } from '#domain/meal-plan/composed-week.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { Eater } from '#domain/meal-plan/eater.ts';
import { keptWeekFrom, type KeptWeek, type Place } from '#domain/meal-plan/kept-week.ts';
import { readDishIngredients } from '#domain/meal-plan/shopping-list.ts';
import { allergensFrom } from '#domain/recipes/allergens.ts';
import { meals, type Meal } from '#domain/recipes/meals.ts';
import { storedValue } from '#site/browser/browser-storage.ts';
import { createWeek, type ReadyWeek } from '#site/features/week/state.ts';

/** Per portion, for days of 1,500 to 2,200 kcal. */
const kcalOf: Record<Meal, number> = { breakfast: 400, lunch: 600, dinner: 550, snack: 200 };

const dishOf = (meal: Meal, number: number): Dish => ({
  id: `${meal}-${String(number)}`,
  title: `${meal} ${String(number)}`,
  path: `/de/rezepte/${meal}-${String(number)}`,
  picture: '/plate.avif',
  thumbnail: '/plate-small.avif',
  minutes: 25,
  kcal: kcalOf[meal] + number * 5,
  protein: 20,
  servings: 2,
  meals: [meal],
  tags: number % 2 === 0 ? ['vegan', 'vegetarian'] : [],
  allergens: number % 3 === 0 ? ['nuts'] : [],
  alike: [`food-${meal}-${String(number)}`],
  buys: ['carrot', `food-${meal}-${String(number)}`],
  keeps: 2,
  sweet: false,
});
export const dishes = meals.flatMap((meal) =>
  Array.from({ length: 18 }, (_, number) => dishOf(meal, number)),
);
const ingredients = readDishIngredients(
  Object.fromEntries(
    dishes.map(({ id }) => [
      id,
      [
        ['carrot', 'Möhre', 'Möhren', 'produce', '10 g', 0, 0],
        [`food-${id}`, id, id, 'dry', '50 g', 0, 0],
        ['salt', 'Salz', 'Salz', 'spices', '', 0, 1],
      ],
    ]),
  ),
);

/** A browser with the week's page and fake timers. */
export function browser({
  stored,
  answered,
  recipes = dishes,
  agreed = false,
}: { stored?: unknown; answered?: Eater; recipes?: readonly Dish[]; agreed?: boolean } = {}) {
  const entries = new Map<string, string>();
  if (stored !== undefined) entries.set('valea:week', JSON.stringify(stored));
  const place = () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  const tabEntries = new Map<string, string>();
  const tab = {
    getItem: (key: string) => tabEntries.get(key) ?? null,
    setItem: (key: string, value: string) => void tabEntries.set(key, value),
    removeItem: (key: string) => void tabEntries.delete(key),
  };
  let serves = true;
  vi.setSystemTime('2026-11-22T12:00:00Z');
  const week = createWeek({
    locale: 'de',
    dishes: () => Promise.resolve(serves ? recipes : undefined),
    ingredients: () => Promise.resolve(serves ? ingredients : undefined),
    eater: () => Promise.resolve(answered),
    keptWeek: storedValue(place, 'week', keptWeekFrom),
    leftOut: storedValue(
      () => {
        if (!agreed) throw new Error('There is no consent to health data.');
        return tab;
      },
      'left-out',
      allergensFrom,
    ),
  });
  const ready = (): ReadyWeek => {
    const state = week.$state.get();
    if (state.state !== 'ready') throw new Error(`The week is ${state.state}.`);
    return state;
  };
  return {
    week,
    ready,
    stored: () => JSON.parse(entries.get('valea:week') ?? 'null') as KeptWeek | null,
    store: (value: unknown) => entries.set('valea:week', JSON.stringify(value)),
    entries,
    tabEntries,
    open: week.load,
    setServes: (now: boolean) => {
      serves = now;
    },
    setDay: (day: Day) => {
      vi.setSystemTime(`${day}T12:00:00Z`);
    },
    titleAt: ({ day, meal }: Place) => mealAt(ready().week.days[day], meal)?.dish.id,
    all: () => ready().week.days.flatMap((day) => day.meals.map(({ dish }) => dish)),
    list: () => {
      const { list } = ready();
      if (list.state !== 'ready') throw new Error(`The list is ${list.state}.`);
      return list;
    },
  };
}

export const carrots = 'carrot';
