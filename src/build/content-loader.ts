/** Loads content with the content check's own reader, so that both always agree. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { checkContent, readContent } from '../content-check/check-content.ts';
import { collections, type CollectionName } from '../content-check/collections/all.ts';
import type { ReadEntry } from '../content-check/collections/collection.ts';
import { printDiagnostics } from '../content-check/diagnostic.ts';
import { watchContent } from './watch-content.ts';

/** Stops a build with all diagnostics. */
export async function stopForContent(project: string): Promise<never> {
  const { diagnostics } = await checkContent(project);
  const error = new Error(`npm run content:check\n\n${printDiagnostics(diagnostics)}`);
  // Editors do not need a stack trace.
  error.stack = error.message;
  throw error;
}

const isBlank = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

async function put(entry: ReadEntry<object>, project: string, context: LoaderContext): Promise<void> {
  const { id, file, body } = entry;
  const path = join(project, file);
  const data = await context.parseData({ id, data: { ...entry.data }, filePath: path });
  if (body === undefined) {
    context.store.set({ id, data, filePath: file });
    return;
  }
  const rendered = await context.renderMarkdown(body, { fileURL: pathToFileURL(path) });
  if (isBlank(rendered.html)) throw new Error(`${file} was rendered empty.`);
  context.store.set({ id, data, body, filePath: file, rendered });
}

/** In development, the last valid state of an entry is kept. */
async function refresh(name: CollectionName, context: LoaderContext): Promise<void> {
  const { config, store, watcher, logger } = context;
  const project = fileURLToPath(config.root);
  const { entries, diagnostics } = await readContent(name, project);
  if (!watcher && diagnostics.length > 0) await stopForContent(project);
  const faulty = new Set(diagnostics.map(({ file }) => file));
  const found = new Set(entries.map(({ id }) => id));
  for (const id of store.keys()) {
    const { filePath } = store.get(id) ?? {};
    if (!found.has(id) && !(filePath !== undefined && faulty.has(filePath))) store.delete(id);
  }
  const { layout } = collections[name];
  // Required pages are shown even with errors; other entries are left out.
  const mustBe = 'names' in layout && 'are' in layout.names;
  for (const entry of entries) {
    if (faulty.has(entry.file) && (store.has(entry.id) || !mustBe)) continue;
    // Its placeholders may have changed.
    store.delete(entry.id);
    try {
      await put(entry, project, context);
    } catch (error) {
      if (!watcher) throw error;
      logger.error(`${entry.file}: ${String(error)}`);
    }
  }
  if (diagnostics.length > 0) logger.warn(`\n${printDiagnostics(diagnostics)}`);
}

export const contentLoader = (name: CollectionName): Loader => ({
  name: `content-${name}`,
  load: async (context) => {
    await refresh(name, context);
    const folder = join(fileURLToPath(context.config.root), 'src/content', collections[name].folder);
    watchContent(context, folder, () => refresh(name, context));
  },
});
