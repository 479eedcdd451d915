import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentLoader } from '../../../src/build/content-loader.ts';
import type { CollectionName } from '../../../src/content-check/collections/all.ts';
import { openContentProject, type ContentProject } from './content-project.ts';

let project: ContentProject;
beforeEach(async () => {
  project = await openContentProject();
});
afterEach(() => project.leave());

interface Stored {
  id: string;
  filePath: string;
  data: Record<string, unknown>;
  rendered?: { html: string };
}

/** Astro's loader context, in memory. */
function openStore(name: CollectionName, watcher?: EventEmitter, html = (text: string) => `<p>${text}</p>`) {
  const entries = new Map<string, Stored>();
  const context = {
    store: {
      get: (id: string) => entries.get(id),
      has: (id: string) => entries.has(id),
      set: (entry: Stored) => entries.set(entry.id, entry),
      delete: (id: string) => entries.delete(id),
      keys: () => [...entries.keys()],
    },
    config: { root: pathToFileURL(`${project.root}/`) },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    renderMarkdown: (text: string) => Promise.resolve({ html: html(text) }),
    logger: { warn: vi.fn(), error: vi.fn() },
    watcher: watcher && Object.assign(watcher, { add: vi.fn() }),
  };
  return { entries, context, load: () => contentLoader(name).load(context as unknown as LoaderContext) };
}

const phones = 'faq/app/02-phones.de.md';

describe('a build', () => {
  it('gets every entry, read and filled', async () => {
    const { entries, load } = openStore('faq');
    await load();
    expect(entries.get('app/02-phones.de')).toMatchObject({
      filePath: `src/content/${phones}`,
      data: { question: 'Auf welchen Telefonen läuft die App?', home: false },
    });
  });

  it('stops on a mistake and names those of all content, without a stack', async () => {
    await project.change(phones, '{{ios}}', '{{iosx}}');
    await project.change('testimonials/katrin.yaml', 'age: 46', 'age: alt');
    const failure: unknown = await openStore('faq')
      .load()
      .catch((error: unknown) => error);
    expect(String(failure)).toContain(`${phones}:6:20`);
    expect(String(failure)).toContain('testimonials/katrin.yaml:2:6');
    expect(failure instanceof Error && failure.stack).not.toContain('content-loader.ts');
  });

  it('stops if a valid text is rendered empty', async () => {
    await expect(openStore('about', undefined, () => '<p></p>').load()).rejects.toThrow(/rendered empty/);
  });
});

describe('the development server', () => {
  it('keeps the last good state of an entry until there is a better one', async () => {
    const watcher = new EventEmitter();
    const { entries, context, load } = openStore('faq', watcher);
    await load();
    const good = await project.read(phones);
    const shown = () => entries.get('app/02-phones.de')?.rendered?.html;
    for (const bad of ['', good.replace('{{ios}}', '{{iosx}}'), '---\nquestion']) {
      await project.put(phones, bad);
      watcher.emit('change', join(project.root, 'src/content', phones));
      await vi.waitFor(() => {
        expect(context.logger.warn).toHaveBeenCalled();
      });
      context.logger.warn.mockClear();
      expect(shown()).toContain('Auf iPhones');
    }
    await project.put(phones, good.replace('Auf iPhones', 'Auf allen iPhones'));
    watcher.emit('change', join(project.root, 'src/content', phones));
    await vi.waitFor(() => {
      expect(shown()).toContain('Auf allen iPhones');
    });
  });
});
