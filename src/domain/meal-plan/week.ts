import type { NutritionConcept } from '../onboarding/onboarding.ts';
import type { Meal } from '../recipes/meals.ts';
import { isInSeason, monthOf } from '../recipes/season.ts';
import { hashOf } from '../text/hash.ts';
import { addDays } from '../time/calendar.ts';
import { helpingBounds, shares } from './day.ts';
import type { Dish } from './dish.ts';
import type { Eater } from './eater.ts';
import { allPlaces, planDays, placesOf, type KeptWeek, type Place, type PlanDay } from './kept-week.ts';
import { isWeekend, minutesBeyond, repeatsOf, rules } from './rules.ts';
import { isWarm, origins, type Serving } from './servings.ts';

/**
 * Meal planning: five warm dishes, two breakfasts and two snacks make seven days, for people with little time: they
 * cook once for two or three meals, and dishes share ingredients. Each dish is the one with the lowest cost given the
 * others. The same answers and dishes always give the same week.
 */

type Kind = 'meat' | 'fish' | 'veggie';
const usualKinds: readonly Kind[] = ['veggie'];
const kindOf = ({ tags }: Dish): Kind =>
  tags.includes('vegetarian') ? 'veggie' : tags.includes('fish') ? 'fish' : 'meat';

/** The meals of one dish. It is cooked for the first, and again when it no longer keeps. */
interface Cooking {
  readonly places: readonly Place[];
  /** Its main food, other than plants, eggs or milk. */
  readonly kinds?: Partial<Record<NutritionConcept, readonly Kind[]>>;
}

/** Three days need no cooking, and all lunches but the first are leftovers of an evening. No dish is served thrice in a row. */
const rhythm: readonly Cooking[] = [
  { places: placesOf('0-breakfast', '1-breakfast', '3-breakfast', '6-breakfast') },
  { places: placesOf('2-breakfast', '4-breakfast', '5-breakfast') },
  { places: placesOf('4-dinner', '5-lunch', '6-dinner'), kinds: { OMNIVORE: ['meat'] } },
  {
    places: placesOf('5-dinner', '6-lunch'),
    kinds: { OMNIVORE: ['fish'], FLEXITARIAN: ['fish', 'meat'], PESCETARIAN: ['fish'] },
  },
  { places: placesOf('0-lunch', '1-dinner', '2-lunch') },
  { places: placesOf('0-dinner', '1-lunch', '3-lunch') },
  { places: placesOf('2-dinner', '3-dinner', '4-lunch') },
  { places: placesOf('0-snack', '1-snack', '3-snack', '6-snack') },
  { places: placesOf('2-snack', '4-snack', '5-snack') },
];

/** How many dishes a week cooks for this meal. */
export const dishesFor = (meal: Meal): number =>
  rhythm.filter(({ places: [first] }) => first?.meal === meal).length;

/** Kilocalories within which another pace keeps the dishes and only changes portion sizes. */
const band = 200;

const seedOf = ({ concept, aim, adults, children, without, suggestion }: Eater): string =>
  [concept, aim && Math.round(aim / band), adults, children, [...without].sort(), suggestion].join(' ');

/** The costs of a dish given the others, weighed against each other, without a unit. The rules come first, in their order. */
const costs = {
  dayMissed: 20_000,
  repeat: 400,
  /** A week of somebody who eats everything has meat and fish. */
  brokenPromise: 300,
  /** Cooking that takes longer than a weekday has, and each minute of it. */
  late: { morning: 300, warm: 220, minute: 1 },
  /** Each thing beyond what a list should have. */
  thingTooMany: 60,
  offSeason: 40,
  /** A food that no other dish needs. */
  thing: 6.5,
  /** A minute of cooking; an hour too many on a day costs as much as three foods. */
  minute: { warm: 0.13, aside: 0.6 },
  strain: 1 / 250,
  /** A snack that takes longer than `easyMinutes`, on a weekday. */
  longSnack: 35,
  /** A lunch on a weekday that is not left over. */
  lunchAtNoon: 80,
  /** A meal that another dish must be cooked for. */
  uncovered: 8,
  /** A meal that is left for another dish. */
  open: 100,
  /** A shared main food or form: at lunch and dinner of a day, at breakfast and snack, in the week. */
  alikeAtTable: 250,
  alikeAside: 1,
  alikeInWeek: 0.5,
  sweetTwice: 2,
  otherKind: 40,
  again: 40,
  /** The day's energy that portion sizes cannot balance. */
  energy: 120,
  /** The maximum, by person: otherwise everybody would get the cheapest dishes. */
  taste: 25,
  luck: 26,
};
/** Minutes of cooking that cost nothing. */
const easyMinutes = 30;
/** Weeks with different random choices, of which the best is taken: more until one keeps to the rules, or none was better for some time. */
const tries = { least: 3, inVain: 9 };

