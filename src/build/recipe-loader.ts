import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { dayInGermany } from '#domain/calendar.ts';
import { checkRecipes } from '../content-check/recipes/check-recipes.ts';
import { byPlace, printDiagnostics, type Diagnostic } from '../content-check/diagnostic.ts';
import { fileOf, readFolder, recipeIds } from '../content-check/recipes/folder.ts';
import { readTables } from '../content-check/recipes/nutrition/foods.ts';
import { placesIn, type Places } from '../content-check/recipes/places.ts';
import { readRecipe, type RecipeReading, type Surroundings } from '../content-check/recipes/read-recipe.ts';
import { stopForContent } from './content-loader.ts';
import { substanceOf, toEntry } from './recipe-entry.ts';
import { watchRecipes } from './recipe-watcher.ts';

/**
 * An entry holds both languages. A build stops at any error and leaves out drafts and future dates; `npm run dev`
 * shows everything readable.
 */
export const recipeLoader = (): Loader => ({
  name: 'recipes',
  load: async (context) => {
    const root = fileURLToPath(context.config.root);
    const places = placesIn(root);
    const tables = await readTables(places, []);
    const around = { root: places.recipes, shown: places.shown, today: dayInGermany(new Date()), tables };
    const run = { context, places, around };
    if (context.watcher) await follow(run, context.watcher);
    else await loadPublished(run);
  },
});

interface Run {
  readonly context: LoaderContext;
  readonly places: Places;
  readonly around: Surroundings;
}

async function loadPublished(run: Run): Promise<void> {
  const { context, places, around } = run;
  const { recipes, diagnostics } = await checkRecipes(places, around.today);
  if (diagnostics.length > 0) await stopForContent(places.project);
  context.store.clear();
  for (const reading of recipes) if (!reading.recipe.de.draft) await put(reading, run);
}

async function put(reading: RecipeReading, { context, places, around }: Run): Promise<void> {
  const { id } = reading;
  const file = join(places.recipes, id, fileOf('de'));
  const entry = await toEntry(reading, places, around.tables, (markdown, options) =>
    context.renderMarkdown(markdown, options),
  );
  const data = await context.parseData({ id, data: { ...entry }, filePath: file });
  context.store.set({ id, data, filePath: relative(places.project, file) });
}

/** Watches files; reports diagnostics once a recipe has settled. */
async function follow(run: Run, watcher: NonNullable<LoaderContext['watcher']>): Promise<void> {
  const { context, places } = run;
  const { store, logger } = context;
  const found = new Map<string, readonly Diagnostic[]>();
  const show = async (id: string) => {
    const around = { ...run.around, today: dayInGermany(new Date()) };
    const reading = await readRecipe(readFolder(places.recipes, id), around);
    found.set(id, reading.diagnostics);
    // An unreadable recipe keeps its last state.
    if (reading.whole || !store.has(id)) await put(reading, run);
    return reading.whole ? 'shown' : 'unfinished';
  };
  const warn = (diagnostics: readonly Diagnostic[]) => {
    if (diagnostics.length > 0) logger.warn(`\n${printDiagnostics(diagnostics)}`);
  };
  const ids = recipeIds(places.recipes);
  for (const id of store.keys()) if (!ids.includes(id)) store.delete(id);
  const unfinished: string[] = [];
  for (const id of ids) if ((await show(id)) === 'unfinished') unfinished.push(id);
  warn([...found.values()].flat().sort(byPlace));
  const { look } = watchRecipes(watcher, {
    root: places.recipes,
    substanceOf: (id) => substanceOf(readFolder(places.recipes, id), places),
    show,
    forget: (id) => {
      store.delete(id);
    },
    settled: (id) => {
      warn(found.get(id) ?? []);
    },
    failed: (id, error) => {
      logger.error(`${id}: ${String(error)}`);
    },
  });
  unfinished.forEach(look);
}
