import { meals, type Meal } from '../recipes/meals.ts';
import { dayOf, fit, outside, type Course, type PlannedDay, type PlannedMeal } from './day.ts';
import type { Dish } from './dish.ts';
import { eats, type Eater } from './eater.ts';
import { allPlaces, placeKey, planDays, type KeptWeek, type Place, type PlanDay } from './kept-week.ts';
import { areVaried, hash, mostOften, planWeek, seedOf, servedIn } from './week.ts';

/** The week as it is shown: what is kept of it, and suggestions everywhere else. */
export interface ComposedWeek {
  readonly eater: Eater;
  /** What this eater eats of all dishes. */
  readonly dishes: readonly Dish[];
  /** In the order of the plan. */
  readonly days: readonly PlannedDay[];
  /** How many kept recipes are no longer published. */
  readonly gone: number;
}

export const mealAt = (day: PlannedDay | undefined, meal: Meal): PlannedMeal | undefined =>
  day?.meals.find((planned) => planned.meal === meal);

/** The suggestion for a meal, or the dish of nearest energy where the week has served it often enough. */
function suggestion(
  meal: Meal,
  suggested: Dish | undefined,
  dishes: readonly Dish[],
  beside: readonly Course[],
  served: ReadonlyMap<string, number>,
): Dish | undefined {
  const isFree = ({ id }: Dish) =>
    (served.get(id) ?? 0) < mostOften[meal] && !beside.some(({ dish }) => dish.id === id);
  if (!suggested || isFree(suggested)) return suggested;
  const free = dishes.filter((dish) => dish.meals.includes(meal) && isFree(dish));
  const varied = free.filter((dish) => areVaried([...beside, { meal, dish }]));
  const distance = ({ kcal }: Dish) => Math.abs(kcal - suggested.kcal);
  const [nearest] = (varied.length > 0 ? varied : free).sort((a, b) => distance(a) - distance(b));
  return nearest;
}

/** The day's dishes with the helpings of `shown`, unless others come nearer to the aim. */
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
 * Composes the week. `shown` are the days as the page shows them: their helpings stay although another meal of the day
 * changes. A device never keeps helpings, as they follow from the energy.
 */
export function composeWeek(
  { places }: KeptWeek,
  eater: Eater,
  all: readonly Dish[],
  shown: readonly PlannedDay[] = [],
): ComposedWeek {
  const dishes = all.filter((dish) => eats(eater, dish));
  const kept = ({ day, meal }: Place): Course[] =>
    dishes.filter(({ id }) => id === places[placeKey({ day, meal })]).map((dish) => ({ meal, dish }));
  const courses = planDays.map((day) => meals.flatMap((meal) => kept({ day, meal })));
  const isOpen = ({ day, meal }: Place) => !courses[day]?.some((course) => course.meal === meal);
  const open = allPlaces.filter(isOpen);
  // Planning takes a while, and a week that is kept whole needs none.
  const planned = open.length > 0 ? planWeek(eater, all) : [];
  for (const { day, meal } of open) {
    const beside = courses[day] ?? [];
    const served = servedIn(courses.map((of) => ({ meals: of })));
    const dish = suggestion(meal, mealAt(planned[day], meal)?.dish, dishes, beside, served);
    if (dish) beside.push({ meal, dish });
  }
  const days = planDays.map((day) => {
    const served = meals.flatMap((meal) => courses[day]?.filter((course) => course.meal === meal) ?? []);
    const missing = meals.filter((meal) => isOpen({ day, meal }));
    return dayOf(day, fitted(served, eater.aim, shown[day]), missing, eater.aim);
  });
  const published = new Set(all.map(({ id }) => id));
  return { eater, dishes, days, gone: Object.values(places).filter((id) => !published.has(id)).length };
}

/** The meals that are cooked on these days. */
export const cookedOn = ({ days }: ComposedWeek, chosen: readonly PlanDay[]): PlannedMeal[] =>
  chosen.toSorted().flatMap((day) => days[day]?.meals ?? []);

/** How many places of each meal the recipes leave empty. */
export const lackOf = (days: readonly PlannedDay[]): { meal: Meal; count: number }[] =>
  meals
    .map((meal) => ({ meal, count: days.filter(({ missing }) => missing.includes(meal)).length }))
    .filter(({ count }) => count > 0);

/** The week with every recipe that is shown: new recipes or another aim no longer change it. */
export const heldAsShown = (kept: KeptWeek, days: readonly PlannedDay[]): KeptWeek => ({
  ...kept,
  places: {
    ...kept.places,
    ...Object.fromEntries(
      planDays.flatMap((day) =>
        (days[day]?.meals ?? []).map(({ meal, dish }) => [placeKey({ day, meal }), dish.id]),
      ),
    ),
  },
});

const offBy = ({ sum }: PlannedDay): number => ('by' in sum ? sum.by : 0);

/** What can stand at a place beside the day's other meals: the planned dish first, then the rest, best first. */
function options({ eater, dishes, days }: ComposedWeek, { day, meal }: Place): PlannedMeal[] {
  const today = days[day];
  const planned = planWeek(eater, dishes)[day];
  if (!today || !planned) return [];
  const current = mealAt(today, meal)?.dish.id;
  const others = today.meals.filter((other) => other.meal !== meal);
  const missing = today.missing.filter((other) => other !== meal);
  const elsewhere = servedIn(days.map((one) => (one === today ? { meals: others } : one)));
  // Where not even the planned day is near the aim, every dish may come.
  const isHopeless = offBy(today) > 0 && offBy(planned) > 0;
  const possible = dishes
    .filter((dish) => dish.meals.includes(meal))
    .flatMap((dish) => {
      const isCurrent = dish.id === current;
      if (!isCurrent && !areVaried([...others, { meal, dish }])) return [];
      const { meals: served, cost } = fit([...others, { meal, dish }], eater.aim);
      const option = served.at(-1);
      const after = dayOf(day, served, missing, eater.aim);
      return option && (isCurrent || isHopeless || offBy(after) <= offBy(today)) ? [{ option, cost }] : [];
    });
  const rank = ({ option: { dish }, cost }: (typeof possible)[number]): number[] => [
    dish.id === mealAt(planned, meal)?.dish.id ? 0 : 1,
    elsewhere.has(dish.id) ? 1 : 0,
    // Hardly better is as good: then the hash decides.
    Math.round(cost * 10),
    hash(`${seedOf(eater)} ${day} ${meal} ${dish.id}`),
  ];
  return possible
    .map((one) => ({ ...one, rank: rank(one) }))
    .sort((a, b) => a.rank.map((value, index) => value - (b.rank[index] ?? 0)).find(Boolean) ?? 0)
    .map(({ option }) => option);
}

interface Changed {
  readonly kept: KeptWeek;
  /** As the page shows them from now on. */
  readonly days: readonly PlannedDay[];
}

/**
 * “Something else”: the next dish for one meal that keeps the day's sum; every other meal stays as it is shown. After
 * the last dish comes the first again. Nothing when there is no other.
 */
export function withOther(kept: KeptWeek, week: ComposedWeek, place: Place): Changed | undefined {
  const cycle = options(week, place);
  const today = week.days[place.day];
  const current = mealAt(today, place.meal)?.dish.id;
  const next = cycle[(cycle.findIndex(({ dish }) => dish.id === current) + 1) % cycle.length];
  if (!today || !next || next.dish.id === current) return undefined;
  const others = today.meals.filter(({ meal }) => meal !== place.meal);
  const days = week.days.map((day) => (day === today ? { ...day, meals: [...others, next] } : day));
  return { kept: heldAsShown(kept, days), days };
}
