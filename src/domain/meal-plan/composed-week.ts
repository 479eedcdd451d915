import { meals, type Meal } from '../recipes/meals.ts';
import { dayOf, fit, outside, type Course, type PlannedDay, type PlannedMeal } from './day.ts';
import type { Dish } from './dish.ts';
import { eats, type Eater } from './eater.ts';
import { allPlaces, placeKey, planDays, type KeptWeek, type Place, type PlanDay } from './kept-week.ts';
import { origins, type Serving } from './servings.ts';
import { beside, costOf, planWeek } from './week.ts';

/** The week as shown: what is saved, and suggestions everywhere else. */
export interface ComposedWeek {
  readonly begun: KeptWeek['begun'];
  readonly eater: Eater;
  readonly dishes: readonly Dish[];
  readonly days: readonly PlannedDay[];
  /** Saved recipes that are no longer published. */
  readonly gone: number;
}

export const mealAt = (day: PlannedDay | undefined, meal: Meal): PlannedMeal | undefined =>
  day?.meals.find((planned) => planned.meal === meal);

/** The day's dishes with the portion sizes of `shown`, unless others get nearer to the target. */
function fitted(courses: readonly Course[], aim: number | undefined, shown: PlannedDay | undefined) {
  if (courses.length === 0) return [];
  const remembered = courses.map((course): Course => {
    const known = mealAt(shown, course.meal);
    return known?.dish.id === course.dish.id ? { ...course, helpings: known.helpings } : course;
  });
  const kept = fit(remembered, aim);
  return kept.cost < outside ? kept.meals : fit(courses, aim).meals;
}

/**
 * `shown` are the days as the page shows them: their portion sizes stay when another meal of the day changes. They
 * are never saved, because they reveal the energy.
 */