const strain = (minutes: number) => costs.strain * Math.max(0, minutes - easyMinutes) ** 2;
/** Weekends have more time. The first day counts twice, as it has no leftovers. */
const weightOf = (day: PlanDay, isFree: boolean): number => (day === 0 ? 2 : isFree ? 0.25 : 1);

/** Breakfasts and snacks are few, with similar costs. */
const tasteAside = 6;
const seasonAside = 3;
const luckAside = 2;

const shared = (one: Dish, other: Dish): number => {
  let count = 0;
  for (const food of one.alike) if (other.alike.includes(food)) count += 1;
  return count;
};

function alikeTo(dish: Dish, others: Iterable<Dish>): number {
  let count = 0;
  for (const other of others) count += shared(dish, other);
  return count;
}

interface DayBeside {
  warm: Dish[];
  aside: Dish[];
  /** Of cooking. */
  minutes: number;
  /** Kilocalories of the smallest and the largest portions. */
  least: number;
  most: number;
  readonly isFree: boolean;
  readonly month: number;
}

/** All other servings, prepared for weighing many dishes. */
interface Beside {
  readonly eater: Eater;
  readonly days: readonly DayBeside[];
  readonly byDish: ReadonlyMap<string, readonly Serving[]>;
  readonly bought: ReadonlySet<string>;
  readonly warm: ReadonlySet<Dish>;
}

export function beside(eater: Eater, begun: KeptWeek['begun'], others: readonly Serving[]): Beside {
  const days = planDays.map((day): DayBeside => {
    const month = monthOf(addDays(begun, day));
    return { warm: [], aside: [], minutes: 0, least: 0, most: 0, isFree: isWeekend(begun, day), month };
  });
  const byDish = new Map<string, Serving[]>();
  for (const [serving, origin] of origins(others)) {
    const { day, dish, meal } = serving;
    const today = days[day];
    if (!today) continue;
    today[isWarm(meal) ? 'warm' : 'aside'].push(dish);
    today.least += helpingBounds[meal].least * dish.kcal;
    today.most += helpingBounds[meal].most * dish.kcal;
    if (origin === serving) today.minutes += dish.minutes;
    byDish.set(dish.id, [...(byDish.get(dish.id) ?? []), serving]);
  }
  const bought = new Set(others.flatMap(({ dish }) => dish.buys));
  const warm = new Set(days.flatMap((day) => day.warm));
  return { eater, days, byDish, bought, warm };
}

/** How far a meal stays from its share of the energy, whatever the portion size. */
function missOfMeal({ dish, meal }: Serving, aim: number): number {
  const { least, most } = helpingBounds[meal];
  const wanted = aim * shares[meal];
  return aim === 0 ? 0 : Math.max(0, least * dish.kcal - wanted, wanted - most * dish.kcal) / aim;
}

/** How far the day stays from its energy. */
function missOfDay({ dish, meal }: Serving, { warm, aside, least, most }: DayBeside, aim: number): number {
  const bounds = helpingBounds[meal];
  const isWhole = warm.length + aside.length === 3;
  const over = least + bounds.least * dish.kcal - aim;
  const short = isWhole ? aim - most - bounds.most * dish.kcal : 0;
  return aim === 0 ? 0 : Math.max(0, over, short) / aim;
}

/** How badly a dish fits the day's other meals and energy. */
function costOfServing(serving: Serving, day: DayBeside, aim: number): number {
  const { dish, meal } = serving;
  const isSweetTwice = dish.sweet && !isWarm(meal) && day.aside.some((other) => other.sweet);
  return (
    (isWarm(meal) ? 0 : costs.alikeAside * alikeTo(dish, day.aside)) +
    (isSweetTwice ? costs.sweetTwice : 0) +
    missOfMeal(serving, aim) * costs.energy
  );
}

