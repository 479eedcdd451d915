import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginBuild, endBuild, isLastBuild, removeStale } from '../../src/build/kept-pages.ts';

let root: string;
let dist: string;
let note: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'last-build-'));
  dist = join(root, 'dist');
  note = join(root, 'cache/last-build.txt');
  await mkdir(dist);
});
afterEach(() => rm(root, { recursive: true }));

describe('what the last build made is taken over', () => {
  it('when it was finished, from the same code, into the same folder', async () => {
    await endBuild(note, dist, 'code');
    expect(await isLastBuild(note, dist, 'code')).toBe(true);
  });

  it('never from other code', async () => {
    await endBuild(note, dist, 'code');
    expect(await isLastBuild(note, dist, 'other code')).toBe(false);
  });

  it('never when a build has begun since and not ended', async () => {
    await endBuild(note, dist, 'code');
    await beginBuild(note);
    expect(await isLastBuild(note, dist, 'code')).toBe(false);
  });

  it('never when the folder is gone or another one', async () => {
    await endBuild(note, dist, 'code');
    await rename(dist, join(root, 'aside'));
    expect(await isLastBuild(note, dist, 'code')).toBe(false);
    await mkdir(dist);
    expect(await isLastBuild(note, dist, 'code')).toBe(false);
  });

  it('never when what was noted cannot be read', async () => {
    await mkdir(join(root, 'cache'));
    await writeFile(note, 'code 12');
    expect(await isLastBuild(note, dist, 'code')).toBe(false);
  });
});

it('what a build neither wrote nor kept is removed, with folders that become empty', async () => {
  const put = async (path: string) => {
    const file = join(dist, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, path);
  };
  const writtenAt = async (path: string) => (await stat(join(dist, path))).ctimeMs;
  for (const old of ['recipes/kept.html', 'recipes/gone.html', 'recipes/gone/index.md']) await put(old);
  // Clocks of file systems tick slowly: on until they tell old from new.
  do await put('recipes/new.html');
  while ((await writtenAt('recipes/new.html')) <= (await writtenAt('recipes/gone/index.md')));
  const began = await writtenAt('recipes/new.html');
  await put('copied.webp');
  await utimes(join(dist, 'copied.webp'), 1, 1);

  await removeStale(dist, began, (file) => file === join(dist, 'recipes/kept.html'));
  expect((await readdir(dist, { recursive: true })).sort()).toEqual([
    'copied.webp',
    'recipes',
    'recipes/kept.html',
    'recipes/new.html',
  ]);
});
