import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceHash } from '../../scripts/setup/site-build.ts';

let root: string;
const put = async (path: string, text: string) => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const file of [
    'i18n/de.json',
    'public/icon.svg',
    'astro.config.mjs',
    'package.json',
    'package-lock.json',
  ])
    await put(file, '');
  await put('src/content/recipes/kale/recipe.de.md', '---\npublished: 2026-12-01\n---\n');
});
afterEach(() => rm(root, { recursive: true }));

it('site build: only repeated when a file has changed', async () => {
  const first = sourceHash(root, '2026-11-21', {});
  expect(sourceHash(root, '2026-11-22', { HOME: '/elsewhere' })).toBe(first);
  await put('src/pages/index.astro', '<p>Hello</p>');
  expect(sourceHash(root, '2026-11-21', {})).not.toBe(first);
});

it('site build: repeated on the day that a recipe becomes public', () => {
  const before = sourceHash(root, '2026-11-30', {});
  const onTheDay = sourceHash(root, '2026-12-01', {});
  expect(onTheDay).not.toBe(before);
  expect(sourceHash(root, '2026-12-02', {})).toBe(onTheDay);
});

it('a build with the browser editor is never taken for one without', () => {
  const without = sourceHash(root, '2026-11-21', {});
  expect(sourceHash(root, '2026-11-21', { VALEA_ADMIN: '1' })).not.toBe(without);
});
