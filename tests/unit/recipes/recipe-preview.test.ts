import { EventEmitter } from 'node:events';
import { appendFile, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contentLoader } from '../../../src/build/content-loader.ts';
import { recipeSource } from '../../../src/build/content-sources.ts';
import type { RecipeEntry } from '../../../src/build/recipe-entry.ts';
import { openStore } from '../content/astro-store.ts';
import { english, german, openRecipeProject, picture } from './recipe-project.ts';

/** How editors, and the browser editor, save files. */
const editors: Readonly<Record<string, (file: string, text: string) => Promise<void>>> = {
  'in place': (file, text) => writeFile(file, text),
  'truncated, and written a moment later': async (file, text) => {
    const handle = await open(file, 'r+');
    await handle.truncate(0);
    await wait(Math.random() * 60);
    await handle.write(text, 0);
    await handle.close();
  },
  'a temporary file renamed over it': async (file, text) => {
    await writeFile(`${file}.tmp`, text);
    await rename(`${file}.tmp`, file);
  },
  'the old file renamed away, a new one written': async (file, text) => {
    await rename(file, `${file}~`);
    await writeFile(file, text);
    await rm(`${file}~`);
  },
  'deleted and created again': async (file, text) => {
    await rm(file);
    await wait(Math.random() * 30);
    await writeFile(file, text);
  },
  'slowly, in pieces': async (file, text) => {
    const third = Math.ceil(text.length / 3);
    await writeFile(file, text.slice(0, third));
    for (const from of [third, 2 * third]) {
      await wait(20 + Math.random() * 130);
      await appendFile(file, text.slice(from, from + third));
    }
  },
};

const slugOf = (id: string) => `address-of-${id}`;
const slugged = (text: string, id: string) => text.replace(/^slug: .*$/m, `slug: ${slugOf(id)}`);

describe('recipe preview', () => {
  it('follows several editors at once without losing a page', async () => {
    const project = await openRecipeProject();
    const recipes = Object.entries(editors).flatMap(([how, save], editor) =>
      Array.from({ length: 5 }, (_, number) => ({ id: `recipe-${editor}-${number}`, how, save })),
    );
    const photo = await picture(1200, 900);
    for (const { id } of recipes) {
      await project.put(`${id}/recipe.de.md`, slugged(german, id));
      await project.put(`${id}/recipe.en.md`, slugged(english, id));
      await project.put(`${id}/picture.webp`, photo);
    }
    // The development server's own watcher.
    const server = await createServer({
      root: project.root,
      configFile: false,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, hmr: false },
    });
    onTestFinished(() => server.close());
    const { watcher } = server;
    const { entries, store, logger, load } = openStore<RecipeEntry>(
      contentLoader(recipeSource),
      project.root,
      {
        watcher,
      },
    );
    await load();
    for (const round of ['first', 'second', 'third']) {
      const saved = recipes.map(({ id, how }) => [id, `${round}: ${how}`]);
      await Promise.all(
        recipes.map(({ id, save }, number) =>
          save(
            join(project.recipes, id, 'recipe.de.md'),
            slugged(german, id).replace(/^title: .*$/m, `title: "${saved[number]?.[1] ?? ''}"`),
          ),
        ),
      );
      const titles = () => saved.map(([id = '']) => [id, entries.get(id)?.data.de.title]);
      await expect.poll(titles, { interval: 10 }).toEqual(saved);
    }
    const shown = store.set.mock.calls.map(([{ id, data }]) => [id, data.de.slugs.de]);
    expect(shown.filter(([id = '', slug]) => id !== 'red-lentil-soup' && slug !== slugOf(id))).toEqual([]);
    expect(store.delete).not.toHaveBeenCalled();
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('forgets a recipe with its folder, but not if the folder comes back while files still change', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const project = await openRecipeProject();
    const watcher = new EventEmitter();
    const { entries, store, load } = openStore<RecipeEntry>(contentLoader(recipeSource), project.root, {
      watcher,
    });
    await load();
    const folder = join(project.recipes, 'red-lentil-soup');
    const happens = async (event: string, path = folder) => {
      watcher.emit(event, path);
      await vi.advanceTimersByTimeAsync(100);
    };
    await rename(folder, `${folder}-away`);
    await happens('unlink', join(folder, 'recipe.de.md'));
    await happens('unlinkDir');
    await rename(`${folder}-away`, folder);
    await happens('addDir');
    await vi.advanceTimersByTimeAsync(100);
    await expect.poll(() => store.set.mock.calls.length).toBe(2);
    expect(store.delete).not.toHaveBeenCalled();
    await rm(folder, { recursive: true });
    await happens('unlinkDir');
    await vi.advanceTimersByTimeAsync(100);
    await expect.poll(() => entries.size).toBe(0);
  });
});