export function composeWeek(
  { begun, places }: KeptWeek,
  eater: Eater,
  all: readonly Dish[],
  shown: readonly PlannedDay[] = [],
): ComposedWeek {
  const dishes = all.filter((dish) => eats(eater, dish)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const kept = allPlaces.flatMap((place): Serving[] =>
    dishes.filter(({ id }) => id === places[placeKey(place)]).map((dish) => ({ ...place, dish })),
  );
  const week = planWeek(eater, dishes, { begun, kept });
  const from = origins(week);
  const days = planDays.map((day) => {
    const served = meals.flatMap((meal) => week.filter((one) => one.day === day && one.meal === meal));
    const missing = meals.filter((meal) => !served.some((one) => one.meal === meal));
    const planned = fitted(
      served.map(({ meal, dish }) => ({ meal, dish })),
      eater.aim,
      shown[day],
    );
    const withLeftovers = planned.map((one, index) => {
      const cooked = served[index] && from.get(served[index])?.day;
      return cooked === undefined || cooked === day ? one : { ...one, leftFrom: cooked };
    });
    return dayOf(day, withLeftovers, missing, eater.aim);
  });
  const published = new Set(all.map(({ id }) => id));
  const gone = Object.values(places).filter((id) => !published.has(id)).length;
  return { begun, eater, dishes, days, gone };
}

/** Meals cooked on these days, with their leftovers. */
export const cookedOn = ({ days }: ComposedWeek, chosen: readonly PlanDay[]): PlannedMeal[] =>
  planDays.flatMap((day) => days[day]?.meals.filter(({ leftFrom = day }) => chosen.includes(leftFrom)) ?? []);

/** Leftovers take no time. */
export const kitchenMinutes = ({ meals: of }: PlannedDay): number =>
  of.reduce((sum, { dish, leftFrom }) => sum + (leftFrom === undefined ? dish.minutes : 0), 0);

/** How many places of each meal have no recipe. */
export const lackOf = (days: readonly PlannedDay[]): { meal: Meal; count: number }[] =>
  meals
    .map((meal) => ({ meal, count: days.filter(({ missing }) => missing.includes(meal)).length }))
    .filter(({ count }) => count > 0);

const servingsOf = (days: readonly PlannedDay[]): Serving[] =>
  planDays.flatMap((day) => (days[day]?.meals ?? []).map(({ meal, dish }) => ({ day, meal, dish })));

/** Saves every recipe that is shown: new recipes or another target no longer change the week. */
export const heldAsShown = (kept: KeptWeek, days: readonly PlannedDay[]): KeptWeek => ({
  ...kept,
  places: {
    ...kept.places,
    ...Object.fromEntries(servingsOf(days).map((serving) => [placeKey(serving), serving.dish.id])),
  },
});

/** Maps each place to the one it is left over from. */
const links = (servings: readonly Serving[]): Map<string, string> =>
  new Map([...origins(servings)].map(([one, origin]) => [placeKey(one), placeKey(origin)]));

interface Option {
  readonly dish: Dish;
  /** It keeps as long as the dish before, so that nothing is cooked again. */
  readonly isLasting: boolean;
  /** The days as shown with this option. */
  readonly days: readonly PlannedDay[];
}

/** The day with the dish at these places; other meals keep their portion sizes. */
function withDish(
  today: PlannedDay,
  dish: Dish,
  places: readonly Place[],
  aim: number | undefined,
): PlannedDay {
  const own = places.filter(({ day }) => day === today.day).map(({ meal }) => ({ meal, dish }));
  if (own.length === 0) return today;
  const others = today.meals.filter(({ meal }) => !own.some((one) => one.meal === meal));
  return dayOf(today.day, fit([...others, ...own], aim).meals, today.missing, aim);
}

const isCookedFor = ({ meals: of }: Dish, key: string): boolean =>
  allPlaces.some((place) => placeKey(place) === key && of.includes(place.meal));

/**
 * The options for a meal and its leftovers, best first. All other meals stay, and so do their origins; a day that is
 * near its target stays near.
 */
function options({ begun, eater, dishes, days }: ComposedWeek, place: Place): Option[] {
  const key = placeKey(place);
  const week = servingsOf(days);
  const before = links(week);
  const isOwn = (one: Place) => placeKey(one) === key || before.get(placeKey(one)) === key;
  const others = week.filter((one) => !isOwn(one));
  const weighed = beside(eater, begun, others);
  return dishes
    .flatMap((dish) => {
      const own = week.filter(isOwn).map((one) => ({ ...one, dish }));
      const after = links([...others, ...own]);
      const isLeftOver = (one: string, from: string) => one === key || after.get(one) === from;
      const isLasting = [...before].every(([one, from]) => isLeftOver(one, from));
      const isKept = [...before].every(
        ([one, from]) =>
          isLeftOver(one, from) || (from === key && after.get(one) === one && isCookedFor(dish, one)),
      );
      const isServed = after.get(key) !== key || dish.meals.includes(place.meal);
      const isTwice = others.some(
        ({ day, dish: { id } }) => id === dish.id && own.some((one) => one.day === day),
      );
      const changed = days.map((day) => withDish(day, dish, own, eater.aim));
      const isNear = days.every(({ sum }, day) => sum.kind !== 'fits' || changed[day]?.sum.kind === 'fits');
      if (!isKept || !isServed || isTwice || !isNear) return [];
      return [{ dish, isLasting, days: changed, cost: costOf(own, weighed) }];
    })
    .sort((a, b) => a.cost - b.cost);
}

/**
 * “Something else”: the next dish for a meal and its leftovers, cooked again for them if none keeps as long; other meals
 * stay. After the last dish comes the first.
 * Undefined if there is no other.
 */
export function withOther(
  kept: KeptWeek,
  week: ComposedWeek,
  place: Place,
): { readonly kept: KeptWeek; readonly days: readonly PlannedDay[] } | undefined {
  const current = mealAt(week.days[place.day], place.meal)?.dish.id;
  const all = options(week, place);
  const lasting = all.filter(({ isLasting }) => isLasting);
  const cycle = lasting.some(({ dish }) => dish.id !== current) ? lasting : all;
  const next = cycle[(cycle.findIndex(({ dish }) => dish.id === current) + 1) % cycle.length];
  if (current === undefined || !next || next.dish.id === current) return undefined;
  return { kept: heldAsShown(kept, next.days), days: next.days };
}
