import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { renderedGuard } from '../../../src/build/rendered-guard.ts';
import { readContent } from '../../../src/content-check/check-content.ts';
import { wordsIn } from '../../../src/content-check/collections/read-body.ts';
import { locales } from '#domain/text/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { legalPages, pathOf } from '#i18n/routes.ts';

const paths = locales.flatMap((locale) => [
  ...(['about', 'faq', ...legalPages] as const).map((page) => pathOf(page, locale)),
  ...courseKeys.map((key) => coursePath(key, 'invoice', locale)),
]);

it('build: passes if the pages contain every text; fails on an empty page, naming file and page', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  const put = async (path: string, html: string) => {
    const file = join(dist, `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  };
  const guard = async () => {
    const { hooks } = renderedGuard();
    const config = { root: pathToFileURL(`${process.cwd()}/`) };
    await hooks['astro:config:done']?.({ config } as never);
    await hooks['astro:build:done']?.({ dir: pathToFileURL(`${dist}/`) } as never);
  };

  const texts: string[] = [];
  for (const name of ['about', 'faq', 'invoice', 'legal'] as const) {
    const { entries } = await readContent(name, process.cwd());
    for (const { body = '', locale } of entries) texts.push(...(locale ? wordsIn(body, locale) : []));
  }
  const escaped = texts.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  for (const path of paths) await put(path, escaped.map((text) => `<p>${text}</p>`).join('\n'));
  await guard();

  const path = pathOf('terms', 'de');
  await put(path, '<main><h1>AGB</h1><div class="prose"></div></main>');
  await expect(guard()).rejects.toThrow(`src/content/legal/terms/de.md is not on ${path}`);
});
