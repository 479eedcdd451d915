import { byPosition, reportInto, type Diagnostic } from '../diagnostic.ts';
import { checkAddresses, type Addresses } from './addresses/check-addresses.ts';
import { readRecord, readRedirects } from './addresses/slug-lists.ts';
import { recipeIds, recipesFolder } from './folder.ts';
import { readTables } from './nutrition/foods.ts';
import { readRecipe, type RecipeReading } from './read-recipe.ts';

export interface Checked {
  readonly recipes: readonly RecipeReading[];
  readonly addresses: Addresses;
  readonly diagnostics: readonly Diagnostic[];
}

export async function checkRecipes(project: string, today: string): Promise<Checked> {
  const diagnostics: Diagnostic[] = [];
  const reportOf = (path: string) => reportInto(diagnostics, `${recipesFolder}/${path}`);
  const tables = await readTables(project, diagnostics);
  const recipes = await Promise.all(
    recipeIds(project).map((id) => readRecipe(project, id, { today, tables })),
  );
  diagnostics.push(...recipes.flatMap((recipe) => recipe.diagnostics));
  const addresses = {
    record: await readRecord(project, reportOf('slugs.json')),
    redirects: await readRedirects(project, reportOf('redirects.json')),
  };
  checkAddresses(recipes, addresses, reportOf);
  return { recipes, addresses, diagnostics: diagnostics.sort(byPosition) };
}
