import type { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { vi } from 'vitest';

export interface Stored<Data> {
  readonly id: string;
  readonly filePath: string;
  readonly data: Data;
  readonly rendered?: { readonly html: string };
}

/** A loader with Astro's context and store, in memory; with a watcher as in `npm run dev`. */
export function openStore<Data>(
  loader: Loader,
  root: string,
  {
    watcher,
    html = (text) => `<p>${text}</p>`,
  }: { watcher?: EventEmitter; html?: (text: string) => string } = {},
) {
  const entries = new Map<string, Stored<Data>>();
  const context = {
    store: {
      get: (id: string) => entries.get(id),
      has: (id: string) => entries.has(id),
      set: vi.fn((entry: Stored<Data>) => entries.set(entry.id, entry)),
      delete: vi.fn((id: string) => entries.delete(id)),
      clear: () => {
        entries.clear();
      },
      keys: () => [...entries.keys()],
    },
    config: { root: pathToFileURL(`${root}/`) },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    renderMarkdown: (text: string) => Promise.resolve({ html: html(text) }),
    logger: { warn: vi.fn(), error: vi.fn() },
    watcher: watcher && ('add' in watcher ? watcher : Object.assign(watcher, { add: vi.fn() })),
  };
  return { entries, ...context, load: () => loader.load(context as unknown as LoaderContext) };
}
