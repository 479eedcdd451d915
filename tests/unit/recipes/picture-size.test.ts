import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizeOf } from '../../../src/content-check/recipes/picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const blank = sharp({ create: { width: 1203, height: 907, channels: 4, background: '#ffffff80' } });

describe('the size of a picture', () => {
  it.each([
    ['lossy.webp', blank.clone().flatten().webp()],
    ['lossless.webp', blank.clone().webp({ lossless: true })],
    ['see-through.webp', blank.clone().webp()],
    ['plain.png', blank.clone().png()],
    ['plain.jpg', blank.clone().jpeg()],
    ['plain.avif', blank.clone().avif({ effort: 0 })],
  ])('%s', async (name, image) => {
    const file = join(folder, name);
    await image.toFile(file);
    expect(await sizeOf(file)).toEqual({ width: 1203, height: 907 });
  });

  it('is that of the upright picture', async () => {
    const file = join(folder, 'turned.jpg');
    await blank.clone().jpeg().withMetadata({ orientation: 6 }).toFile(file);
    expect(await sizeOf(file)).toEqual({ width: 907, height: 1203 });
  });

  it('is refused for what is no picture', async () => {
    for (const content of ['', 'RIFF', '<svg></svg>', 'RIFF....WEBPXXXX'.padEnd(64, '.'), '\u{89}PNG']) {
      const file = join(folder, 'none.webp');
      await writeFile(file, content, 'latin1');
      await expect(sizeOf(file), content).rejects.toThrow();
    }
  });
});
