import { isObject } from '../text/json.ts';
import { isDay, type Day } from '../time/calendar.ts';
import {
  isNutritionConcept,
  onboardingBounds,
  onboardingDefaults,
  type NutritionConcept,
} from '../onboarding/onboarding.ts';
import { meals, type Meal } from '../recipes/meals.ts';
import { fewestServings, mostServings } from '../recipes/servings.ts';

/** The days of a plan: 0 is the one on which it began. */
export const planDays = [0, 1, 2, 3, 4, 5, 6] as const;
export type PlanDay = (typeof planDays)[number];

export interface Place {
  readonly day: PlanDay;
  readonly meal: Meal;
}

type PlaceKey = `${PlanDay}-${Meal}`;
export const placeKey = ({ day, meal }: Place): PlaceKey => `${day}-${meal}`;
export const allPlaces: readonly Place[] = planDays.flatMap((day) => meals.map((meal) => ({ day, meal })));
export const placesOf = (...keys: PlaceKey[]): Place[] =>
  allPlaces.filter((place) => keys.includes(placeKey(place)));

export interface Eating {
  readonly concept: NutritionConcept;
  readonly adults: number;
  readonly children: number;
}

/**
 * A device's copy of a week and its shopping list: what is cooked and bought, and nothing about weight, energy or the
 * answers (art. 9 GDPR).
 */
export interface KeptWeek {
  readonly begun: Day;
  /** How many times another week was requested. */
  readonly suggestion: number;
  readonly eating?: Eating;
  /** The choice was made after answers, so it overrides them. */
  readonly insteadOfAnswers?: true;
  readonly places: Readonly<Partial<Record<PlaceKey, string>>>;
  /** Ticked foods, by their key on the shopping list. */
  readonly ticks: readonly string[];
  /** Recipes put on the list from their pages. */
  readonly extras?: readonly Extra[];
  /** The calendar file that was saved last, for the next one to replace. */
  readonly calendar?: KeptCalendar | undefined;
}

export interface Extra {
  /** Of the recipe. */
  readonly id: string;
  readonly servings: number;
}

interface KeptCalendar {
  readonly id: string;
  /** Its optional entries. */
  readonly optional: readonly string[];
}

export const emptyWeek = (begun: Day): KeptWeek => ({ begun, suggestion: 0, places: {}, ticks: [] });

export type EatingFrom = 'answers' | 'page' | 'usual';

/**
 * Who eats, and how. Answers override earlier choices; a choice made on the week's page after the answers overrides
 * them.
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

/** Without a choice the answers count again. */
export function withEating(
  { begun, suggestion, places, ticks, extras, calendar }: KeptWeek,
  eating: Eating | undefined,
  answered: Eating | undefined,
): KeptWeek {
  const kept = { begun, suggestion, places, ticks, ...(extras && { extras }), ...(calendar && { calendar }) };
  if (!eating) return kept;
  if (!answered) return { ...kept, eating };
  const isSame =
    eating.concept === answered.concept &&
    eating.adults === answered.adults &&
    eating.children === answered.children;
  return isSame ? kept : { ...kept, eating, insteadOfAnswers: true };
}

const mostTicks = 400;
const mostExtras = 30;
const longestKey = 120;
const mostSuggestions = 1_000;

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestKey;
const isWhole = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= min && Number(value) <= max;

function eatingFrom(value: unknown): Eating | undefined {
  if (!isObject(value)) return undefined;
  const { concept, adults, children } = value;
  return isNutritionConcept(concept) &&
    isWhole(adults, onboardingBounds.portionsAdults) &&
    isWhole(children, onboardingBounds.portionsChildren)
    ? { concept, adults, children }
    : undefined;
}

function placesFrom(value: unknown): KeptWeek['places'] {
  const places = isObject(value) ? value : {};
  return Object.fromEntries(
    allPlaces.map(placeKey).flatMap((key) => (isKey(places[key]) ? [[key, places[key]]] : [])),
  );
}

/** Another entry for the same recipe replaces the first. */
export const withExtra = (kept: KeptWeek, { id, servings }: Extra): KeptWeek => {
  const others = (kept.extras ?? []).filter((extra) => extra.id !== id);
  return { ...kept, extras: [...others, ...(servings > 0 ? [{ id, servings }] : [])].slice(-mostExtras) };
};

/** Nothing of the week itself was ever chosen: the list is only for the recipes put on it. */
export const isListOnly = ({ places, extras = [] }: KeptWeek): boolean =>
  extras.length > 0 && Object.keys(places).length === 0;

function extrasFrom(value: unknown): Extra[] {
  if (!Array.isArray(value)) return [];
  const extras = value.flatMap((extra: unknown): Extra[] =>
    isObject(extra) &&
    isKey(extra['id']) &&
    isWhole(extra['servings'], { min: fewestServings, max: mostServings })
      ? [{ id: extra['id'], servings: extra['servings'] }]
      : [],
  );
  return extras.slice(0, mostExtras);
}

function calendarFrom(value: unknown): KeptCalendar | undefined {
  if (!isObject(value) || typeof value['id'] !== 'string' || !/^[0-9a-f]{32}$/.test(value['id']))
    return undefined;
  const optional = Array.isArray(value['optional']) ? value['optional'].filter(isKey) : [];
  return { id: value['id'], optional: optional.slice(0, 2 * allPlaces.length) };
}

/** Keys of the shopping list. */
export const foodsFrom = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isKey))].slice(0, mostTicks) : [];

/** Parses a stored week, without malformed parts; undefined without a day. */
export function keptWeekFrom(value: unknown): KeptWeek | undefined {
  if (!isObject(value) || !isDay(value['begun'])) return undefined;
  // Weeks that devices kept earlier call it `turn`.
  const { begun, turn, suggestion = turn } = value;
  const eating = eatingFrom(value['eating']);
  const extras = extrasFrom(value['extras']);
  const calendar = calendarFrom(value['calendar']);
  return {
    begun,
    suggestion: isWhole(suggestion, { min: 0, max: mostSuggestions }) ? suggestion : 0,
    ...(eating ? { eating } : {}),
    ...(eating && value['insteadOfAnswers'] === true ? { insteadOfAnswers: true as const } : {}),
    places: placesFrom(value['places']),
    ticks: foodsFrom(value['ticks']),
    ...(extras.length > 0 && { extras }),
    ...(calendar && { calendar }),
  };
}

/** The plan day of a calendar day; the seventh is followed by the first. */
export function planDayOn({ begun }: Pick<KeptWeek, 'begun'>, today: Day): PlanDay {
  const passed = Math.round((Date.parse(today) - Date.parse(begun)) / 86_400_000);
  return planDays[((passed % 7) + 7) % 7] ?? 0;
}

export const daysFrom = (first: PlanDay): PlanDay[] =>
  planDays.map((offset) => planDays[(first + offset) % 7] ?? 0);
