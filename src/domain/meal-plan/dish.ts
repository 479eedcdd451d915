import { isObject } from '../text/json.ts';
import { isAllergen, type Allergen } from '../recipes/allergens.ts';
import { isMeal, type Meal } from '../recipes/meals.ts';
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
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const listOf =
  <Value>(is: (value: unknown) => value is Value) =>
  (value: unknown): value is readonly Value[] =>
    Array.isArray(value) && value.every(is);

const areTexts = listOf(isText);
const areMeals = listOf(isMeal);
const areTags = listOf(isTag);
const areAllergens = listOf(isAllergen);

function dishFrom(value: unknown): Dish[] {
  if (!isObject(value)) return [];
  const { id, title, path, picture, thumbnail } = value;
  const { minutes, kcal, protein, servings, meals, tags, allergens, alike, buys, keeps, sweet } = value;
  const named = isText(id) && isText(title) && isText(path) && isText(picture) && isText(thumbnail);
  const measured = isAmount(minutes) && isAmount(kcal) && isAmount(protein) && isAmount(servings);
  if (!named || !measured || kcal === 0 || servings === 0) return [];
  if (!areMeals(meals) || !areTags(tags) || !areAllergens(allergens) || !areTexts(alike)) return [];
  if (!areTexts(buys) || !isAmount(keeps) || typeof sweet !== 'boolean') return [];
  const shown = { id, title, path, picture, thumbnail };
  return [{ ...shown, minutes, kcal, protein, servings, meals, tags, allergens, alike, buys, keeps, sweet }];
}

/** Parses `dishes.json`, without malformed entries: plans with them would be unreliable. */
export const readDishes = (value: unknown): readonly Dish[] | undefined =>
  Array.isArray(value) ? value.flatMap(dishFrom) : undefined;
