import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#domain/locales.ts';
import { scale } from '#domain/recipes/amount.ts';
import { one, plus } from '#domain/recipes/fraction.ts';
import type { Item, Quantity } from '#domain/recipes/ingredient.ts';
import { showItem } from '#domain/recipes/show-ingredient.ts';
import { factorOf, showQuantity } from '#domain/recipes/show-quantity.ts';
import { checkRecipes } from '../../src/content-check/recipes/check-recipes.ts';
import { placesIn } from '../../src/content-check/recipes/places.ts';
import type { RecipeReading } from '../../src/content-check/recipes/read-recipe.ts';
import { aisles, people, shownRecipe, today, week } from './week.ts';

/** A recipe of the site as the app shows it. */
export interface Dish {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly kcal: number;
}

interface Day {
  readonly dishes: readonly Dish[];
  /** Of all its dishes, one portion each. */
  readonly kcal: number;
}

interface Line {
  readonly name: string;
  readonly quantity: string;
  /** How many recipes of the week it is for. */
  readonly recipes: number;
  readonly bought: boolean;
}

/** Everything that the screens of one language show of the site's recipes. */
export interface Content {
  readonly locale: Locale;
  readonly days: readonly Day[];
  readonly today: { readonly day: number; readonly eaten: number };
  readonly recipe: Dish & {
    readonly servings: number;
    readonly protein: number;
    readonly ingredients: readonly { readonly quantity: string; readonly name: string }[];
  };
  readonly aisles: readonly { readonly title: string; readonly lines: readonly Line[] }[];
}

/** The recipes without a mistake that are published, by their id. */
export async function publishedRecipes(root: string): Promise<ReadonlyMap<string, RecipeReading>> {
  const { recipes } = await checkRecipes(placesIn(root), new Date().toISOString().slice(0, 10));
  return new Map(
    recipes
      .filter(({ recipe, diagnostics }) => diagnostics.length === 0 && !recipe.de.draft)
      .map((reading) => [reading.id, reading]),
  );
}

type Recipes = ReadonlyMap<string, RecipeReading>;

function readingOf(recipes: Recipes, id: string): RecipeReading {
  const reading = recipes.get(id);
  if (!reading) throw new Error(`The app’s screens show the recipe “${id}”, and it is not published.`);
  return reading;
}

function dishOf(recipes: Recipes, id: string, locale: Locale): Dish {
  const { title, prep, cook, nutrition } = readingOf(recipes, id).recipe[locale];
  return { id, title, minutes: prep + cook, kcal: nutrition.kcal };
}

function dayOf(recipes: Recipes, ids: readonly string[], locale: Locale): Day {
  const dishes = ids.map((id) => dishOf(recipes, id, locale));
  return { dishes, kcal: dishes.reduce((sum, { kcal }) => sum + kcal, 0) };
}

interface Wanted {
  readonly item: Item;
  readonly quantity: Quantity;
}

/** Every line of the week's recipes that names this food, for so many people. */
function wanted(recipes: Recipes, german: string, locale: Locale): Wanted[] {
  return week.flat().flatMap((id) => {
    const { recipe } = readingOf(recipes, id);
    const factor = factorOf({ wanted: people, written: recipe.de.servings });
    return recipe.de.ingredients.flatMap((ingredient, index) => {
      const item = recipe[locale].ingredients[index];
      if (ingredient.kind !== 'item' || item?.kind !== 'item' || ingredient.name.many !== german) return [];
      const { quantity } = ingredient;
      if (quantity.kind !== 'measured') throw new Error(`“${german}” in ${id} has no amount to add.`);
      return [{ item, quantity: { ...quantity, amount: scale(quantity.amount, factor) } }];
    });
  });
}

function lineOf(recipes: Recipes, german: string, locale: Locale): Omit<Line, 'bought'> {
  const lines = wanted(recipes, german, locale);
  const sum = lines.reduce<Quantity>(
    (total, { quantity }) => {
      if (quantity.kind !== 'measured' || total.kind !== 'measured') return quantity;
      if (quantity.unit !== total.unit) throw new Error(`“${german}” is measured in two units.`);
      return { ...total, amount: { low: plus(total.amount.low, quantity.amount.low) } };
    },
    { kind: 'none' },
  );
  const [first] = lines;
  if (!first) throw new Error(`No recipe of the week needs “${german}”.`);
  return { name: first.item.name.many, quantity: showQuantity(sum, one, locale), recipes: lines.length };
}

export function contentOf(recipes: Recipes, locale: Locale): Content {
  const { recipe } = readingOf(recipes, shownRecipe);
  const factor = factorOf({ wanted: people, written: recipe.de.servings });
  return {
    locale,
    days: week.map((ids) => dayOf(recipes, ids, locale)),
    today,
    recipe: {
      ...dishOf(recipes, shownRecipe, locale),
      servings: people,
      protein: Math.round(recipe[locale].nutrition.protein),
      ingredients: recipe[locale].ingredients.flatMap((entry) =>
        entry.kind === 'item' ? [showItem(entry, factor, locale)] : [],
      ),
    },
    aisles: aisles.map(({ title, goods, bought }) => ({
      title: title[locale],
      lines: goods.map((german, index) => ({
        ...lineOf(recipes, german, locale),
        bought: index < bought,
      })),
    })),
  };
}

/** What the committed pictures were drawn from; a test holds it against the recipes of today. */
export async function shownOf(root: string, contents: readonly Content[]) {
  const ids = [...new Set(week.flat())].sort();
  const pictures = await Promise.all(
    ids.map(async (id) => {
      const file = await readFile(join(root, `src/content/recipes/${id}/picture.webp`));
      return [id, createHash('sha256').update(file).digest('hex').slice(0, 16)] as const;
    }),
  );
  return { people, pictures: Object.fromEntries(pictures), contents };
}
