import { checkAddresses, type Addressed, type Addresses } from './addresses/check-addresses.ts';
import { readRecord, readRedirects } from './addresses/slug-lists.ts';
import { byPlace, reportInto, type Diagnostic } from '../diagnostic.ts';
import type { Places } from './places.ts';
import { readFolder, recipeIds } from './folder.ts';
import { readTables } from './nutrition/foods.ts';
import { readRecipe, type RecipeReading } from './read-recipe.ts';

export interface Checked {
  readonly recipes: readonly RecipeReading[];
  readonly addresses: Addresses;
  readonly diagnostics: readonly Diagnostic[];
}

export async function checkRecipes(places: Places, today: string): Promise<Checked> {
  const diagnostics: Diagnostic[] = [];
  const tables = await readTables(places, diagnostics);
  const around = { root: places.recipes, shown: places.shown, today, tables };
  const recipes: RecipeReading[] = [];
  for (const id of recipeIds(places.recipes)) {
    const reading = await readRecipe(readFolder(places.recipes, id), around);
    recipes.push(reading);
    diagnostics.push(...reading.diagnostics);
  }
  const { addresses, diagnostics: among } = await checkAmong(
    places,
    recipes.map(({ id, slugAt, recipe }) => ({ id, slugAt, slugs: recipe.de.slugs })),
  );
  return { recipes, addresses, diagnostics: [...diagnostics, ...among].sort(byPlace) };
}

/** Checks that need all recipes: addresses and redirects. */
async function checkAmong(
  places: Places,
  recipes: readonly Addressed[],
): Promise<{ addresses: Addresses; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  const lists = {
    record: reportInto(diagnostics, `${places.shown}/slugs.json`),
    redirects: reportInto(diagnostics, `${places.shown}/redirects.json`),
  };
  const addresses = {
    record: await readRecord(places.record, lists.record),
    redirects: await readRedirects(places.redirects, lists.redirects),
  };
  diagnostics.push(...checkAddresses(recipes, addresses, lists, places.shown));
  return { addresses, diagnostics };
}
