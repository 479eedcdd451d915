import type { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { vi } from 'vitest';
import type { RecipeEntry } from '../../../src/build/recipe-entry.ts';
import { recipeLoader } from '../../../src/build/recipe-loader.ts';
import type { RecipeProject } from './recipe-project.ts';

interface Stored {
  id: string;
  data: RecipeEntry;
}

/** Astro's loader context, with a store in memory. */
export function openStore(project: RecipeProject, watcher?: EventEmitter) {
  const entries = new Map<string, Stored>();
  /** The German addresses of each recipe over time; without one it was deleted. */
  const history: { id: string; slug?: string }[] = [];
  const context = {
    store: {
      has: (id: string) => entries.has(id),
      set: (entry: Stored) => {
        history.push({ id: entry.id, slug: entry.data.de.slugs.de });
        entries.set(entry.id, entry);
      },
      delete: (id: string) => {
        history.push({ id });
        entries.delete(id);
      },
      clear: () => {
        entries.clear();
      },
      keys: () => [...entries.keys()],
    },
    config: { root: pathToFileURL(`${project.root}/`) },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    renderMarkdown: (markdown: string) => Promise.resolve({ html: `<p>${markdown}</p>` }),
    logger: { warn: vi.fn(), error: vi.fn() },
    watcher: watcher && ('add' in watcher ? watcher : Object.assign(watcher, { add: vi.fn() })),
  };
  /** The German words, as pages get them. */
  const words = (id: string) => entries.get(id)?.data.de;
  const load = () => recipeLoader().load(context as unknown as LoaderContext);
  return { entries, history, words, load, context };
}
