import type { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { vi } from 'vitest';
import { readRecipeList } from '../../../src/build/recipe-list.ts';
import { recipeLoader } from '../../../src/build/recipe-loader.ts';
import type { Kitchen } from './kitchen.ts';

interface Words {
  title: string;
  story: { html: string };
}

interface Stored {
  id: string;
  digest?: unknown;
  data: { words: string; slugs: Record<'de' | 'en', string> };
}

/** What the site generator gives to a loader, its store kept in memory. */
export function openStore(kitchen: Kitchen, watcher?: EventEmitter) {
  const cacheFolder = join(kitchen.places.project, 'cache');
  const entries = new Map<string, Stored>();
  const rendered: string[] = [];
  /** Under which German address each recipe was shown, one after the other; without one it was deleted. */
  const history: { id: string; slug?: string }[] = [];
  const context = {
    store: {
      get: (id: string) => entries.get(id),
      set: (entry: Stored) => {
        history.push({ id: entry.id, slug: entry.data.slugs.de });
        entries.set(entry.id, entry);
      },
      delete: (id: string) => {
        history.push({ id });
        entries.delete(id);
      },
      keys: () => [...entries.keys()],
    },
    config: {
      root: pathToFileURL(`${kitchen.places.project}/`),
      cacheDir: pathToFileURL(`${cacheFolder}/`),
    },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    renderMarkdown: (markdown: string) => {
      rendered.push(markdown);
      return Promise.resolve({ html: `<p>${markdown}</p>` });
    },
    generateDigest: (text: string) => text,
    logger: { warn: vi.fn(), error: vi.fn() },
    watcher: watcher && ('add' in watcher ? watcher : Object.assign(watcher, { add: vi.fn() })),
  };
  /** What pages are told of: `npm run dev` asks the store, a build reads the list. */
  const known = (): ReadonlyMap<string, Pick<Stored, 'id' | 'data'>> =>
    watcher ? entries : new Map(readRecipeList(cacheFolder).map((recipe) => [recipe.id, recipe]));
  /** The German words, as pages read them. */
  const words = (id: string) => {
    const file = join(cacheFolder, known().get(id)?.data.words ?? '');
    const { de } = JSON.parse(readFileSync(file, 'utf8')) as Record<'de', Words>;
    return de;
  };
  const load = () => recipeLoader().load(context as unknown as LoaderContext);
  return { known, history, words, rendered, load, context, cacheFolder };
}
