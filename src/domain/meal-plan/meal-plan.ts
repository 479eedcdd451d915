import type { Meal } from '../recipes/meals.ts';
import { dayOf, fit, helpingBounds, type Course, type PlannedDay, type PlannedMeal } from './day.ts';
import type { Dish } from './dish.ts';
import { eats, type Eater } from './eater.ts';
import { samePlace, type Place, type Swap } from './swap.ts';
import { areVaried, hash, planWeek, seedOf, servedIn } from './week.ts';

/**
 * Meal plan: seven days of breakfast, lunch, dinner and snack within somebody's energy, and what she changes about
 * them. A plan is computed, never stored: what is kept of it are her changes, the swaps.
 *
 *     const plan = mealPlan(eater, dishes, swaps);          // plan.days[0].meals, .sum, .missing
 *     const next = somethingElse(plan, { day: 0, meal: 'lunch' });
 *     if (next) plan = mealPlan(eater, dishes, withSwap(swaps, next));
 *     const place = placeFor(plan, dish);                   // “onto my week”
 *     shoppingList(plan.days.flatMap(({ meals }) => meals), eater, ingredients)   // shopping-list.ts
 *
 * `eater` comes from `eaterOf(answers, plan)` in eater.ts, `dishes` from `readDishes` in dish.ts.
 */

export interface MealPlan {
  readonly eater: Eater;
  /** What she eats of all dishes. */
  readonly dishes: readonly Dish[];
  /** As it was planned for her. */
  readonly planned: readonly PlannedDay[];
  /** With her changes. */
  readonly days: readonly PlannedDay[];
}

const mealAt = (day: PlannedDay | undefined, meal: Meal) =>
  day?.meals.find((planned) => planned.meal === meal);

/** The day with this meal in its place. */
function withMeal(day: PlannedDay, planned: PlannedMeal, aim: number | undefined): PlannedDay {
  const order = Object.keys(helpingBounds);
  const meals = [...day.meals.filter(({ meal }) => meal !== planned.meal), planned].sort(
    (a, b) => order.indexOf(a.meal) - order.indexOf(b.meal),
  );
  return dayOf(
    day.day,
    meals,
    day.missing.filter((meal) => meal !== planned.meal),
    aim,
  );
}

/** The same day with another dish at one meal: the other meals stay as they are. */
function swapped(
  day: PlannedDay,
  course: Course,
  aim: number | undefined,
): { day: PlannedDay; cost: number } {
  const courses = day.meals.filter(({ meal }) => meal !== course.meal);
  const found = fit([...courses, course], aim);
  const planned = found.meals.at(-1);
  return { day: planned ? withMeal(day, planned, aim) : day, cost: found.cost };
}

function changedDay(day: PlannedDay, swaps: readonly Swap[], { dishes, eater: { aim } }: Base): PlannedDay {
  const apply = (asKept: boolean) =>
    swaps.reduce((changed, { meal, dish: id, helpings }) => {
      const dish = dishes.find((one) => one.id === id && one.meals.includes(meal));
      if (!dish || changed.meals.some((other) => other.meal !== meal && other.dish.id === id)) return changed;
      const { least, most } = helpingBounds[meal];
      const isUsable = asKept && aim !== undefined && helpings >= least && helpings <= most;
      return swapped(changed, { meal, dish, ...(isUsable && { helpings }) }, aim).day;
    }, day);
  const kept = apply(true);
  // With another aim the helpings of that time may be wrong.
  return kept.sum.kind === 'over' || kept.sum.kind === 'short' ? apply(false) : kept;
}

type Base = Pick<MealPlan, 'eater' | 'dishes'>;

/** The week for her, with her changes. What she does not eat is never in it, whatever the changes say. */
export function mealPlan(eater: Eater, dishes: readonly Dish[], swaps: readonly Swap[] = []): MealPlan {
  const base = { eater, dishes: dishes.filter((dish) => eats(eater, dish)) };
  const planned = planWeek(eater, dishes);
  const days = planned.map((day) =>
    changedDay(
      day,
      swaps.filter((swap) => swap.day === day.day),
      base,
    ),
  );
  return { ...base, planned, days };
}

