import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { dayInGermany } from '#domain/time/calendar.ts';
import { checkRecipes } from '../content-check/recipes/check-recipes.ts';
import { byPosition, printDiagnostics, type Diagnostic } from '../content-check/diagnostic.ts';
import { fileOf, recipeIds, recipesFolder } from '../content-check/recipes/folder.ts';
import { readTables, type Tables } from '../content-check/recipes/nutrition/foods.ts';
import { readRecipe, type RecipeReading } from '../content-check/recipes/read-recipe.ts';
import { stopForContent } from './content-loader.ts';
import { toEntry } from './recipe-entry.ts';
import { watchContent } from './watch-content.ts';

/**
 * An entry holds both languages. A build stops at any error and leaves out drafts and future dates; `npm run dev`
 * shows everything readable.
 */
export const recipeLoader = (): Loader => ({
  name: 'recipes',
  load: async (context) => {
    const project = fileURLToPath(context.config.root);
    const run = { context, project, tables: await readTables(project, []) };
    if (context.watcher) await follow(run);
    else await loadPublished(run);
  },
});

interface Run {
  readonly context: LoaderContext;
  readonly project: string;
  readonly tables: Tables | undefined;
}

async function loadPublished(run: Run): Promise<void> {
  const { context, project } = run;
  const { recipes, diagnostics } = await checkRecipes(project, dayInGermany(new Date()));
  if (diagnostics.length > 0) await stopForContent(project);
  context.store.clear();
  for (const reading of recipes) if (!reading.recipe.de.draft) await put(reading, run);
}

async function put(reading: RecipeReading, { context, project, tables }: Run): Promise<void> {
  const { id } = reading;
  const file = `${recipesFolder}/${id}/${fileOf('de')}`;
  const entry = await toEntry(reading, project, tables, (markdown, options) =>
    context.renderMarkdown(markdown, options),
  );
  const data = await context.parseData({ id, data: { ...entry }, filePath: join(project, file) });
  context.store.set({ id, data, filePath: file });
}

/** Shows recipes as far as they can be read; one that cannot keeps its last state. */
async function follow(run: Run): Promise<void> {
  const { context, project, tables } = run;
  const { store, logger } = context;
  const folder = join(project, recipesFolder);
  const show = async (ids: Iterable<string>) => {
    const found: Diagnostic[] = [];
    for (const id of ids) {
      const reading = await readRecipe(project, id, { today: dayInGermany(new Date()), tables });
      found.push(...reading.diagnostics);
      if (reading.whole || !store.has(id)) await put(reading, run);
    }
    if (found.length > 0) logger.warn(`\n${printDiagnostics(found.sort(byPosition))}`);
  };
  const forgetMissing = () => {
    for (const id of store.keys()) if (!existsSync(join(folder, id))) store.delete(id);
  };
  forgetMissing();
  await show(recipeIds(project));
  watchContent(context, folder, async (changed) => {
    const ids = new Set([...changed].map((path) => path.split(/[\\/]/, 1)[0] ?? ''));
    forgetMissing();
    await show(recipeIds(project).filter((id) => ids.has(id)));
  });
}
