import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecipeEntry } from './recipe-entry.ts';

export interface StoredRecipe extends RecipeEntry {
  /** The file with its words. */
  readonly words: string;
}

export interface KnownRecipe {
  readonly id: string;
  /** Of all that it is made of. */
  readonly digest: string;
  readonly data: StoredRecipe;
}

/** What the recipe loader needs of a store. */
export interface RecipeStore {
  readonly get: (id: string) => KnownRecipe | undefined;
  readonly set: (recipe: KnownRecipe & { readonly filePath: string }) => unknown;
  readonly delete: (id: string) => unknown;
  readonly keys: () => string[];
}

const fileIn = (cache: string) => join(cache, 'recipe-list.json');

export function readRecipeList(cache: string): readonly KnownRecipe[] {
  try {
    return JSON.parse(readFileSync(fileIn(cache), 'utf8')) as KnownRecipe[];
  } catch {
    return [];
  }
}

/**
 * The recipes of a build. In Astro's store, which the bundle of the pages holds, one edited recipe would be another
 * bundle; here it is a line of a file that pages read while they are rendered.
 */
export function recipeListIn(cache: string): RecipeStore & { readonly save: () => void } {
  const recipes = new Map(readRecipeList(cache).map((recipe) => [recipe.id, recipe]));
  return {
    get: (id) => recipes.get(id),
    set: ({ id, digest, data }) => recipes.set(id, { id, digest, data }),
    delete: (id) => recipes.delete(id),
    keys: () => [...recipes.keys()],
    save: () => {
      const unfinished = `${fileIn(cache)}.unfinished`;
      writeFileSync(unfinished, JSON.stringify([...recipes.values()]));
      renameSync(unfinished, fileIn(cache));
    },
  };
}
