/** Loads content with the content check's own reader, so that both always agree. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { checkContent } from '../content-check/check-content.ts';
import { printDiagnostics, type Diagnostic } from '../content-check/diagnostic.ts';
import { watchContent } from './watch-content.ts';

interface ContentEntry {
  readonly id: string;
  /** From the project's root. */
  readonly file: string;
  /** In development, a faulty entry does not replace a valid one. */
  readonly isFaulty: boolean;
  readonly data: (render: LoaderContext['renderMarkdown']) => Promise<object>;
  readonly body?: string | undefined;
}

interface Content {
  /** Of everything that is shown; `entries` may have only what has changed. */
  readonly ids: readonly string[];
  readonly entries: readonly ContentEntry[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface Source {
  readonly name: string;
  /** From the project's root. */
  readonly folder: string;
  /** In development, after the first time with the paths in the folder that have changed. */
  readonly read: (run: {
    project: string;
    isDevelopment: boolean;
    changed?: ReadonlySet<string>;
  }) => Promise<Content>;
}

/** A build stops at any mistake; in development, the last valid state of an entry is kept. */
export const contentLoader = ({ name, folder, read }: Source): Loader => ({
  name: `content-${name}`,
  load: async (context) => {
    const project = fileURLToPath(context.config.root);
    const isDevelopment = context.watcher !== undefined;
    const show = async (changed?: ReadonlySet<string>) => {
      const content = await read({ project, isDevelopment, ...(changed && { changed }) });
      if (!isDevelopment && content.diagnostics.length > 0) await stopForContent(project);
      forgetMissing(content, context);
      for (const entry of content.entries)
        if (!entry.isFaulty || !context.store.has(entry.id)) await put(entry, project, context);
      if (content.diagnostics.length > 0) context.logger.warn(`\n${printDiagnostics(content.diagnostics)}`);
    };
    await show();
    watchContent(context, join(project, folder), show);
  },
});

/** Stops a build with all diagnostics. */
async function stopForContent(project: string): Promise<never> {
  const { diagnostics } = await checkContent(project);
  const error = new Error(`npm run content:check\n\n${printDiagnostics(diagnostics)}`);
  // Editors do not need a stack trace.
  error.stack = error.message;
  throw error;
}

function forgetMissing({ ids, diagnostics }: Content, { store }: LoaderContext): void {
  const shown = new Set(ids);
  const faulty = new Set(diagnostics.map(({ file }) => file));
  for (const id of store.keys())
    if (!shown.has(id) && !faulty.has(store.get(id)?.filePath ?? '')) store.delete(id);
}

async function put(entry: ContentEntry, project: string, context: LoaderContext): Promise<void> {
  const { id, file, body } = entry;
  const path = join(project, file);
  try {
    const data = await entry.data((markdown, options) => context.renderMarkdown(markdown, options));
    const stored = {
      id,
      filePath: file,
      data: await context.parseData({ id, data: { ...data }, filePath: path }),
    };
    if (body === undefined) {
      context.store.set(stored);
      return;
    }
    const rendered = await context.renderMarkdown(body, { fileURL: pathToFileURL(path) });
    if (isBlank(rendered.html)) throw new Error(`${file} was rendered empty.`);
    context.store.set({ ...stored, body, rendered });
  } catch (error) {
    if (!context.watcher) throw error;
    context.logger.error(`${file}: ${String(error)}`);
  }
}

const isBlank = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
