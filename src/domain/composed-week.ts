import { placeKey, planDays, type KeptWeek, type PlaceKey, type PlanDay } from './kept-week.ts';
import {
  dayOf,
  fit,
  outside,
  shares,
  type Course,
  type DaySum,
  type PlannedDay,
  type PlannedMeal,
} from './meal-plan/day.ts';
import type { Dish } from './meal-plan/dish.ts';
import { eats, type Eater } from './meal-plan/eater.ts';
import { mostOften } from './meal-plan/supply.ts';
import { areVaried } from './meal-plan/week.ts';
import { meals, type Meal } from './recipes/meals.ts';

/** What is eaten at a place of the week. */
export type Served =
  | { readonly kind: 'dish'; readonly planned: PlannedMeal; readonly pinned: boolean }
  | { readonly kind: 'out' }
  /** The recipes do not suffice. */
  | { readonly kind: 'missing' };

export interface ComposedDay {
  readonly day: PlanDay;
  readonly served: Readonly<Record<Meal, Served>>;
  readonly sum: DaySum;
}

/** The week as it is shown: what is kept of it, and suggestions everywhere else. */
export interface ComposedWeek {
  readonly eater: Eater;
  /** What she eats of all dishes. */
  readonly dishes: readonly Dish[];
  readonly planned: readonly PlannedDay[];
  /** In the order of the plan. */
  readonly days: readonly ComposedDay[];
  /** How many kept recipes are no longer published. */
  readonly gone: number;
  /** How many that she put there are not for this way of eating: it is never served what it leaves out. */
  readonly unfit: number;
}

/**
 * Helpings that stay although another meal of the day changes. A page remembers them, a device never: they follow from
 * the energy.
 */
export type Helpings = ReadonlyMap<PlaceKey, { readonly recipe: string; readonly helpings: number }>;

type Held =
  { readonly kind: 'course'; readonly course: Course; readonly pinned: boolean } | { readonly kind: 'out' };

interface Reading {
  readonly held: Map<string, Held>;
  gone: number;
  unfit: number;
}

function readPlaces({ places }: KeptWeek, eater: Eater, dishes: readonly Dish[]): Reading {
  const reading: Reading = { held: new Map(), gone: 0, unfit: 0 };
  for (const day of planDays) {
    for (const meal of meals) {
      const key = placeKey({ day, meal });
      const place = places[key];
      if (place === undefined) continue;
      if (place === 'out') {
        reading.held.set(key, { kind: 'out' });
        continue;
      }
      const dish = dishes.find(({ id }) => id === place.recipe);
      if (!dish) reading.gone += 1;
      else if (!eats(eater, dish)) reading.unfit += place.pinned ? 1 : 0;
      else reading.held.set(key, { kind: 'course', course: { meal, dish }, pinned: place.pinned });
    }
  }
  return reading;
}

const countIn = (held: ReadonlyMap<string, Held>, id: string) =>
  [...held.values()].filter((one) => one.kind === 'course' && one.course.dish.id === id).length;

/** The suggestion for a place; another of like energy where the week has this one already. */
function suggestion(
  meal: Meal,
  suggested: Dish | undefined,
  dishes: readonly Dish[],
  beside: readonly Course[],
  served: (id: string) => number,
): Dish | undefined {
  const isFree = (dish: Dish) =>
    served(dish.id) < mostOften[meal] && !beside.some((other) => other.dish.id === dish.id);
  if (!suggested || isFree(suggested)) return suggested;
  const free = dishes.filter((dish) => dish.meals.includes(meal) && isFree(dish));
  const varied = free.filter((dish) => areVaried([...beside, { meal, dish }]));
  const distance = (dish: Dish) => Math.abs(dish.kcal - suggested.kcal);
  const [nearest] = (varied.length > 0 ? varied : free).sort((a, b) => distance(a) - distance(b));
  return nearest;
}

