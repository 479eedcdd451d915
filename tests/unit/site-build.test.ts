import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sourceHash } from '../../scripts/setup/site-build.ts';

it('site build: deployable only if no file or setting has changed, and no recipe has become public since', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const kale = join(root, 'src/content/recipes/kale');
  await mkdir(kale, { recursive: true });
  await writeFile(join(kale, 'recipe.de.md'), '---\npublished: 2026-12-01\n---\n');
  const hash = (today: string, settings: Record<string, string> = {}) => sourceHash(root, today, settings);

  const before = hash('2026-11-29');
  expect(hash('2026-11-30', { HOME: '/elsewhere' })).toBe(before);
  // With the browser editor, for editors only.
  expect(hash('2026-11-30', { VALEA_ADMIN: '1' })).not.toBe(before);
  const onTheDay = hash('2026-12-01');
  expect(onTheDay).not.toBe(before);
  expect(hash('2026-12-02')).toBe(onTheDay);
  await writeFile(join(root, 'src/index.astro'), '<p>Hello</p>');
  expect(hash('2026-12-02')).not.toBe(onTheDay);
});
