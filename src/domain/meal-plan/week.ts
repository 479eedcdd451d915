import type { NutritionConcept } from '../onboarding/onboarding.ts';
import type { Meal } from '../recipes/meals.ts';
import { hashOf } from '../text/hash.ts';
import { helpingBounds, shares } from './day.ts';
import type { Dish } from './dish.ts';
import type { Eater } from './eater.ts';
import { allPlaces, placesOf, type KeptWeek, type Place, type PlanDay } from './kept-week.ts';

/**
 * Meal planning: five warm dishes, two breakfasts and a snack make seven days, for people with little time: they cook
 * once for two or three meals, and dishes share ingredients. Each dish is the one with the lowest cost given those
 * before it. The same answers and dishes always give the same week.
 */

export interface Serving extends Place {
  readonly dish: Dish;
}

type Kind = 'meat' | 'fish' | 'veggie';
const kindOf = ({ tags }: Dish): Kind =>
  tags.includes('vegetarian') ? 'veggie' : tags.includes('fish') ? 'fish' : 'meat';

/** The meals of one dish. It is cooked for the first, and again when it no longer keeps. */
interface Cooking {
  readonly places: readonly Place[];
  /** Its main food, other than plants, eggs or milk. */
  readonly kinds?: Partial<Record<NutritionConcept, readonly Kind[]>>;
}

/** Three days need no cooking, and all lunches but the first are leftovers of an evening. */
const rhythm: readonly Cooking[] = [
  { places: placesOf('0-lunch', '1-dinner', '2-lunch') },
  { places: placesOf('0-dinner', '1-lunch', '3-lunch') },
  { places: placesOf('2-dinner', '3-dinner', '4-lunch') },
  { places: placesOf('4-dinner', '5-lunch', '6-dinner'), kinds: { OMNIVORE: ['meat'] } },
  {
    places: placesOf('5-dinner', '6-lunch'),
    kinds: { OMNIVORE: ['fish'], FLEXITARIAN: ['fish', 'meat'], PESCETARIAN: ['fish'] },
  },
  { places: placesOf('0-breakfast', '1-breakfast', '2-breakfast', '6-breakfast') },
  { places: placesOf('3-breakfast', '4-breakfast', '5-breakfast') },
  { places: allPlaces.filter(({ meal }) => meal === 'snack') },
];

/** How many dishes a week cooks for this meal. */
export const dishesFor = (meal: Meal): number =>
  rhythm.filter(({ places: [first] }) => first?.meal === meal).length;

/** The meal that each is left over from; itself if cooked. In the order of the week. */
export function origins(servings: readonly Serving[]): Map<Serving, Serving> {
  const cooked = new Map<string, Serving>();
  const found = new Map<Serving, Serving>();
  for (const serving of servings.toSorted((a, b) => a.day - b.day)) {
    const before = cooked.get(serving.dish.id);
    const isLeft = before && serving.day > before.day && serving.day - before.day <= serving.dish.keeps;
    if (!isLeft) cooked.set(serving.dish.id, serving);
    found.set(serving, isLeft ? before : serving);
  }
  return found;
}

/** Kilocalories within which another pace keeps the dishes and only changes portion sizes. */
const band = 200;

const seedOf = ({ concept, aim, adults, children, without, suggestion }: Eater): string =>
  [concept, aim && Math.round(aim / band), adults, children, [...without].sort(), suggestion].join(' ');

/** The costs of a dish given the others, weighed against each other, without a unit. */
const costs = {
  /** A food that no other dish needs. */
  thing: 5,
  /** A minute of cooking; an hour too many on a day costs as much as three foods. */
  minute: 0.1,
  strain: 1 / 250,
  /** A meal that another dish must be cooked for. */
  uncovered: 8,
  /** A shared main food or form: at lunch and dinner of a day, at breakfast and snack, in the week. */
  alikeAtTable: 100,
  alikeAside: 1,
  alikeInWeek: 0.5,
  sweetTwice: 2,
  otherKind: 40,
  again: 25,
  /** The day's energy that portion sizes cannot balance. */
  energy: 120,
  /** The maximum, by person: otherwise everybody would get the cheapest dishes. */
  taste: 12,
  luck: 7,
};
/** Minutes of cooking that cost nothing. */
const easyMinutes = 30;
/** Weeks with different random choices, of which the best is taken. */
const tries = 6;

const strain = (minutes: number) => costs.strain * Math.max(0, minutes - easyMinutes) ** 2;
/** Weekends have more time. The first day counts twice, as it has no leftovers. */
function weightOf(day: PlanDay, begun: KeptWeek['begun']): number {
  if (day === 0) return 2;
  const weekday = (new Date(begun).getUTCDay() + day) % 7;
  return weekday === 0 || weekday === 6 ? 0.25 : 1;
}

/** Breakfasts and snacks are few, with similar costs. */
const tasteAside = 4;
const luckAside = 2;

const isWarm = (meal: Meal) => meal === 'lunch' || meal === 'dinner';
const shared = (one: Dish, other: Dish) => one.alike.filter((food) => other.alike.includes(food)).length;

interface Beside {
  readonly eater: Eater;
  readonly begun: KeptWeek['begun'];
  readonly others: readonly Serving[];
  readonly bought: ReadonlySet<string>;
  readonly warm: ReadonlySet<Dish>;
  readonly minutes: ReadonlyMap<PlanDay, number>;
}

