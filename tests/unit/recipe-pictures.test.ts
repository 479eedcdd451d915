import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cutNames } from '#domain/recipes/picture-cuts.ts';
import { cachedCut, cutPicture, pictureDigest } from '../../src/build/recipe-pictures/cut.ts';
import { picture } from './recipes/recipe-project.ts';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'recipe-pictures-'));
});
afterEach(() => rm(cache, { recursive: true }));

it('recipe pictures: cropped for pages, strips, the app’s screens, search engines and messengers', async () => {
  const soup = await picture(1600, 1000);
  const shapes = cutNames.map(async (cut) => {
    const { width, height, format } = await sharp(await cutPicture(soup, cut)).metadata();
    return `${format} ${width} × ${height}`;
  });
  expect((await Promise.all(shapes)).sort()).toEqual([
    'heif 128 × 96',
    'heif 480 × 360',
    'heif 960 × 720',
    'jpeg 1200 × 675',
    'jpeg 900 × 900',
  ]);
});

it('recipe pictures: each crop is made once, and one left unfinished by a killed build is not served', async () => {
  const kept = join(cache, 'recipe-pictures');
  await mkdir(kept);
  await writeFile(join(kept, 'a.avif.4711'), 'hal');
  const cut = (text: string) => cachedCut(cache, 'a.avif', () => Promise.resolve(Buffer.from(text)));
  expect(String(await cut('first'))).toBe('first');
  expect(String(await cut('second'))).toBe('first');
  expect(await readFile(join(kept, 'a.avif'), 'utf8')).toBe('first');
});

it('recipe pictures: a changed picture has a new address', async () => {
  const file = join(cache, 'soup.webp');
  await writeFile(file, await picture(1600, 1000));
  const before = await pictureDigest(file);
  await writeFile(file, await picture(1601, 1000));
  expect(await pictureDigest(file)).not.toBe(before);
});
