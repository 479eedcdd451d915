import { meals, type Meal } from '../recipes/meals.ts';
import { dayOf, fit, outside, type Course, type Fit, type PlannedDay } from './day.ts';
import type { Dish } from './dish.ts';
import { eats, type Eater } from './eater.ts';

/**
 * Meal planning: which dishes make seven days for somebody. The same eater and the same dishes always give the same
 * week: what looks like chance is a hash of answers that identify nobody, and not of the energy, so that
 * another pace keeps most dishes and changes the helpings.
 */

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  // The last letters would hardly reach the upper bits: https://github.com/aappleby/smhasher (fmix32)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export const seedOf = ({ concept, adults, children, without, suggestion }: Eater): string =>
  [concept, adults, children, ...[...without].sort(), ...(suggestion === undefined ? [] : [suggestion])].join(
    ' ',
  );

/** So many dishes of each meal are tried with each other before others come. */
const tried = 5;
/** Below this cost a day is good: near the aim, with meals of their usual shares and helpings that are alike. */
const good = 0.08;

const daysOfWeek = 7;
/** How often a week may serve the same recipe as this meal. Lunch and dinner count together. */
export const mostOften: Readonly<Record<Meal, number>> = { breakfast: 2, lunch: 1, dinner: 1, snack: 2 };

/** How often each recipe has been served already, by its id. */
type Served = ReadonlyMap<string, number>;

const isWarm = (meal: Meal) => meal === 'lunch' || meal === 'dinner';

/** Whether these can be one day: no dish twice, and lunch and dinner unlike each other. */
export function areVaried(courses: readonly Course[]): boolean {
  const ids = new Set(courses.map(({ dish }) => dish.id));
  const warm = courses.filter(({ meal }) => isWarm(meal)).flatMap(({ dish }) => [...new Set(dish.alike)]);
  return ids.size === courses.length && new Set(warm).size === warm.length;
}

/** One of each list, those in front first. */
function* combinations(lists: readonly (readonly Course[])[]): Generator<readonly Course[]> {
  const most = lists.reduce((sum, list) => sum + Math.max(0, list.length - 1), 0);
  function* withSum(place: number, left: number): Generator<readonly Course[]> {
    const list = lists[place];
    if (!list) {
      if (left === 0) yield [];
      return;
    }
    for (const [index, course] of list.entries()) {
      if (index > left) break;
      for (const rest of withSum(place + 1, left - index)) yield [course, ...rest];
    }
  }
  for (let sum = 0; sum <= most; sum += 1) yield* withSum(0, sum);
}

interface Left {
  readonly dishes: readonly Dish[];
  readonly served: Served;
}

/** The first good day among these lists, else the best one. */
function bestOf(lists: readonly (readonly Course[])[], aim: number | undefined): Fit | undefined {
  let best: Fit | undefined;
  for (const courses of combinations(lists)) {
    if (!areVaried(courses)) continue;
    const found = fit(courses, aim);
    if (best && found.cost >= best.cost) continue;
    best = found;
    if (best.cost < good) return best;
  }
  return best;
}

/** The dishes of a meal in the order in which a day tries them: those not served yet first. */
function candidates(meal: Meal, seed: string, { dishes, served }: Left): Course[] {
  const times = (dish: Dish) => served.get(dish.id) ?? 0;
  return dishes
    .filter((dish) => dish.meals.includes(meal) && times(dish) < mostOften[meal])
    .map((dish) => ({ dish, rank: hash(`${seed} ${meal} ${dish.id}`) }))
    .sort((a, b) => times(a.dish) - times(b.dish) || a.rank - b.rank || (a.dish.id < b.dish.id ? -1 : 1))
    .map(({ dish }) => ({ meal, dish }));
}

function planDay(day: number, seed: string, aim: number | undefined, left: Left): PlannedDay {
  const all = meals.map((meal) => candidates(meal, `${seed} ${day}`, left));
  const lists = all.filter((list) => list.length > 0);
  const missing = meals.filter((_, place) => all[place]?.length === 0);
  const first = bestOf(
    lists.map((list) => list.slice(0, tried)),
    aim,
  );
  if (first && first.cost < outside) return dayOf(day, first.meals, missing, aim);
  // The lightest and the richest dishes: where even they do not do, no others would.
  const byEnergy = lists.map((list) => {
    const sorted = list.toSorted((a, b) => a.dish.kcal - b.dish.kcal);
    return [...new Set([...sorted.slice(0, tried), ...sorted.slice(-tried)])];
  });
  const second = bestOf(byEnergy, aim);
  const best = first && (!second || first.cost <= second.cost) ? first : second;
  return dayOf(day, best?.meals ?? [], best ? missing : meals, aim);
}

/** How often these days serve each recipe, by its id. */
export function servedIn(days: readonly { readonly meals: readonly Course[] }[]): Map<string, number> {
  const served = new Map<string, number>();
  for (const { dish } of days.flatMap(({ meals: of }) => of))
    served.set(dish.id, (served.get(dish.id) ?? 0) + 1);
  return served;
}

/** The week as it is planned, before anything is changed. */
export function planWeek(eater: Eater, dishes: readonly Dish[]): readonly PlannedDay[] {
  const eaten = dishes.filter((dish) => eats(eater, dish));
  const days: PlannedDay[] = [];
  for (let day = 0; day < daysOfWeek; day += 1) {
    days.push(planDay(day, seedOf(eater), eater.aim, { dishes: eaten, served: servedIn(days) }));
  }
  return days;
}
