import { cookedOn, heldAsShown, type ComposedWeek, type Helpings } from '../composed-week.ts';
import { placeKey, withPlace, type KeptWeek, type Place, type PlaceKey } from '../kept-week.ts';
import { meals, type Meal } from '../recipes/meals.ts';
import { dayOf, fit, helpingBounds, type Course, type PlannedDay, type PlannedMeal } from './day.ts';
import type { Dish } from './dish.ts';
import type { Eater } from './eater.ts';
import { areVaried, hash, seedOf, servedIn } from './week.ts';

/** A planned week, and what has become of it. */
interface MealPlan {
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

/** What can stand at a place beside the day's other meals: the planned dish first, then the rest, best first. */
function cycle({ eater, dishes, planned, days }: MealPlan, { day, meal }: Place): PlannedMeal[] {
  const today = days[day];
  if (!today) return [];
  const first = mealAt(planned[day], meal)?.dish.id;
  const current = mealAt(today, meal);
  const others = today.meals.filter((other) => other.meal !== meal);
  const elsewhere = servedIn(days.map((one) => (one.day === day ? dayOf(day, others, [], eater.aim) : one)));
  const isOff = ({ sum }: PlannedDay) => sum.kind === 'over' || sum.kind === 'short';
  // Where neither hers nor any day is near the aim, every dish may come; where hers alone is not, what brings it nearer.
  const anyway = isOff(today) && planned[day] !== undefined && isOff(planned[day]);
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
function somethingElse(plan: MealPlan, { day, meal }: Place): PlannedMeal | undefined {
  const options = cycle(plan, { day, meal });
  const current = mealAt(plan.days[day], meal)?.dish.id;
  const at = options.findIndex(({ dish }) => dish.id === current);
  const next = options[(at + 1) % options.length];
  return next && next.dish.id !== current ? next : undefined;
}

/** Another dish for a place, or nothing where there is none. */
function otherDish(week: ComposedWeek, { day, meal }: Place): PlannedMeal | undefined {
  const days = week.days.map(({ day: of, served, sum }): PlannedDay => ({
    day: of,
    meals: cookedOn(week, [of]),
    missing: meals.filter((one) => served[one].kind === 'missing'),
    sum,
  }));
  // Where a meal of the day is eaten out, nobody knows its sum: whatever is varied will do.
  const isAway = meals.some((one) => week.days[day]?.served[one].kind === 'out');
  const { concept, adults, children, without } = week.eater;
  const eater = isAway ? { concept, adults, children, without } : week.eater;
  return somethingElse({ ...week, eater, days }, { day, meal });
}

export interface Changed {
  readonly kept: KeptWeek;
  readonly dish: Dish;
  readonly helpings: Helpings;
}

/** “Something else” at a place: that meal changes, every other stays as it is shown, with its helpings. */
export function withOther(kept: KeptWeek, week: ComposedWeek, place: Place): Changed | undefined {
  const other = otherDish(week, place);
  if (!other) return undefined;
  const { dish } = other;
  const helpings = new Map<PlaceKey, { recipe: string; helpings: number }>();
  const remember = (at: Place, planned: PlannedMeal) =>
    helpings.set(placeKey(at), { recipe: planned.dish.id, helpings: planned.helpings });
  for (const { day, served } of week.days) {
    for (const meal of meals) {
      const one = served[meal];
      if (one.kind === 'dish') remember({ day, meal }, one.planned);
    }
  }
  const isAway = meals.some((meal) => week.days[place.day]?.served[meal].kind === 'out');
  if (isAway) helpings.delete(placeKey(place));
  else remember(place, other);
  const changed = withPlace(heldAsShown(kept, week), place, { recipe: dish.id, pinned: false });
  return { kept: changed, dish, helpings };
}
