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
  await put('src/content/recipes/kale/recipe.de.md', '---\npublished: 2026-12-01\n---\n');
});
afterEach(() => rm(root, { recursive: true }));

it('a site is built anew when a file has changed, and not otherwise', async () => {
  const first = await sourceHash(root, '2026-11-21', {});
  expect(await sourceHash(root, '2026-11-22', { HOME: '/elsewhere' })).toBe(first);
  await put('src/pages/index.astro', '<p>Hello</p>');
  expect(await sourceHash(root, '2026-11-21', {})).not.toBe(first);
});

it('a site is built anew on the day that a recipe becomes public', async () => {
  const before = await sourceHash(root, '2026-11-30', {});
  const onTheDay = await sourceHash(root, '2026-12-01', {});
  expect(onTheDay).not.toBe(before);
  expect(await sourceHash(root, '2026-12-02', {})).toBe(onTheDay);
});

it('a build with the browser editor is never taken for one without', async () => {
  const without = await sourceHash(root, '2026-11-21', {});
  expect(await sourceHash(root, '2026-11-21', { VALEA_ADMIN: '1' })).not.toBe(without);
});
