import type { Locale } from '../locales.ts';
import { fraction } from '../recipes/fraction.ts';
import type { Ingredient, Quantity } from '../recipes/ingredient.ts';
import type { Meal } from '../recipes/meals.ts';
import { writeQuantity } from '../recipes/quantity-text.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Tag } from '../recipes/tags.ts';
import type { Words } from '../recipes/words.ts';
import type { Dish } from './dish.ts';
import type { Section, WrittenNeeded } from './shopping-list.ts';

/**
 * The two static files of the meal plan, made from recipes while the site is built: `dishes.json` for the day and the
 * week, `ingredients.json` for the shopping list.
 */

/** What the table of foods knows of a line of ingredients. */
export interface FoodLine {
  readonly food: string;
  /** `tap`: no list names it. */
  readonly section: Section | 'tap';
  readonly atHome: boolean;
  /** A shop sells its names as different things. */
  readonly apart?: boolean;
  /** What one of the line's unit weighs. */
  readonly grams?: number;
  /** What is bought instead of the line, and how many: the lemons for their juice. */
  readonly pieces?: Readonly<Record<Locale, Words> & { count: number }>;
  /** Of the whole line. */
  readonly kcal: number;
}

export type FoodLines = readonly (FoodLine | null)[];

const whoEats: readonly Tag[] = ['vegan', 'vegetarian', 'fish'];
const forms: readonly Tag[] = ['soup', 'salad', 'bowl', 'pasta', 'baking'];

/** The two foods that bring most energy, without oil and spices, and the form of the dish. Flour counts, though at home. */
function alikeOf({ tags }: Pick<Recipe, 'tags'>, foods: FoodLines): string[] {
  const energy = new Map<string, number>();
  for (const line of foods) {
    if (!line || line.section === 'oils' || line.section === 'spices') continue;
    energy.set(line.food, (energy.get(line.food) ?? 0) + line.kcal);
  }
  const leading = [...energy].sort(([, a], [, b]) => b - a).slice(0, 2);
  return [...leading.map(([food]) => food), ...tags.filter((tag) => forms.includes(tag))];
}

/**
 * Days in the fridge: three for what is meant to be cooked ahead, two for other warm dishes, one for fish. A salad or a
 * bowl, breakfast and snacks are made fresh.
 */
function keepsFor({ tags, meals }: Pick<Recipe, 'tags' | 'meals'>): number {
  if (tags.includes('meal-prep')) return tags.includes('vegetarian') ? 3 : 2;
  const isFresh = tags.includes('salad') || tags.includes('bowl') || !meals.some(isWarm);
  return isFresh ? 0 : tags.includes('fish') ? 1 : 2;
}
const isWarm = (meal: Meal) => meal === 'lunch' || meal === 'dinner';

/** From such a share of its energy in sugar on, a breakfast or snack tastes sweet: oats with berries do, carrots with a dip do not. */
const sweetFrom = 0.13;
const kcalOfSugar = 4;

type Planned = Pick<
  Recipe,
  'id' | 'title' | 'prep' | 'cook' | 'nutrition' | 'servings' | 'meals' | 'tags' | 'allergens'
>;

export const dishOf = (
  recipe: Planned,
  foods: FoodLines,
  { path, picture, thumbnail }: Pick<Dish, 'path' | 'picture' | 'thumbnail'>,
): Dish => ({
  id: recipe.id,
  title: recipe.title,
  path,
  picture,
  thumbnail,
  minutes: recipe.prep + recipe.cook,
  kcal: recipe.nutrition.kcal,
  protein: recipe.nutrition.protein,
  servings: recipe.servings,
  meals: recipe.meals,
  tags: recipe.tags.filter((tag) => whoEats.includes(tag)),
  allergens: recipe.allergens,
  alike: alikeOf(recipe, foods),
  buys: [
    ...new Set(foods.flatMap((line) => (line && !line.atHome && line.section !== 'tap' ? [line.food] : []))),
  ],
  keeps: keepsFor(recipe),
  sweet:
    !recipe.meals.some(isWarm) && (recipe.nutrition.sugar * kcalOfSugar) / recipe.nutrition.kcal > sweetFrom,
});

/** Twentieths of a piece do; nobody squeezes closer. */
const inPieces = (count: number): Quantity => ({
  kind: 'measured',
  amount: { low: fraction(Math.max(1, Math.round(count * 20)), 20) },
  unit: 'count',
});

/** The lines of one recipe for the shopping list, in the recipe's language. */
export const neededOf = (
  ingredients: readonly Ingredient[],
  foods: FoodLines,
  locale: Locale,
): WrittenNeeded[] =>
  ingredients.flatMap((ingredient, place): WrittenNeeded[] => {
    const line = foods[place];
    if (ingredient.kind === 'heading' || !line || line.section === 'tap') return [];
    const { section, grams = 0, atHome, pieces } = line;
    const { one, many } = pieces?.[locale] ?? ingredient.name;
    const food = line.apart ? `${line.food} ${many.toLowerCase()}` : line.food;
    const quantity = pieces ? inPieces(pieces.count) : ingredient.quantity;
    return [[food, one, many, section, writeQuantity(quantity), grams, atHome ? 1 : 0]];
  });
