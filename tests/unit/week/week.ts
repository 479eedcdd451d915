import { vi } from 'vitest';
import type { Day } from '#domain/time/calendar.ts';
import { emptyDraft } from '#domain/onboarding/draft.ts';
import { healthConsentVersion } from '#domain/consent/health-consent.ts';
import { mealAt } from '#domain/meal-plan/composed-week.ts';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { KeptWeek, Place } from '#domain/meal-plan/kept-week.ts';
import type { Form } from '#domain/onboarding/questions.ts';
import { meals, type Meal } from '#domain/recipes/meals.ts';
import { createWeek, type ReadyWeek } from '#site/features/week/state.ts';
import { browser } from '../browser.ts';
import { dish } from '../meal-plan/dish.ts';

/** Per portion, for days of 1,500 to 2,200 kcal. */
const kcalOf: Record<Meal, number> = { breakfast: 400, lunch: 600, dinner: 550, snack: 200 };

const dishOf = (meal: Meal, number: number) =>
  dish(`${meal}-${String(number)}`, {
    kcal: kcalOf[meal] + number * 5,
    servings: 2,
    meals: [meal],
    tags: number % 2 === 0 ? ['vegan', 'vegetarian'] : [],
    allergens: number % 3 === 0 ? ['nuts'] : [],
    alike: [`food-${meal}-${String(number)}`],
    buys: ['carrot', `food-${meal}-${String(number)}`],
    keeps: 2,
  });
export const dishes = meals.flatMap((meal) =>
  Array.from({ length: 18 }, (_, number) => dishOf(meal, number)),
);
const ingredients = Object.fromEntries(
  dishes.map(({ id }) => [
    id,
    [
      ['carrot', 'Möhre', 'Möhren', 'produce', '10 g', 0, 0],
      [`food-${id}`, id, id, 'dry', '50 g', 0, 0],
      ['salt', 'Salz', 'Salz', 'spices', '', 0, 1],
    ],
  ]),
);

/** Answers on this device, after the consent to health data. */
function draftOf(form: Partial<Form>) {
  const draft = emptyDraft(Date.now());
  const consent = { id: 'a'.repeat(32), version: healthConsentVersion, language: 'de', given: Date.now() };
  return JSON.stringify({ ...draft, form: { ...draft.form, ...form }, consent });
}
const born = { birthDay: '9', birthMonth: '5', birthYear: '1985' };
const finished = { ...born, physicalActivityLevel: '1.4', height: '170', weight: '80', desiredWeight: '75' };

/** The week's page. */
export function week({
  stored,
  answered,
  recipes = dishes,
}: { stored?: unknown; answered?: Partial<Form>; recipes?: readonly Dish[] } = {}) {
  const page = browser({ now: '2026-11-22T12:00:00Z' });
  const { entries } = page.localStorage;
  const store = (value: unknown) => entries.set('valea:week', JSON.stringify(value));
  if (stored !== undefined) store(stored);
  if (answered) entries.set('valea:onboarding', draftOf({ ...finished, ...answered }));
  page.serve('/de/dishes.json', () => recipes);
  page.serve('/de/ingredients.json', () => ingredients);
  const week = createWeek('de', { dishes: '/de/dishes.json', ingredients: '/de/ingredients.json' });
  const ready = (): ReadyWeek => {
    const state = week.$state.get();
    if (state.state !== 'ready') throw new Error(`The week is ${state.state}.`);
    return state;
  };
  return {
    ...page,
    week,
    ready,
    stored: () => JSON.parse(entries.get('valea:week') ?? 'null') as KeptWeek | null,
    store,
    entries,
    tabEntries: page.sessionStorage.entries,
    agree: () => entries.set('valea:onboarding', draftOf({})),
    open: async () => {
      week.start();
      await page.pass();
    },
    /** The day of the next visit. */
    setDay: (day: Day) => {
      vi.setSystemTime(`${day}T12:00:00Z`);
      dispatchEvent(new Event('pageshow'));
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
