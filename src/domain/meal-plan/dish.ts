import { isAllergen, type Allergen } from '../recipes/allergens.ts';
import { isMeal, type Meal } from '../recipes/meals.ts';
import { isTag, type Tag } from '../recipes/tags.ts';

/** A recipe as a meal plan sees it: one entry of the static file `dishes.json`, in the language of the file. */
export interface Dish {
  /** The recipe's folder: the same in both languages. */
  readonly id: string;
  readonly title: string;
  /** Of the recipe's page. */
  readonly path: string;
  /** Address of its picture, 4:3, and of the same for places that are as wide as a thumb or two. */
  readonly picture: string;
  readonly thumbnail: string;
  readonly minutes: number;
  /** Of one portion. */
  readonly kcal: number;
  /** Grams in one portion. */
  readonly protein: number;
  /** How many portions its ingredients make. */
  readonly servings: number;
  readonly meals: readonly Meal[];
  /** Those that say who eats it: `vegan`, `vegetarian`, `fish`. */
  readonly tags: readonly Tag[];
  readonly allergens: readonly Allergen[];
  /** What it is above all: its two leading foods and its form. Two dishes of a day share none of it. */
  readonly alike: readonly string[];
  /** The foods to buy for it. */
  readonly buys: readonly string[];
  /** Days for which what is left of it keeps; 0 where it is eaten fresh. */
  readonly keeps: number;
  readonly sweet: boolean;
}

/** How wide they are, in pixels. */
export const pictureWidths = { picture: 960, thumbnail: 480 } as const;

/** Both as the `srcset` of an image. */
export const pictureSet = ({ picture, thumbnail }: Pick<Dish, 'picture' | 'thumbnail'>): string =>
  `${thumbnail} ${pictureWidths.thumbnail}w, ${picture} ${pictureWidths.picture}w`;

type Loose = Readonly<Record<string, unknown>>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
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
  if (!isLoose(value)) return [];
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

/** Reads `dishes.json`. An entry of another form is left out: what it is made of could not be relied on. */
export const readDishes = (value: unknown): readonly Dish[] | undefined =>
  Array.isArray(value) ? value.flatMap(dishFrom) : undefined;