/** Cooking takes time, on weekends less of it counts. */
function costOfCooking(
  { dish, day, meal }: Serving,
  { minutes: busy, ...today }: DayBeside,
  hasTime: boolean,
): number {
  const minutes =
    costs.minute[isWarm(meal) ? 'warm' : 'aside'] * dish.minutes + strain(busy + dish.minutes) - strain(busy);
  const isFree = today.isFree || (hasTime && isWarm(meal));
  const atNoon = meal === 'lunch' && day > 0 && !isFree ? costs.lunchAtNoon : 0;
  const isLong = meal === 'snack' && !isFree && dish.minutes > easyMinutes;
  const aside = atNoon + (isLong ? costs.longSnack : 0) + (dish.meals.includes(meal) ? 0 : costs.uncovered);
  return minutes * weightOf(day, isFree) + aside;
}

const isLeft = ({ day, dish }: Serving, cooked: number) => day > cooked && day - cooked <= dish.keeps;

function thingsOf({ buys }: Dish, { bought }: Beside): number {
  let count = 0;
  for (const food of buys) if (!bought.has(food)) count += 1;
  return count;
}

/** What the rules cost that a dish at these places breaks; 0 if it keeps to them. */
function costOfRules(own: readonly Serving[], dish: Dish, others: Beside, kinds = usualKinds): number {
  const room = Math.max(0, rules.things - others.bought.size);
  const same = others.byDish.get(dish.id) ?? [];
  let cost = costs.thingTooMany * Math.max(0, thingsOf(dish, others) - room);
  cost += costs.repeat * repeatsOf(same.length > 0 ? [...same, ...own] : own);
  const isPromised = kinds !== usualKinds && others.eater.concept === 'OMNIVORE';
  let cooked = -Infinity;
  for (const serving of own) {
    const day = others.days[serving.day];
    if (!day) continue;
    cost += costs.dayMissed * missOfDay(serving, day, others.eater.aim ?? 0);
    if (isWarm(serving.meal)) {
      cost += costs.alikeAtTable * alikeTo(dish, day.warm);
      if (isPromised && !kinds.includes(kindOf(dish))) cost += costs.brokenPromise;
    }
    if (isLeft(serving, cooked)) continue;
    cooked = serving.day;
    const beyond = day.isFree ? 0 : minutesBeyond(serving, others.eater.hasTime ?? false);
    if (beyond > 0)
      cost += costs.late[isWarm(serving.meal) ? 'warm' : 'morning'] + costs.late.minute * beyond;
  }
  return cost;
}

/** The cost of a dish at these places, given all others. */
export function costOf(own: readonly Serving[], others: Beside, kinds = usualKinds): number {
  const [first] = own;
  if (!first) return 0;
  const { dish } = first;
  const same = others.byDish.get(dish.id) ?? [];
  let cost = costOfRules(own, dish, others, kinds) + costs.thing * thingsOf(dish, others);
  let cooked = -Infinity;
  for (const serving of own) {
    const day = others.days[serving.day];
    if (!day) continue;
    cost += costOfServing(serving, day, others.eater.aim ?? 0);
    if (isLeft(serving, cooked)) continue;
    cooked = serving.day;
    cost += costOfCooking(serving, day, others.eater.hasTime ?? false);
  }
  const warm = isWarm(first.meal);
  if (!isInSeason(dish.months, others.days[first.day]?.month ?? 1))
    cost += costs.offSeason * (warm ? 1 : seasonAside);
  if (warm) {
    cost += costs.alikeInWeek * alikeTo(dish, others.warm);
    if (!kinds.includes(kindOf(dish))) cost += costs.otherKind;
  }
  return same.length > 0 ? cost + costs.again : cost;
}

/** Nothing is cooked for a meal that the dish is not for: lunch can only be leftovers of a dinner. */
function isCookable(sameDish: readonly Serving[]): boolean {
  let cooked = -Infinity;
  for (const one of sameDish.toSorted((a, b) => a.day - b.day)) {
    if (isLeft(one, cooked)) continue;
    if (!one.dish.meals.includes(one.meal)) return false;
    cooked = one.day;
  }
  return true;
}

const onlyPlaces = allPlaces.map((place): Cooking => ({ places: [place] }));

/**
 * A dish at the open places: none if it cannot be served at the first. If it is served elsewhere, only as often as the
 * rules allow, or at all places if they allow none.
 */
