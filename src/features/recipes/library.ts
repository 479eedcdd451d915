import { fileURLToPath } from 'node:url';
import { root } from 'astro:config/server';
import { getCollection } from 'astro:content';
import type { FoodLine } from '#domain/meal-plan/from-recipe.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { tags, type Tag } from '#domain/recipes/tags.ts';
import type { Shelf } from '#i18n/recipe-routes.ts';
import { contentDays } from '#site/feeds/structured-data/dates.ts';
import { relatedRecipes } from './related.ts';

/** A recipe with its picture, in both languages: `dish.de`, `dish.en`. */
export interface Dish {
  id: string;
  /** The digest of its picture, by which its addresses are known. */
  picture: string;
  /** The day on which it last changed, or was published if that came later: `2026-09-12` */
  modified: string;
  de: Recipe;
  en: Recipe;
  /** What the table of foods knows of each line of ingredients. */
  foods: readonly (FoodLine | null)[];
}

export interface StockedShelf extends Shelf {
  dishes: readonly Dish[];
  /** How many recipes there are on all pages of this list. */
  total: number;
  pages: number;
}

interface Library {
  /** The newest first. */
  dishes: readonly Dish[];
  related: ReadonlyMap<string, readonly Dish[]>;
  shelves: readonly StockedShelf[];
}

const shelfLength = 48;
const relatedCount = 3;

const newestFirst = (a: Dish, b: Dish) =>
  b.de.published.localeCompare(a.de.published) || a.id.localeCompare(b.id);

/** The newest dinner leads: whoever comes hungry sees something to eat first. */
function ledByDinner(dishes: readonly Dish[]): readonly Dish[] {
  const lead = dishes.find(({ de }) => de.meals.includes('dinner'));
  return lead ? [lead, ...dishes.filter((dish) => dish !== lead)] : dishes;
}

function paged(newest: readonly Dish[], tag?: Tag): StockedShelf[] {
  const dishes = ledByDinner(newest);
  const pages = Math.max(1, Math.ceil(dishes.length / shelfLength));
  return Array.from({ length: pages }, (_, index) => ({
    ...(tag && { tag }),
    page: index + 1,
    pages,
    total: dishes.length,
    dishes: dishes.slice(index * shelfLength, (index + 1) * shelfLength),
  }));
}

async function stock(): Promise<Library> {
  const entries = await getCollection('recipes');
  const days = contentDays(fileURLToPath(root), 'recipes');
  const dishes = entries
    .map(({ id, data: { picture, de, en, foods } }): Dish => {
      const changed = days.get(`src/content/recipes/${id}`) ?? '';
      return { id, picture, modified: changed > de.published ? changed : de.published, de, en, foods };
    })
    .sort(newestFirst);
  const byTag = (tag: Tag) => dishes.filter(({ de }) => de.tags.includes(tag));
  return {
    dishes,
    related: relatedRecipes(dishes, relatedCount),
    shelves: [
      ...paged(dishes),
      ...tags
        .map((tag) => ({ tag, dishes: byTag(tag) }))
        .flatMap(({ tag, dishes }) => (dishes.length > 0 ? paged(dishes, tag) : [])),
    ],
  };
}

let stocked: Promise<Library> | undefined;

/** Everything about all recipes that pages need, worked out once a build; `npm run dev` looks again each time. */
export function library(): Promise<Library> {
  if (import.meta.env.DEV) return stock();
  stocked ??= stock();
  return stocked;
}

/** Tags that at least one recipe has, in their fixed order. */
export async function tagsInUse(): Promise<readonly Tag[]> {
  const { shelves } = await library();
  return shelves.flatMap(({ tag, page }) => (tag && page === 1 ? [tag] : []));
}

/** The first page of all recipes. */
export async function recipeIndex(): Promise<StockedShelf> {
  const { shelves } = await library();
  const [index] = shelves;
  if (!index) throw new Error('There is always a list of all recipes, if an empty one');
  return index;
}
