/** What the pages' collections consist of. */
import { sep } from 'node:path';
import { dayInGermany } from '#domain/time/calendar.ts';
import { readContent } from '../content-check/check-content.ts';
import { collections, type CollectionName } from '../content-check/collections/all.ts';
import { byPosition } from '../content-check/diagnostic.ts';
import { checkRecipes } from '../content-check/recipes/check-recipes.ts';
import { fileOf, recipeIds, recipesFolder } from '../content-check/recipes/folder.ts';
import { readTables } from '../content-check/recipes/nutrition/foods.ts';
import { readRecipe } from '../content-check/recipes/read-recipe.ts';
import type { Source } from './content-loader.ts';
import { toEntry } from './recipe-entry.ts';

export const collectionSource = (name: CollectionName): Source => ({
  name,
  folder: `src/content/${collections[name].folder}`,
  read: async ({ project }) => {
    const { entries, diagnostics } = await readContent(name, project);
    const faulty = new Set(diagnostics.map(({ file }) => file));
    const { layout } = collections[name];
    // Required pages are shown even with mistakes.
    const isRequired = 'names' in layout && 'are' in layout.names;
    return {
      ids: entries.map(({ id }) => id),
      entries: entries
        .filter(({ file }) => isRequired || !faulty.has(file))
        .map(({ id, file, data, body }) => ({
          id,
          file,
          body,
          isFaulty: faulty.has(file),
          data: () => Promise.resolve(data),
        })),
      diagnostics,
    };
  },
});

/** An entry holds both languages. A build leaves out drafts and future dates; `npm run dev` shows all that is readable. */
export const recipeSource: Source = {
  name: 'recipes',
  folder: recipesFolder,
  read: async ({ project, isDevelopment, changed }) => {
    const tables = await readTables(project, []);
    const today = dayInGermany(new Date());
    const all = recipeIds(project);
    const { recipes, diagnostics } = changed
      ? await readSome(all.filter((id) => [...changed].some((path) => path.split(sep, 1)[0] === id)))
      : await checkRecipes(project, today);
    const shown = recipes.filter(({ recipe }) => isDevelopment || !recipe.de.draft);
    return {
      ids: changed ? all : shown.map(({ id }) => id),
      entries: shown.map((reading) => ({
        id: reading.id,
        file: `${recipesFolder}/${reading.id}/${fileOf('de')}`,
        isFaulty: !reading.whole,
        data: (render) => toEntry(reading, project, tables, render),
      })),
      diagnostics,
    };

    async function readSome(ids: readonly string[]) {
      const recipes = await Promise.all(ids.map((id) => readRecipe(project, id, { today, tables })));
      return { recipes, diagnostics: recipes.flatMap(({ diagnostics }) => diagnostics).sort(byPosition) };
    }
  },
};
