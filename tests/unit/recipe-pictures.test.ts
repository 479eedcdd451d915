import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cutAll } from '../../src/build/recipe-pictures/cut-all.ts';
import { pictureDigest } from '../../src/build/recipe-pictures/cut.ts';
import { picture } from './recipes/kitchen.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'recipe-pictures-'));
  folder = join(root, 'dist/_astro');
  await writeFile(join(root, 'soup.webp'), await picture(1600, 1000));
});
afterEach(() => rm(root, { recursive: true }));

/** Puts the picture into the site; says which cuts had to be made. */
async function cutSoup(file = 'soup.webp'): Promise<string[]> {
  const made: string[] = [];
  const digest = await pictureDigest(join(root, file));
  await cutAll({ root, cache: join(root, 'cache'), folder }, { [digest]: file }, (name) => made.push(name));
  return made.sort();
}

const shapes = async () => {
  const all = (await readdir(folder)).map(async (name) => {
    const { width, height, format } = await sharp(join(folder, name)).metadata();
    return `${format} ${width} × ${height}`;
  });
  return (await Promise.all(all)).sort();
};

it('every picture is cut for pages, strips, search engines and messengers', async () => {
  await cutSoup();
  expect(await shapes()).toEqual(['heif 480 × 360', 'heif 960 × 720', 'jpeg 1200 × 675', 'jpeg 900 × 900']);
});

it('a cut is made once, and found again in a site that is built anew', async () => {
  const made = await cutSoup();
  expect(made).toHaveLength(4);
  expect(await cutSoup()).toEqual([]);
  await rm(folder, { recursive: true });
  expect(await cutSoup()).toEqual([]);
  expect((await readdir(folder)).sort()).toEqual(made);
});

it('another picture in the same place has other addresses', async () => {
  const before = await cutSoup();
  await writeFile(join(root, 'soup.webp'), await picture(1601, 1000));
  const after = await cutSoup();
  expect(after).toHaveLength(4);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});

it('what a build that was killed has left by half is not taken for a picture', async () => {
  const [name = ''] = await cutSoup();
  const whole = await readFile(join(folder, name));
  const kept = join(root, 'cache/recipe-pictures');
  await rm(folder, { recursive: true });
  await rm(join(kept, name));
  await mkdir(kept, { recursive: true });
  await writeFile(join(kept, `${name}.4711`), whole.subarray(0, 10));
  expect(await cutSoup()).toEqual([name]);
  expect((await stat(join(folder, name))).size).toBe(whole.length);
});

it('a picture that cannot be read stops the build', async () => {
  await writeFile(join(root, 'broken.webp'), 'no picture');
  await expect(cutSoup('broken.webp')).rejects.toThrow();
});
