import type { Locale } from '../text/locales.ts';
import { fraction } from '../recipes/fraction.ts';
import type { Ingredient, Quantity } from '../recipes/ingredient.ts';
import type { Meal } from '../recipes/meals.ts';
import { writeQuantity } from '../recipes/quantity-text.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { sharedSeason, type Months } from '../recipes/season.ts';
import type { Tag } from '../recipes/tags.ts';
import type { Words } from '../recipes/words.ts';
import type { Dish } from './dish.ts';
import type { Section, WrittenNeeded } from './shopping-list.ts';

/**
 * The two static files of the meal plan, made at build time: `dishes.json` for day and week, `ingredients.json` for the
 * shopping list.
 */

/** The food table's facts about an ingredient. */
export interface FoodLine {
  readonly food: string;
  /** `tap`: not on the list. */
  readonly section: Section | 'tap';
  readonly atHome: boolean;
  /** Its names are sold as different products. */
  readonly apart?: boolean;
  /** Its season; all year round without. */
  readonly months?: Months;
  /** Of one unit. */
  readonly grams?: number;
  /** Bought instead: lemons for their juice. */
  readonly pieces?: Readonly<Record<Locale, Words> & { count: number }>;
  /** Of the whole line. */
  readonly kcal: number;
}

export type FoodLines = readonly (FoodLine | null)[];

/** The season of a dish: when all its foods have theirs. */
export const seasonOf = (foods: FoodLines): Months | undefined =>
  sharedSeason(foods.map((line) => line?.months));

const whoEats: readonly Tag[] = ['vegan', 'vegetarian', 'fish'];
const forms: readonly Tag[] = ['soup', 'salad', 'bowl', 'pasta', 'baking'];

/** The two foods with most energy, except oil, spices and staples other than flour, and the dish's form. */
function alikeOf({ tags }: Pick<Recipe, 'tags'>, foods: FoodLines): string[] {
  const energy = new Map<string, number>();
  for (const line of foods) {
    if (!line || line.section === 'oils' || line.section === 'spices') continue;
    energy.set(line.food, (energy.get(line.food) ?? 0) + line.kcal);
  }
  const leading = [...energy].sort(([, a], [, b]) => b - a).slice(0, 2);
  return [...leading.map(([food]) => food), ...tags.filter((tag) => forms.includes(tag))];
}

/** Foods of which leftovers are eaten by the next day, as fish is. */
const eatenSoon: readonly string[] = ['rice', 'brown-rice', 'short-grain-rice', 'minced-beef', 'mixed-mince'];

/**
 * Days in the fridge: three for vegetarian dishes to cook ahead, two for other warm ones, one with fish, rice or minced
 * meat. Salads, bowls, breakfasts and snacks are made fresh unless they are to be made ahead.
 *
 * @see docs/decisions/083-week.md for the sources
 */
function keepsFor({ tags, meals }: Pick<Recipe, 'tags' | 'meals'>, foods: FoodLines): number {
  const isAhead = tags.includes('meal-prep');
  if (!isAhead && (tags.includes('salad') || tags.includes('bowl') || !meals.some(isWarm))) return 0;
  if (tags.includes('fish') || foods.some((line) => line && eatenSoon.includes(line.food))) return 1;
  return isAhead && tags.includes('vegetarian') ? 3 : 2;
}
const isWarm = (meal: Meal) => meal === 'lunch' || meal === 'dinner';

/**
 * The share of energy from sugar above which a breakfast or snack tastes sweet: oats with berries, but not carrots
 * with a dip.
 */
const sweetFrom = 0.13;
const kcalOfSugar = 4;

type Planned = Pick<
  Recipe,
  | 'id'
  | 'title'
  | 'prep'
  | 'cook'
  | 'keeps'
  | 'nutrition'
  | 'servings'
  | 'meals'
  | 'tags'
  | 'allergens'
  | 'ingredients'
  | 'evening'
>;

/** The key of a line on the shopping list: with its name if the names are sold as different products. */
const keyOf = ({ food, apart }: FoodLine, name: string): string =>
  apart ? `${food} ${name.toLowerCase()}` : food;

/** What goes on the shopping list, without what most kitchens have. */
const thingsOf = (ingredients: readonly Ingredient[], foods: FoodLines): string[] => [
  ...new Set(
    ingredients.flatMap((ingredient, place) => {
      const line = foods[place];
      const isListed = line && !line.atHome && line.section !== 'tap' && ingredient.kind === 'item';
      return isListed ? [keyOf(line, ingredient.name.many)] : [];
    }),
  ),
];

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
  buys: thingsOf(recipe.ingredients, foods),
  keeps: recipe.keeps ?? keepsFor(recipe, foods),
  sweet:
    !recipe.meals.some(isWarm) && (recipe.nutrition.sugar * kcalOfSugar) / recipe.nutrition.kcal > sweetFrom,
  ...(recipe.evening !== undefined && { evening: recipe.evening }),
  ...season(seasonOf(foods)),
});

const season = (months: Months | undefined): Pick<Dish, 'months'> => (months ? { months } : {});

/** Rounded to twentieths of a piece: nobody squeezes lemons more precisely. */
const inPieces = (count: number): Quantity => ({
  kind: 'measured',
  amount: { low: fraction(Math.max(1, Math.round(count * 20)), 20) },
  unit: 'count',
});

/** A recipe's lines for the shopping list, in its language. */
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
    const food = keyOf(line, many);
    const quantity = pieces ? inPieces(pieces.count) : ingredient.quantity;
    return [[food, one, many, section, writeQuantity(quantity), grams, atHome ? 1 : 0]];
  });
