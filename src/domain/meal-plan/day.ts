import type { Meal } from '../recipes/meals.ts';
import type { Dish } from './dish.ts';
import type { PlanDay } from './kept-week.ts';

export interface PlannedMeal {
  readonly meal: Meal;
  readonly dish: Dish;
  /** Portions, in quarters: 0.75, 1, 1.25 … */
  readonly helpings: number;
  /** Of these portions, rounded as shown: the day's sum adds these. */
  readonly kcal: number;
  /** The day of cooking, if earlier. */
  readonly leftFrom?: PlanDay;
}

type Why =
  | 'meals-missing'
  /** Even the smallest portions are too much, or the largest too little. */
  | 'helpings-at-their-end'
  /** Quarter portions of these dishes cannot get nearer. */
  | 'dishes';

/** Within a twentieth of the target, or why not. */
export type DaySum =
  | { readonly kind: 'without-aim'; readonly kcal: number }
  | { readonly kind: 'fits'; readonly kcal: number; readonly aim: number }
  | {
      readonly kind: 'over' | 'short';
      readonly kcal: number;
      readonly aim: number;
      /** Kilocalories. */
      readonly by: number;
      readonly why: Why;
    };

export interface PlannedDay {
  /** 0 to 6. */
  readonly day: number;
  /** In the order of the day, without missing ones. */
  readonly meals: readonly PlannedMeal[];
  readonly missing: readonly Meal[];
  readonly sum: DaySum;
}

/** A meal's share of the day's energy. A guide: only the sum is a rule. */
export const shares: Readonly<Record<Meal, number>> = {
  breakfast: 0.25,
  lunch: 0.35,
  dinner: 0.3,
  snack: 0.1,
};

/** Less would be a taste, more a feast. */
export const helpingBounds: Readonly<Record<Meal, { readonly least: number; readonly most: number }>> = {
  breakfast: { least: 0.75, most: 1.75 },
  lunch: { least: 0.75, most: 2 },
  dinner: { least: 0.75, most: 2 },
  snack: { least: 0.5, most: 1.5 },
};

/** How far the day's sum may be from the target, as a share of the target. */
const tolerance = 0.05;
const step = 0.25;

const sumOf = (meals: readonly PlannedMeal[]) => meals.reduce((sum, { kcal }) => sum + kcal, 0);
const isNear = (kcal: number, aim: number): boolean => Math.abs(kcal - aim) <= aim * tolerance;

function whyNot(meals: readonly PlannedMeal[], kind: 'over' | 'short'): Why {
  const end = kind === 'over' ? 'least' : 'most';
  const isAtItsEnd = ({ meal, helpings }: PlannedMeal) => helpings === helpingBounds[meal][end];
  return meals.every(isAtItsEnd) ? 'helpings-at-their-end' : 'dishes';
}

export function dayOf(
  day: number,
  meals: readonly PlannedMeal[],
  missing: readonly Meal[],
  aim: number | undefined,
): PlannedDay {
  const kcal = sumOf(meals);
  const sum = (): DaySum => {
    if (aim === undefined) return { kind: 'without-aim', kcal };
    if (missing.length === 0 && isNear(kcal, aim)) return { kind: 'fits', kcal, aim };
    const kind = kcal > aim ? 'over' : 'short';
    const why = missing.length > 0 ? 'meals-missing' : whyNot(meals, kind);
    return { kind, kcal, aim, by: Math.round(Math.abs(kcal - aim)), why };
  };
  return { day, meals, missing, sum: sum() };
}

/** A dish as a meal; `helpings` fixes the portion size. */
export interface Course {
  readonly meal: Meal;
  readonly dish: Dish;
  readonly helpings?: number;
}

interface Option {
  readonly planned: PlannedMeal;
  /** How far it is from the meal's share. */
  readonly cost: number;
}

const served = ({ meal, dish }: Course, helpings: number): PlannedMeal => ({
  meal,
  dish,
  helpings,
  kcal: Math.round(dish.kcal * helpings),
});

function helpingsOf({ meal, helpings }: Course): number[] {
  if (helpings !== undefined) return [helpings];
  const { least, most } = helpingBounds[meal];
  return Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step);
}

/** Weights of criteria besides the sum: the meal's share, similar size of all meals, whole or half portions. */
const weights = { share: 4, alike: 0.05, quarter: 0.002, sum: 10, outside: 1_000 };

function optionsOf(course: Course, aim: number, scale: number): Option[] {
  return helpingsOf(course).map((helpings) => {
    const planned = served(course, helpings);
    const off = planned.kcal / aim - shares[course.meal];
    const quarter = Number.isInteger(helpings * 2) ? 0 : weights.quarter;
    return { planned, cost: weights.share * off ** 2 + weights.alike * (helpings - scale) ** 2 + quarter };
  });
}

function costOfSum(kcal: number, aim: number): number {
  const off = Math.abs(kcal - aim) / aim;
  return isNear(kcal, aim) ? weights.sum * off ** 2 : weights.outside * off;
}

export interface Fit {
  readonly meals: readonly PlannedMeal[];
  /** Comparable among days with the same target; from 50 it is outside the tolerance. */
  readonly cost: number;
}

/**
 * The best portion sizes of these dishes: tries all combinations of quarter steps, and takes the first of the best,
 * so that the result is always the same.
 */
export function fit(courses: readonly Course[], aim: number | undefined): Fit {
  if (aim === undefined)
    return { meals: courses.map((course) => served(course, course.helpings ?? 1)), cost: 0 };
  const part = courses.reduce((sum, { meal }) => sum + Math.round(100 * shares[meal]), 0) / 100;
  const wanted = aim * part;
  const scale = wanted / courses.reduce((sum, { dish }) => sum + dish.kcal, 0);
  const options = courses.map((course) => optionsOf(course, aim, scale));
  let best: Fit = { meals: [], cost: Infinity };
  const chosen: PlannedMeal[] = [];
  function tryFrom(place: number, kcal: number, cost: number) {
    const here = options[place];
    if (!here) {
      const total = cost + costOfSum(kcal, wanted);
      if (total < best.cost) best = { meals: [...chosen], cost: total };
      return;
    }
    for (const { planned, cost: own } of here) {
      chosen[place] = planned;
      tryFrom(place + 1, kcal + planned.kcal, cost + own);
    }
  }
  tryFrom(0, 0, 0);
  return best;
}

/** From this cost on, a fit is outside the tolerance. */
export const outside = weights.outside * tolerance;