export function beside(eater: Eater, begun: KeptWeek['begun'], others: readonly Serving[]): Beside {
  const minutes = new Map<PlanDay, number>();
  for (const [serving, { day }] of origins(others)) {
    if (serving.day === day) minutes.set(day, (minutes.get(day) ?? 0) + serving.dish.minutes);
  }
  const bought = new Set(others.flatMap(({ dish }) => dish.buys));
  const warm = new Set(others.flatMap(({ meal, dish }) => (isWarm(meal) ? [dish] : [])));
  return { eater, begun, others, bought, warm, minutes };
}

/** How badly a dish fits the day's other meals and energy. */
function costOfServing({ dish, day, meal }: Serving, { eater: { aim = 0 }, others }: Beside): number {
  const near = others.filter((other) => other.day === day && isWarm(other.meal) === isWarm(meal));
  const alike = near.reduce((sum, other) => sum + shared(dish, other.dish), 0);
  const isSweetTwice = dish.sweet && near.some((other) => other.dish.sweet);
  const { least, most } = helpingBounds[meal];
  const wanted = aim * shares[meal];
  const miss = aim === 0 ? 0 : Math.max(0, least * dish.kcal - wanted, wanted - most * dish.kcal) / aim;
  return (
    alike * (isWarm(meal) ? costs.alikeAtTable : costs.alikeAside) +
    (isSweetTwice ? costs.sweetTwice : 0) +
    miss * costs.energy
  );
}

/** The cost of a dish at these places, given all others. */
export function costOf(own: readonly Serving[], others: Beside, kinds: readonly Kind[] = ['veggie']): number {
  const [first] = own;
  if (!first) return 0;
  const { dish } = first;
  let cost = costs.thing * dish.buys.filter((food) => !others.bought.has(food)).length;
  for (const [serving, origin] of origins(own)) {
    const { day, meal } = serving;
    cost += costOfServing(serving, others);
    if (serving !== origin) continue;
    const busy = others.minutes.get(day) ?? 0;
    const minutes = costs.minute * dish.minutes + strain(busy + dish.minutes) - strain(busy);
    cost += minutes * weightOf(day, others.begun);
    if (!dish.meals.includes(meal)) cost += costs.uncovered;
  }
  if (isWarm(first.meal)) {
    for (const other of others.warm) cost += shared(dish, other) * costs.alikeInWeek;
    if (!kinds.includes(kindOf(dish))) cost += costs.otherKind;
  }
  return others.others.some((other) => other.dish.id === dish.id) ? cost + costs.again : cost;
}

/** Nothing is cooked for a meal that the dish is not for: lunch can only be leftovers of a dinner. */
const isCookable = (servings: readonly Serving[]): boolean =>
  [...origins(servings)].every(([one, origin]) => one !== origin || one.dish.meals.includes(one.meal));

const onlyPlaces = allPlaces.map((place): Cooking => ({ places: [place] }));

interface Draft {
  readonly week: readonly Serving[];
  readonly cost: number;
}

/** Dish by dish. If one does not keep until its last meal, others are cooked for the rest. */
function draft(
  eater: Eater,
  dishes: readonly Dish[],
  {
    begun,
    kept,
    seed,
    attempt,
  }: { begun: KeptWeek['begun']; kept: readonly Serving[]; seed: string; attempt: number },
): Draft {
  const chanceOf = (from: string) =>
    new Map(dishes.map((dish) => [dish, hashOf(`${from} ${dish.id}`) / 2 ** 32]));
  const taste = chanceOf(seed);
  const luck = chanceOf(`${seed} ${attempt}`);
  const week = [...kept];
  let sum = 0;
  for (const { places, kinds } of [...rhythm, ...onlyPlaces]) {
    const open = places.filter(({ day, meal }) => !week.some((one) => one.day === day && one.meal === meal));
    const [place] = open;
    if (!place) continue;
    const others = beside(eater, begun, week);
    let best: { servings: readonly Serving[]; cost: number; rank: number } = {
      servings: [],
      cost: 0,
      rank: Infinity,
    };
    for (const dish of dishes) {
      const isFree = ({ day }: Place) => !week.some((one) => one.day === day && one.dish.id === dish.id);
      if (!dish.meals.includes(place.meal) || !isFree(place)) continue;
      const own = open.filter(isFree).map((one) => ({ ...one, dish }));
      if (!isCookable([...week.filter((one) => one.dish === dish), ...own.slice(0, 1)])) continue;
      const warm = isWarm(place.meal);
      const cost =
        costOf(own, others, kinds?.[eater.concept]) +
        costs.taste * (taste.get(dish) ?? 0) * (warm ? 1 : tasteAside);
      const rank = cost + costs.luck * (luck.get(dish) ?? 0) * (warm ? 1 : luckAside);
      if (rank < best.rank) best = { servings: own, cost, rank };
    }
    for (const one of best.servings) {
      if (isCookable([...week.filter(({ dish }) => dish === one.dish), one])) week.push(one);
    }
    sum += best.cost;
  }
  return { week, cost: sum };
}

export function planWeek(
  eater: Eater,
  dishes: readonly Dish[],
  { begun, kept }: { begun: KeptWeek['begun']; kept: readonly Serving[] },
): readonly Serving[] {
  const seed = seedOf(eater);
  const drafts = Array.from({ length: kept.length < allPlaces.length ? tries : 1 }, (_, attempt) =>
    draft(eater, dishes, { begun, kept, seed, attempt }),
  );
  return drafts.reduce((best, one) => (one.cost < best.cost ? one : best)).week;
}
