import { isDay, type Day } from './calendar.ts';
import {
  isNutritionConcept,
  onboardingBounds,
  onboardingDefaults,
  type NutritionConcept,
} from './onboarding.ts';
import { meals, type Meal } from './recipes/meals.ts';

/** The days of a week plan: 0 is the one on which it was begun. */
export const planDays = [0, 1, 2, 3, 4, 5, 6] as const;
export type PlanDay = (typeof planDays)[number];

export interface Place {
  readonly day: PlanDay;
  readonly meal: Meal;
}

export type PlaceKey = `${PlanDay}-${Meal}`;
export const placeKey = ({ day, meal }: Place): PlaceKey => `${day}-${meal}`;
export const allPlaces: readonly Place[] = planDays.flatMap((day) => meals.map((meal) => ({ day, meal })));

/** What stands at a place of the week: a recipe, `pinned` if she put it there or keeps it; or she eats out. */
export type KeptPlace = { readonly recipe: string; readonly pinned: boolean } | 'out';

export interface Eating {
  readonly concept: NutritionConcept;
  readonly adults: number;
  readonly children: number;
}

/** A line that she wrote on the shopping list herself. */
export interface OwnLine {
  readonly text: string;
  readonly ticked: boolean;
}

/**
 * Local storage of the week plan: what a device keeps of a week and its shopping list. It says what is cooked and
 * bought, and nothing about weight, energy or the answers to the questions (art. 9 GDPR).
 */
export interface KeptWeek {
  /** The day it was begun on: places that hold nothing are filled for this day, and stay the same until the next. */
  readonly begun: Day;
  /** How many times another week was asked for. */
  readonly turn: number;
  /** What was chosen on the page. */
  readonly eating?: Eating;
  /** It was chosen there instead of answers: it counts even where there are some. */
  readonly insteadOfAnswers?: true;
  readonly places: Readonly<Partial<Record<PlaceKey, KeptPlace>>>;
  /** Foods that are ticked off, by the key that the shopping list gives them. */
  readonly ticks: readonly string[];
  readonly own: readonly OwnLine[];
}

export const emptyWeek = (begun: Day): KeptWeek => ({ begun, turn: 0, places: {}, ticks: [], own: [] });

/** Where it is known from who eats, and how. */
export type EatingFrom = 'answers' | 'page' | 'usual';

/**
 * Who eats, and how: the same on every page. Answers win over what was chosen before them; what was chosen on the page
 * of the week while there were answers wins over these.
 */
export function eatingOf(
  { eating, insteadOfAnswers }: Pick<KeptWeek, 'eating' | 'insteadOfAnswers'>,
  answered: Eating | undefined,
): Eating & { readonly from: EatingFrom } {
  if (eating && (!answered || insteadOfAnswers)) return { ...eating, from: 'page' };
  if (answered) {
    const { concept, adults, children } = answered;
    return { concept, adults, children, from: 'answers' };
  }
  const { nutritionConcept, portionsAdults, portionsChildren } = onboardingDefaults;
  return { concept: nutritionConcept, adults: portionsAdults, children: portionsChildren, from: 'usual' };
}

/** The week with what she chose on the page; with nothing, her answers count again. */
export function withEating(
  { begun, turn, places, ticks, own }: KeptWeek,
  eating: Eating | undefined,
  answered: Eating | undefined,
): KeptWeek {
  const kept = { begun, turn, places, ticks, own };
  if (!eating) return kept;
  if (!answered) return { ...kept, eating };
  const isSame =
    eating.concept === answered.concept &&
    eating.adults === answered.adults &&
    eating.children === answered.children;
  return isSame ? kept : { ...kept, eating, insteadOfAnswers: true };
}

export const longestOwnLine = 80;
export const mostOwnLines = 60;
const mostTicks = 400;
const longestKey = 120;
const mostTurns = 1_000;

type Loose = Readonly<Record<string, unknown>>;
const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const isKey = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestKey;
const isWhole = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= min && Number(value) <= max;

function eatingFrom(value: unknown): Eating | undefined {
  if (!isLoose(value)) return undefined;
  const { concept, adults, children } = value;
  return isNutritionConcept(concept) &&
    isWhole(adults, onboardingBounds.portionsAdults) &&
    isWhole(children, onboardingBounds.portionsChildren)
    ? { concept, adults, children }
    : undefined;
}

