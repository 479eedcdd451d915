import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginBuild, endBuild, isLastBuild, removeStale } from '../../scripts/build/last-build.ts';

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
  const began = 2_000_000;
  const put = async (path: string, time: number) => {
    const file = join(dist, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, path);
    await utimes(file, time / 1000, time / 1000);
  };
  await put('recipes/new.html', began + 1);
  await put('recipes/kept.html', began - 1);
  await put('recipes/gone.html', began - 1);
  await put('recipes/gone/index.md', began - 1);
  await removeStale(dist, began, (file) => file === join(dist, 'recipes/kept.html'));
  expect((await readdir(dist, { recursive: true })).sort()).toEqual([
    'recipes',
    'recipes/kept.html',
    'recipes/new.html',
  ]);
});
