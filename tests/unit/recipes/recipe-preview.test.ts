import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { english, german, openRecipeProject, type RecipeProject } from './recipe-project.ts';
import { openStore } from './recipe-store.ts';

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

const saves = 60;
const recipes = 20;
const idOf = (number: number) => `recipe-${String(number)}`;
const slugOf = (id: string) => `address-of-${id}`;
const slugged = (text: string, id: string) => text.replace(/^slug: .*$/m, `slug: ${slugOf(id)}`);

describe('the preview of recipes', () => {
  let project: RecipeProject;
  let server: ViteDevServer;
  let store: ReturnType<typeof openStore>;
  beforeAll(async () => {
    project = await openRecipeProject();
    const picture = readFileSync(join(project.recipes, 'red-lentil-soup/picture.webp'));
    for (let number = 0; number < recipes; number += 1) {
      const id = idOf(number);
      await project.put(`${id}/recipe.de.md`, slugged(german, id));
      await project.put(`${id}/recipe.en.md`, slugged(english, id));
      await project.put(`${id}/picture.webp`, picture);
    }
    // The development server's own watcher.
    server = await createServer({
      root: project.root,
      configFile: false,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, hmr: false },
    });
    store = openStore(project, server.watcher);
    await store.load();
  });
  afterAll(async () => {
    await server.close();
    await project.leave();
  });

  it.each(Object.entries(editors))(
    'follows 60 saves, and never loses a page: %s',
    async (how, save) => {
      for (let round = 0; round < saves / recipes; round += 1) {
        const title = (number: number) => `${how.slice(0, 15).trim()} ${String(round)} ${String(number)}`;
        const ids = Array.from({ length: recipes }, (_, number) => idOf(number));
        await Promise.all(
          ids.map((id, number) =>
            save(
              join(project.recipes, id, 'recipe.de.md'),
              slugged(german, id).replace(/^title: .*$/m, `title: ${title(number)}`),
            ),
          ),
        );
        await vi.waitFor(
          () => {
            expect(ids.map((id) => store.words(id)?.title)).toEqual(ids.map((_, number) => title(number)));
          },
          { timeout: 240_000, interval: 10 },
        );
      }
      const lost = store.history.filter(({ id, slug }) => id !== 'red-lentil-soup' && slug !== slugOf(id));
      expect(lost).toEqual([]);
      expect(store.context.logger.error).not.toHaveBeenCalled();
    },
    60_000,
  );
});

describe('a recipe that cannot be read right now', () => {
  it.each([
    ['empty', ''],
    ['half written', german.slice(0, 200)],
    ['cut off before its steps', german.slice(0, german.indexOf('1. Das'))],
    ['broken', german.replace('title: Rote', 'title: "Rote')],
  ])('%s: is shown as it was until it can be read', async (_, text) => {
    const project = await openRecipeProject();
    const watcher = new EventEmitter();
    const store = openStore(project, watcher);
    await store.load();
    const file = join(project.recipes, 'red-lentil-soup/recipe.de.md');
    await writeFile(file, text);
    watcher.emit('change', file);
    await vi.waitFor(() => {
      expect(store.context.logger.warn).toHaveBeenCalledTimes(1);
    });
    expect(store.words('red-lentil-soup')?.title).toBe('Rote-Linsen-Suppe');
    await writeFile(file, german.replace('title: Rote', 'title: Gelbe'));
    watcher.emit('change', file);
    await vi.waitFor(
      () => {
        expect(store.words('red-lentil-soup')?.title).toBe('Gelbe-Linsen-Suppe');
      },
      { timeout: 240_000 },
    );
    await project.leave();
  });

  it('is forgotten with its folder, and not when the folder comes back', async () => {
    const project = await openRecipeProject();
    const watcher = new EventEmitter();
    const store = openStore(project, watcher);
    await store.load();
    const folder = join(project.recipes, 'red-lentil-soup');
    await rename(folder, `${folder}-away`);
    watcher.emit('unlinkDir', folder);
    await wait(30);
    await rename(`${folder}-away`, folder);
    await wait(300);
    expect([...store.entries.keys()]).toEqual(['red-lentil-soup']);
    await rm(folder, { recursive: true });
    watcher.emit('unlinkDir', folder);
    await vi.waitFor(() => {
      expect(store.entries.size).toBe(0);
    });
    await mkdir(folder);
    await project.leave();
  });
});