function placeFrom(value: unknown): KeptPlace | undefined {
  if (value === 'out') return 'out';
  if (!isLoose(value) || !isKey(value['recipe'])) return undefined;
  return { recipe: value['recipe'], pinned: value['pinned'] === true };
}

function placesFrom(value: unknown): KeptWeek['places'] {
  const places: Partial<Record<PlaceKey, KeptPlace>> = {};
  if (!isLoose(value)) return places;
  for (const key of allPlaces.map(placeKey)) {
    const place = placeFrom(value[key]);
    if (place) places[key] = place;
  }
  return places;
}

/** One line as a shop reads it, or nothing. */
export const ownText = (typed: string): string =>
  typed.replaceAll(/\s+/g, ' ').trim().slice(0, longestOwnLine).trim();

function ownFrom(value: unknown): OwnLine[] {
  const lines = new Map<string, OwnLine>();
  for (const line of listOf(value)) {
    const text = isLoose(line) && typeof line['text'] === 'string' ? ownText(line['text']) : '';
    if (isLoose(line) && text !== '') lines.set(text, { text, ticked: line['ticked'] === true });
  }
  return [...lines.values()].slice(0, mostOwnLines);
}

/** A week as a storage gives it back: what is not of this form is left out, and without a day there is none. */
export function keptWeekFrom(value: unknown): KeptWeek | undefined {
  if (!isLoose(value) || !isDay(value['begun'])) return undefined;
  const { begun, turn } = value;
  const eating = eatingFrom(value['eating']);
  return {
    begun,
    turn: isWhole(turn, { min: 0, max: mostTurns }) ? turn : 0,
    ...(eating ? { eating } : {}),
    ...(eating && value['insteadOfAnswers'] === true ? { insteadOfAnswers: true as const } : {}),
    places: placesFrom(value['places']),
    ticks: [...new Set(listOf(value['ticks']).filter(isKey))].slice(0, mostTicks),
    own: ownFrom(value['own']),
  };
}

/** Where in the week it is now. */
export interface Now {
  readonly day: PlanDay;
  readonly hour: number;
}

/** Which day of the plan a day of the calendar is; after the seventh comes the first again. */
export function planDayOn({ begun }: Pick<KeptWeek, 'begun'>, today: Day): PlanDay {
  const passed = Math.round((Date.parse(today) - Date.parse(begun)) / 86_400_000);
  return planDays[((passed % 7) + 7) % 7] ?? 0;
}

/** Seven days of the plan, from one on. */
export const daysFrom = (first: PlanDay): PlanDay[] =>
  planDays.map((offset) => planDays[(first + offset) % 7] ?? 0);

/** The hour by which a meal of today has been eaten. */
const eatenBy: Readonly<Record<Meal, number>> = { breakfast: 10, lunch: 13, snack: 17, dinner: 20 };

const holds = (place: KeptPlace | undefined, recipe: string) =>
  place !== undefined && place !== 'out' && place.recipe === recipe;
const isChosen = (place: KeptPlace | undefined) => place !== undefined && (place === 'out' || place.pinned);

/** Where a recipe stands that she put there or keeps. */
export const pinnedPlace = ({ places }: Pick<KeptWeek, 'places'>, recipe: string): Place | undefined =>
  allPlaces.find((place) => {
    const held = places[placeKey(place)];
    return isChosen(held) && holds(held, recipe);
  });

/** The next meal that a recipe can be and that she has not chosen yet; none where the week is full of choices. */
export function nextPlace(
  { places }: Pick<KeptWeek, 'places'>,
  recipe: { readonly id: string; readonly meals: readonly Meal[] },
  now: Now,
): Place | undefined {
  const free = daysFrom(now.day)
    .flatMap((day) => meals.map((meal): Place => ({ day, meal })))
    .filter(({ day, meal }) => {
      const isPast = day === now.day && now.hour >= eatenBy[meal];
      return recipe.meals.includes(meal) && !isPast && !isChosen(places[placeKey({ day, meal })]);
    });
  // Suggested already, it stays where it is.
  return free.find((place) => holds(places[placeKey(place)], recipe.id)) ?? free[0];
}

/** The week with something else at a place; with nothing, the place is filled anew. */
export function withPlace(kept: KeptWeek, place: Place, held: KeptPlace | undefined): KeptWeek {
  const key = placeKey(place);
  const others = Object.fromEntries(Object.entries(kept.places).filter(([name]) => name !== key));
  return { ...kept, places: held === undefined ? others : { ...others, [key]: held } };
}
