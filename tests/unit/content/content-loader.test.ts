import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentLoader } from '../../../src/build/content-loader.ts';
import { collectionSource } from '../../../src/build/content-sources.ts';
import { openStore } from './astro-store.ts';
import { openContentProject, type ContentProject } from './content-project.ts';

let project: ContentProject;
beforeEach(async () => {
  project = await openContentProject();
});
afterEach(() => project.leave());

const phones = 'faq/app/02-phones.de.md';

describe('building the content', () => {
  it('stops on a mistake and lists those of all content, without a stack trace', async () => {
    await project.change(phones, '{{ios}}', '{{iosx}}');
    await project.change('testimonials/katrin.yaml', 'age: 46', 'age: alt');
    const failure: unknown = await openStore(contentLoader(collectionSource('faq')), project.root)
      .load()
      .catch((error: unknown) => error);
    expect(String(failure)).toContain(`${phones}:6:20`);
    expect(String(failure)).toContain('testimonials/katrin.yaml:2:6');
    expect(failure instanceof Error && failure.stack).not.toContain('content-loader.ts');
  });

  it('stops if a valid text renders to nothing', async () => {
    const { load } = openStore(contentLoader(collectionSource('about')), project.root, {
      html: () => '<p></p>',
    });
    await expect(load()).rejects.toThrow(/rendered empty/);
  });
});

it('development server: keeps the last valid state of an entry until the next one', async () => {
  const watcher = new EventEmitter();
  const { entries, logger, load } = openStore(contentLoader(collectionSource('faq')), project.root, {
    watcher,
  });
  await load();
  const good = await project.read(phones);
  const shown = () => entries.get('app/02-phones.de')?.rendered?.html;
  const save = async (text: string) => {
    await project.put(phones, text);
    watcher.emit('change', join(project.root, 'src/content', phones));
  };
  for (const bad of ['', good.replace('{{ios}}', '{{iosx}}'), '---\nquestion']) {
    logger.warn.mockClear();
    await save(bad);
    await expect.poll(() => logger.warn.mock.calls.length).toBeGreaterThan(0);
    expect(shown()).toContain('Auf iPhones');
  }
  await save(good.replace('Auf iPhones', 'Auf allen iPhones'));
  await expect.poll(shown).toContain('Auf allen iPhones');
});
