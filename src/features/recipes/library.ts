import { getCollection } from 'astro:content';
import type { FoodLine } from '#domain/meal-plan/from-recipe.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { tags, type Tag } from '#domain/recipes/tags.ts';
import type { Shelf } from '#i18n/recipe-routes.ts';
import { relatedRecipes } from './related.ts';

export interface Dish {
  id: string;
  /** The digest in its picture's URLs. */
  picture: string;
  de: Recipe;
  en: Recipe;
  /** The food table's entry for each ingredient. */
  foods: readonly (FoodLine | null)[];
}

export interface StockedShelf extends Shelf {
  dishes: readonly Dish[];
  total: number;
  pages: number;
}

interface Library {
  dishes: readonly Dish[];
  related: ReadonlyMap<string, readonly Dish[]>;
  shelves: readonly StockedShelf[];
}

const shelfLength = 48;
const relatedCount = 3;

const newestFirst = (a: Dish, b: Dish) =>
  b.de.published.localeCompare(a.de.published) || a.id.localeCompare(b.id);

/** The newest dinner comes first, as something to eat for hungry visitors. */
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
  const dishes = entries
    .map(({ id, data: { picture, de, en, foods } }): Dish => ({ id, picture, de, en, foods }))
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

/** All data about recipes for pages, computed once per build, and each time in `npm run dev`. */
export function library(): Promise<Library> {
  if (import.meta.env.DEV) return stock();
  stocked ??= stock();
  return stocked;
}

/** In their fixed order. */
export async function tagsInUse(): Promise<readonly Tag[]> {
  const { shelves } = await library();
  return shelves.flatMap(({ tag, page }) => (tag && page === 1 ? [tag] : []));
}

export async function recipeIndex(): Promise<StockedShelf> {
  const { shelves } = await library();
  const [index] = shelves;
  if (!index) throw new Error('There is always a list of all recipes, if an empty one');
  return index;
}