function servingsAt(open: readonly Place[], dish: Dish, { byDish }: Beside): readonly Serving[] {
  const [place] = open;
  if (!place || !dish.meals.includes(place.meal)) return [];
  const same = byDish.get(dish.id) ?? [];
  if (same.some(({ day }) => day === place.day)) return [];
  const free = open
    .filter(({ day }) => !same.some((one) => one.day === day))
    .map((one) => ({ ...one, dish }));
  const isAlways = same.length === 0 && free.every(({ meal }) => dish.meals.includes(meal));
  if (isAlways) return free;
  const allowed: Serving[] = [];
  for (const one of free) if (repeatsOf([...same, ...allowed, one]) === 0) allowed.push(one);
  const own: Serving[] = [];
  for (const one of allowed.length > 0 ? allowed : free)
    if (isCookable([...same, ...own, one])) own.push(one);
  return own[0]?.day === place.day && own[0].meal === place.meal ? own : [];
}

interface Choice {
  readonly servings: readonly Serving[];
  readonly cost: number;
  /** Of the rules that it breaks. */
  readonly broken: number;
}

const nothing: Choice = { servings: [], cost: 0, broken: 0 };
const sumOf = (choices: readonly Choice[], of: 'cost' | 'broken') =>
  choices.reduce((sum, choice) => sum + choice[of], 0);

/** How often each dish is chosen again, knowing the others. */
const passes = 2;

/** Dish by dish, then each again. If one does not keep until its last meal, others are cooked for the rest. */
function draft(
  eater: Eater,
  dishes: readonly Dish[],
  {
    begun,
    kept,
    seed,
    attempt,
  }: { begun: KeptWeek['begun']; kept: readonly Serving[]; seed: string; attempt: number },
): Choice {
  const chanceOf = (from: string) =>
    new Map(dishes.map((dish) => [dish, hashOf(`${from} ${dish.id}`) / 2 ** 32]));
  const taste = chanceOf(seed);
  const luck = chanceOf(`${seed} ${attempt}`);

  /** The dish with the lowest cost and luck. */
  function choose({ places, kinds: wanted }: Cooking, week: readonly Serving[]): Choice {
    const open = places.filter(({ day, meal }) => !week.some((one) => one.day === day && one.meal === meal));
    const others = beside(eater, begun, week);
    const kinds = wanted?.[eater.concept];
    let best: Choice & { rank: number } = { ...nothing, rank: Infinity };
    for (const dish of dishes) {
      const own = servingsAt(open, dish, others);
      const [first] = own;
      if (!first) continue;
      const [tasteOf, luckOf] = isWarm(first.meal) ? [1, 1] : [tasteAside, luckAside];
      const cost =
        costOf(own, others, kinds) +
        costs.open * (open.length - own.length) +
        costs.taste * tasteOf * (taste.get(dish) ?? 0);
      const rank = cost + costs.luck * luckOf * (luck.get(dish) ?? 0);
      if (rank < best.rank)
        best = { servings: own, cost, rank, broken: costOfRules(own, dish, others, kinds) };
    }
    return best;
  }

  const chosen: Choice[] = [];
  const others = (but?: number) => [
    ...kept,
    ...chosen.flatMap(({ servings }, place) => (place === but ? [] : servings)),
  ];
  for (let pass = 0; pass <= passes; pass += 1)
    for (const [place, cooking] of rhythm.entries()) chosen[place] = choose(cooking, others(place));
  for (const place of onlyPlaces) chosen.push(choose(place, others()));
  return { servings: others(), cost: sumOf(chosen, 'cost'), broken: sumOf(chosen, 'broken') };
}

export function planWeek(
  eater: Eater,
  dishes: readonly Dish[],
  { begun, kept }: { begun: KeptWeek['begun']; kept: readonly Serving[] },
): readonly Serving[] {
  if (kept.length === allPlaces.length) return kept;
  const seed = seedOf(eater);
  let best = draft(eater, dishes, { begun, kept, seed, attempt: 0 });
  let last: number = tries.inVain;
  for (let attempt = 1; attempt < (best.broken > 0 ? last : tries.least); attempt += 1) {
    const other = draft(eater, dishes, { begun, kept, seed, attempt });
    if (other.broken < best.broken) last = attempt + tries.inVain;
    const isBetter = other.broken === best.broken ? other.cost < best.cost : other.broken < best.broken;
    if (isBetter) best = other;
  }
  return best.servings;
}