/** The day's dishes with the helpings that are remembered, unless others come nearer to the aim. */
function fitted(day: PlanDay, courses: readonly Course[], aim: number | undefined, helpings: Helpings) {
  if (courses.length === 0) return [];
  const remembered = courses.map((course): Course => {
    const known = helpings.get(placeKey({ day, meal: course.meal }));
    return known?.recipe === course.dish.id ? { ...course, helpings: known.helpings } : course;
  });
  const kept = fit(remembered, aim);
  return kept.cost < outside ? kept.meals : fit(courses, aim).meals;
}

function composedDay(
  day: PlanDay,
  held: ReadonlyMap<string, Held>,
  aim: number | undefined,
  helpings: Helpings,
): ComposedDay {
  const at = (meal: Meal) => held.get(placeKey({ day, meal }));
  const courses = meals.flatMap((meal) => {
    const one = at(meal);
    return one?.kind === 'course' ? [one.course] : [];
  });
  const eaten = fitted(day, courses, aim, helpings);
  const served = (meal: Meal): Served => {
    const one = at(meal);
    if (one?.kind === 'out') return { kind: 'out' };
    const planned = eaten.find((other) => other.meal === meal);
    return one && planned ? { kind: 'dish', planned, pinned: one.pinned } : { kind: 'missing' };
  };
  const isAway = (meal: Meal) => at(meal)?.kind === 'out';
  const here = 1 - meals.filter(isAway).reduce((sum, meal) => sum + shares[meal], 0);
  const missing = meals.filter((meal) => at(meal) === undefined);
  const { sum } = dayOf(day, eaten, missing, aim === undefined ? undefined : Math.round(aim * here));
  return {
    day,
    served: {
      breakfast: served('breakfast'),
      lunch: served('lunch'),
      dinner: served('dinner'),
      snack: served('snack'),
    },
    sum,
  };
}

/** `planned` is `planWeek(eater, dishes)`, which takes a while and is worth keeping. */
export function composeWeek(
  kept: KeptWeek,
  eater: Eater,
  dishes: readonly Dish[],
  planned: readonly PlannedDay[],
  helpings: Helpings = new Map(),
): ComposedWeek {
  const eaten = dishes.filter((dish) => eats(eater, dish));
  const { held, gone, unfit } = readPlaces(kept, eater, dishes);
  for (const day of planDays) {
    for (const meal of meals) {
      const key = placeKey({ day, meal });
      if (held.has(key)) continue;
      const suggested = planned[day]?.meals.find((one) => one.meal === meal)?.dish;
      const beside = meals.flatMap((other) => {
        const one = held.get(placeKey({ day, meal: other }));
        return one?.kind === 'course' ? [one.course] : [];
      });
      const dish = suggestion(meal, suggested, eaten, beside, (id) => countIn(held, id));
      if (dish) held.set(key, { kind: 'course', course: { meal, dish }, pinned: false });
    }
  }
  const days = planDays.map((day) => composedDay(day, held, eater.aim, helpings));
  return { eater, dishes: eaten, planned, days, gone, unfit };
}

/** The meals that are cooked on these days. */
export const cookedOn = ({ days }: ComposedWeek, chosen: readonly PlanDay[]): PlannedMeal[] =>
  days
    .filter(({ day }) => chosen.includes(day))
    .flatMap(({ served }) =>
      meals.flatMap((meal) => {
        const one = served[meal];
        return one.kind === 'dish' ? [one.planned] : [];
      }),
    );

/** How many places of each meal the recipes leave empty. */
export function lackOf({ days }: ComposedWeek): { meal: Meal; count: number }[] {
  return meals.flatMap((meal) => {
    const count = days.filter(({ served }) => served[meal].kind === 'missing').length;
    return count > 0 ? [{ meal, count }] : [];
  });
}

/** Everything that is shown is held from now on, so that new recipes or another aim no longer change it. */
export function heldAsShown(kept: KeptWeek, { days }: ComposedWeek): KeptWeek {
  const places = { ...kept.places };
  for (const { day, served } of days) {
    for (const meal of meals) {
      const one = served[meal];
      const key = placeKey({ day, meal });
      if (one.kind === 'dish') places[key] = { recipe: one.planned.dish.id, pinned: one.pinned };
    }
  }
  return { ...kept, places };
}