/** What can stand at a place beside the day's other meals: the planned dish first, then the rest, best first. */
function cycle({ eater, dishes, planned, days }: MealPlan, { day, meal }: Place): PlannedMeal[] {
  const today = days[day];
  if (!today) return [];
  const first = mealAt(planned[day], meal)?.dish.id;
  const current = mealAt(today, meal);
  const others = today.meals.filter((other) => other.meal !== meal);
  const elsewhere = servedIn(days.map((one) => (one.day === day ? dayOf(day, others, [], eater.aim) : one)));
  const isOff = ({ sum }: PlannedDay) => sum.kind === 'over' || sum.kind === 'short';
  // Where no day can be near the aim, every dish may come; where hers is not, what brings it nearer.
  const anyway = planned[day] !== undefined && isOff(planned[day]);
  const least = today.sum.kind === 'over' || today.sum.kind === 'short' ? today.sum.by : 0;
  const possible = dishes
    .filter((dish) => dish.meals.includes(meal))
    .flatMap((dish) => {
      const isCurrent = dish.id === current?.dish.id;
      if (!isCurrent && !areVaried([...others, { meal, dish }])) return [];
      const { day: after, cost } = swapped(today, { meal, dish }, eater.aim);
      const option = mealAt(after, meal);
      const by = after.sum.kind === 'over' || after.sum.kind === 'short' ? after.sum.by : 0;
      const isFine = isCurrent || anyway || by <= least;
      return option && isFine ? [{ option, cost }] : [];
    });
  const rank = ({ option: { dish }, cost }: (typeof possible)[number]): number[] => [
    dish.id === first ? 0 : 1,
    // What the week has elsewhere comes last.
    elsewhere.has(dish.id) ? 1 : 0,
    // Hardly better is as good: then the order is her own.
    Math.round(cost * 10),
    hash(`${seedOf(eater)} ${day} ${meal} ${dish.id}`),
  ];
  return possible
    .map((one) => ({ ...one, rank: rank(one) }))
    .sort((a, b) => a.rank.map((value, index) => value - (b.rank[index] ?? 0)).find(Boolean) ?? 0)
    .map(({ option }) => option);
}

/**
 * “Something else”: the next dish for one meal that keeps the sum beside the day's other meals, which stay as they
 * are. After the last comes the first again. Nothing when there is no other.
 */
export function somethingElse(plan: MealPlan, place: Place): Swap | undefined {
  const options = cycle(plan, place);
  const current = mealAt(plan.days[place.day], place.meal)?.dish.id;
  const at = options.findIndex(({ dish }) => dish.id === current);
  const next = options[(at + 1) % options.length];
  if (!next || next.dish.id === current) return undefined;
  return { day: place.day, meal: place.meal, dish: next.dish.id, helpings: next.helpings };
}

/** What becomes of a dish that she wants in her week. */
export type Placing =
  | { readonly kind: 'place'; readonly swap: Swap }
  | { readonly kind: 'there'; readonly place: Place }
  /** It is not for her way of eating, or contains what she leaves out. */
  | { readonly kind: 'not-eaten' };

/** “Onto my week”: the place where a dish keeps the day's sum best, before places that she has chosen herself. */
export function placeFor(plan: MealPlan, dish: Dish, swaps: readonly Swap[]): Placing {
  const { eater, days } = plan;
  if (!eats(eater, dish)) return { kind: 'not-eaten' };
  for (const { day, meals } of days) {
    const there = meals.find((planned) => planned.dish.id === dish.id);
    if (there) return { kind: 'there', place: { day, meal: there.meal } };
  }
  const options = days.flatMap((day) =>
    dish.meals.flatMap((meal) => {
      const { day: after, cost } = swapped(day, { meal, dish }, eater.aim);
      const planned = mealAt(after, meal);
      const own = swaps.some((swap) => samePlace(swap, { day: day.day, meal })) ? 1 : 0;
      return planned ? [{ day: day.day, planned, rank: own * 1_000_000 + Math.round(cost * 10) }] : [];
    }),
  );
  const [best] = options.sort((a, b) => a.rank - b.rank);
  if (!best) return { kind: 'not-eaten' };
  const { planned } = best;
  return {
    kind: 'place',
    swap: { day: best.day, meal: planned.meal, dish: dish.id, helpings: planned.helpings },
  };
}
