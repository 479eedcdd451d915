import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { stopForContent } from './content-loader.ts';
import { checkAmong } from '../content-check/recipes/check-recipes.ts';
import { byPlace, start, type Diagnostic } from '../content-check/diagnostic.ts';
import { printDiagnostics } from '../content-check/diagnostic.ts';
import { dayInGermany } from '#domain/calendar.ts';
import { placesIn, type Places } from '../content-check/recipes/places.ts';
import { readFolder, recipeIds } from '../content-check/recipes/folder.ts';
import { readTables } from '../content-check/recipes/nutrition/foods.ts';
import { readRecipe, type Surroundings } from '../content-check/recipes/read-recipe.ts';
import { rulesOf, substanceOf, toEntry } from './recipe-entry.ts';
import { recipeCacheIn, type RecipeCache } from './recipe-cache.ts';
import { recipeListIn, type RecipeStore, type StoredRecipe } from './recipe-list.ts';
import { manner } from './recipe-pictures/cut.ts';
import { watchRecipes, type Look, type RecipeWatch } from './recipe-watcher.ts';

interface Run {
  readonly context: LoaderContext;
  /** Astro's own in `npm run dev`, which follows it; the list of recipes in a build. */
  readonly store: RecipeStore;
  readonly places: Places;
  readonly around: Surroundings;
  readonly words: RecipeCache;
  /** What recipes are read and judged by, in short. */
  readonly rules: string;
}

/** The code that reads recipes is part of the result, and what renders their Markdown: what an older one made is not kept. */
async function codeDigest(): Promise<string> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const hash = createHash('sha256');
  for (const folder of ['src/domain/recipes', 'src/domain/meal-plan', 'src/content-check', 'src/build']) {
    const names = await readdir(join(root, folder), { recursive: true });
    for (const name of names.filter((each) => each.endsWith('.ts')).sort()) {
      hash.update(name).update(await readFile(join(root, folder, name)));
    }
  }
  for (const name of ['astro.config.mjs', 'package-lock.json']) hash.update(await readFile(join(root, name)));
  return hash.digest('hex');
}

async function beginRun(context: LoaderContext, store: RecipeStore): Promise<Run> {
  const root = fileURLToPath(context.config.root);
  const places = placesIn(root);
  const tables = await readTables(places, []);
  const around = { root: places.recipes, shown: places.shown, today: dayInGermany(new Date()), tables };
  const rules = context.generateDigest(`${await codeDigest()} ${manner} ${await rulesOf(places)}`);
  const words = recipeCacheIn(fileURLToPath(context.config.cacheDir), context.watcher ? 'dev' : 'build');
  return { context, store, places, around, words, rules };
}

interface Refreshed {
  /** What is wrong with it. */
  readonly diagnostics: readonly Diagnostic[];
  readonly look: Look;
}

/** Brings one recipe up to date. In development, what cannot be read right now is shown as it was. */
async function refresh(id: string, run: Run): Promise<Refreshed> {
  const { context, store, places, around, words, rules } = run;
  const { watcher } = context;
  const folder = readFolder(places.recipes, id);
  const digest = context.generateDigest(`${rules} ${substanceOf(folder, places)}`);
  const name = words.nameOf(id, digest);
  const known = store.get(id);
  if (known?.digest === digest && words.has(name)) return { diagnostics: [], look: 'shown' };
  const reading = await readRecipe(folder, around);
  const { diagnostics } = reading;
  const look = reading.whole ? 'shown' : 'unfinished';
  if (watcher && !reading.whole && known && words.has(known.data.words)) return { diagnostics, look };
  const { draft } = reading.recipe.de;
  if (!watcher && (diagnostics.length > 0 || draft)) {
    store.delete(id);
    return { diagnostics, look };
  }
  const file = join(places.recipes, id, 'recipe.de.md');
  const read = await toEntry(reading, places, around.tables, (markdown, options) =>
    context.renderMarkdown(markdown, options),
  );
  words.put(name, read.words);
  const entry: StoredRecipe = { ...read.entry, words: name };
  const data = await context.parseData({ id, data: entry, filePath: file });
  const filePath = relative(places.project, file);
  // Only what is whole and public is kept for the next build: the rest is looked at again.
  store.set({ id, data, filePath, digest: diagnostics.length > 0 || draft ? `${digest} again` : digest });
  return { diagnostics, look };
}

interface AllRefreshed {
  readonly diagnostics: readonly Diagnostic[];
  /** Recipes that could not be read: an editor may be writing them. */
  readonly unfinished: readonly string[];
}

async function refreshAll(run: Run): Promise<AllRefreshed> {
  const { store, places } = run;
  const ids = recipeIds(places.recipes);
  const found = new Set(ids);
  for (const id of store.keys()) if (!found.has(id)) store.delete(id);
  const waiting = [...ids];
  const diagnostics: Diagnostic[] = [];
  const unfinished: string[] = [];
  const work = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const refreshed = await refresh(id, run);
      diagnostics.push(...refreshed.diagnostics);
      if (refreshed.look === 'unfinished') unfinished.push(id);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return { diagnostics: diagnostics.sort(byPlace), unfinished };
}

/** Follows what editors save; what is wrong is told once a recipe has come to rest. */
function watch(run: Run, watcher: NonNullable<LoaderContext['watcher']>): RecipeWatch {
  const { context, store, places } = run;
  const found = new Map<string, readonly Diagnostic[]>();
  return watchRecipes(watcher, {
    root: places.recipes,
    substanceOf: (id) => substanceOf(readFolder(places.recipes, id), places),
    show: async (id) => {
      const around = { ...run.around, today: dayInGermany(new Date()) };
      const { diagnostics, look } = await refresh(id, { ...run, around });
      found.set(id, diagnostics);
      return look;
    },
    forget: (id) => {
      store.delete(id);
    },
    settled: (id) => {
      const diagnostics = found.get(id) ?? [];
      if (diagnostics.length > 0) context.logger.warn(`\n${printDiagnostics(diagnostics)}`);
    },
    failed: (id, error) => {
      context.logger.error(`${id}: ${String(error)}`);
    },
  });
}

/**
 * Reads `src/content/recipes`: one entry a recipe, both languages. A build stops when anything is wrong and
 * leaves out what is not public yet; `npm run dev` shows all, as well as it can.
 */
export const recipeLoader = (): Loader => ({
  name: 'recipes',
  load: async (context) => {
    const { config, watcher, logger } = context;
    const list = recipeListIn(fileURLToPath(config.cacheDir));
    const store = watcher ? (context.store as RecipeStore) : list;
    const run = await beginRun(context, store);
    const { diagnostics, unfinished } = await refreshAll(run);
    const entries = store.keys().flatMap((id) => {
      const entry = store.get(id);
      return entry ? [{ id, ...entry.data }] : [];
    });
    run.words.keepOnly(new Set(entries.map(({ words }) => words)));
    if (watcher) {
      if (diagnostics.length > 0) logger.warn(`\n${printDiagnostics(diagnostics)}`);
      const { look } = watch(run, watcher);
      unfinished.forEach(look);
      return;
    }
    list.save();
    const published = entries.map(({ id, slugs }) => ({ id, slugs, slugAt: { de: start, en: start } }));
    const among = await checkAmong(run.places, published);
    if (diagnostics.length > 0 || among.diagnostics.length > 0) await stopForContent(run.places.project);
  },
});
