import { isObject } from '../text/json.ts';
import { isAllergen, type Allergen } from '../recipes/allergens.ts';
import { isMeal, type Meal } from '../recipes/meals.ts';
import type { Months } from '../recipes/season.ts';
import { isTag, type Tag } from '../recipes/tags.ts';

/** A recipe as meal plans need it: one entry of `dishes.json`, in the language of the file. */
export interface Dish {
  /** The recipe's folder: the same in both languages. */
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Addresses of its picture, 4:3, and of a smaller one. */
  readonly picture: string;
  readonly thumbnail: string;
  readonly minutes: number;
  /** Per portion. */
  readonly kcal: number;
  /** Grams per portion. */
  readonly protein: number;
  readonly servings: number;
  readonly meals: readonly Meal[];
  /** Diets only: `vegan`, `vegetarian`, `fish`. */
  readonly tags: readonly Tag[];
  readonly allergens: readonly Allergen[];
  /** Its two main foods and its form. Two dishes of a day share none. */
  readonly alike: readonly string[];
  readonly buys: readonly string[];
  /** Days that leftovers keep; 0 if eaten fresh. */
  readonly keeps: number;
  readonly sweet: boolean;
  /** To be done the evening before: soaking, thawing. */
  readonly evening?: string;
  /** When all its fresh foods are in season; all year round without. */
  readonly months?: Months;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const listOf = (isValid: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isValid);

const areTexts = listOf(isText);

const fields: { readonly [Name in keyof Required<Dish>]: (value: unknown) => boolean } = {
  id: isText,
  title: isText,
  path: isText,
  picture: isText,
  thumbnail: isText,
  minutes: isAmount,
  kcal: (value) => isAmount(value) && value > 0,
  protein: isAmount,
  servings: (value) => isAmount(value) && value > 0,
  meals: listOf(isMeal),
  tags: listOf(isTag),
  allergens: listOf(isAllergen),
  alike: areTexts,
  buys: areTexts,
  keeps: isAmount,
  sweet: (value) => typeof value === 'boolean',
  evening: (value) => value === undefined || isText(value),
  months: (value) => value === undefined || listOf(isAmount)(value),
};

const isDish = (value: unknown): value is Dish =>
  isObject(value) && Object.entries(fields).every(([name, isValid]) => isValid(value[name]));

/** Parses `dishes.json`, without malformed entries: plans with them would be unreliable. */
export const readDishes = (value: unknown): readonly Dish[] | undefined =>
  Array.isArray(value) ? value.filter(isDish) : undefined;
