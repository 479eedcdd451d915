import { checkAddresses, type Addressed, type Addresses } from './addresses/check-addresses.ts';
import { readRecord, readRedirects } from './addresses/slug-lists.ts';
import { byPlace, tellInto, type Fault } from './faults/fault.ts';
import type { Places } from './places.ts';
import { readFolder, recipeIds } from './reading/folder.ts';
import { readFoods } from './reading/read-foods.ts';
import { readRecipe, type RecipeReading } from './reading/read-recipe.ts';

export interface Checked {
  readonly recipes: readonly RecipeReading[];
  readonly addresses: Addresses;
  readonly faults: readonly Fault[];
}

/** Reads everything and tells everything that is wrong with it, in one run. */
export async function checkRecipes(places: Places, today: string): Promise<Checked> {
  const faults: Fault[] = [];
  const findFood = await readFoods(places.foods, tellInto(faults, 'src/content/foods/foods.csv'));
  const around = { root: places.recipes, shown: places.shown, today, findFood };
  const recipes: RecipeReading[] = [];
  for (const id of recipeIds(places.recipes)) {
    const reading = await readRecipe(readFolder(places.recipes, id), around);
    recipes.push(reading);
    faults.push(...reading.faults);
  }
  const { addresses, faults: among } = await checkAmong(
    places,
    recipes.map(({ id, slugAt, recipe }) => ({ id, slugAt, slugs: recipe.de.slugs })),
  );
  return { recipes, addresses, faults: [...faults, ...among].sort(byPlace) };
}

/** What only shows when all recipes are known. */
export async function checkAmong(
  places: Places,
  recipes: readonly Addressed[],
): Promise<{ addresses: Addresses; faults: Fault[] }> {
  const faults: Fault[] = [];
  const lists = {
    record: tellInto(faults, `${places.shown}/slugs.json`),
    redirects: tellInto(faults, `${places.shown}/redirects.json`),
  };
  const addresses = {
    record: await readRecord(places.record, lists.record),
    redirects: await readRedirects(places.redirects, lists.redirects),
  };
  faults.push(...checkAddresses(recipes, addresses, lists, places.shown));
  return { addresses, faults };
}
