import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lookAt } from '../../../src/content-check/pictures/look.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const blank = sharp({ create: { width: 1203, height: 907, channels: 4, background: '#ffffff80' } });
/** New pictures in every run, so that none is cached. */
const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, () => Math.floor(Math.random() * 256)));
const photo = () => sharp(noise, { raw: { width: 300, height: 200, channels: 3 } });

async function look(content: Uint8Array | string) {
  const file = join(folder, 'picture.jpg');
  await writeFile(file, content, 'latin1');
  return lookAt(file);
}

describe('a whole picture', () => {
  it.each([
    ['lossy WebP', blank.clone().flatten().webp()],
    ['lossless WebP', blank.clone().webp({ lossless: true })],
    ['see-through WebP', blank.clone().webp()],
    ['PNG', blank.clone().png()],
    ['JPEG', blank.clone().jpeg()],
    ['AVIF', blank.clone().avif({ effort: 0 })],
  ])('is known by its content, and tells its size: %s', async (_, image) => {
    expect(await look(await image.toBuffer())).toEqual({ kind: 'whole', width: 1203, height: 907 });
  });

  it('has the size of the upright one', async () => {
    const turned = await blank.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await look(turned)).toEqual({ kind: 'whole', width: 907, height: 1203 });
  });

  it('may have more behind its end, as phones write it', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    expect(await look(Buffer.concat([jpeg, Buffer.alloc(5000)]))).toMatchObject({ kind: 'whole' });
  });

  it('is decoded once, and known to the next run', async () => {
    const content = await photo().webp({ quality: 31 }).toBuffer();
    const hash = createHash('sha256').update(content).digest('base64url');
    const lines = () =>
      readFileSync('node_modules/.cache/valea/pictures.jsonl', 'utf8').split(hash).length - 1;
    await Promise.all([look(content), look(content)]);
    expect(lines()).toBe(1);
    vi.resetModules();
    const next = await import('../../../src/content-check/pictures/look.ts');
    expect(await next.lookAt(join(folder, 'picture.jpg'))).toEqual({
      kind: 'whole',
      width: 300,
      height: 200,
    });
    expect(lines()).toBe(1);
  });
});

const box = (...brands: string[]) =>
  `\0\0\0${String.fromCharCode(8 + 4 * (brands.length + 1))}ftyp${brands[0] ?? ''}\0\0\0\0${brands.slice(1).join('')}`.padEnd(
    400,
    'x',
  );

describe('unsupported formats', () => {
  it.each([
    ['HEIC', box('heic', 'mif1', 'heic')],
    ['HEIC', box('mif1', 'heic')],
    ['video', box('qt  ', 'qt  ')],
    ['GIF', 'GIF89a'.padEnd(90, 'x')],
    ['BMP', 'BM'.padEnd(90, 'x')],
    ['TIFF', 'II*\0'.padEnd(90, 'x')],
    ['PDF', '%PDF-1.7'.padEnd(90, 'x')],
    ['SVG', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['HTML', '<!doctype html><title>404</title>'],
    ['ZIP', 'PK\x03\x04'.padEnd(90, 'x')],
  ])('is named: %s', async (format, content) => {
    expect(await look(content)).toEqual({ kind: 'foreign', format });
  });

  it.each([
    ['nothing', ''],
    ['half a word', 'RIFF'],
    ['a text', 'Hier fehlt noch das Bild von Sonntag.'],
    ['random bytes', String.fromCharCode(...Array.from({ length: 4000 }, (_, n) => (n * 7919) % 251))],
  ])('is no picture: %s', async (_, content) => {
    expect(await look(content)).toEqual({ kind: 'none' });
  });
});

const cut = (content: Buffer, share: number) => content.subarray(0, Math.floor(content.length * share));

describe('a picture that is not whole', () => {
  it.each([
    ['JPEG', () => photo().jpeg().toBuffer()],
    ['progressive JPEG', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['PNG', () => photo().png().toBuffer()],
    ['lossy WebP', () => photo().webp().toBuffer()],
    ['lossless WebP', () => photo().webp({ lossless: true }).toBuffer()],
    ['AVIF', () => photo().avif({ effort: 0 }).toBuffer()],
  ])('is cut off: %s', async (_, make) => {
    const whole = await make();
    for (const share of [0.2, 0.6, 0.99])
      expect([share, await look(cut(whole, share))]).toEqual([share, { kind: 'cut' }]);
  });

  it('is damaged where its middle is random', async () => {
    const png = await photo().png().toBuffer();
    png.fill(0x5a, 2000, 4000);
    expect(await look(png)).toEqual({ kind: 'broken' });
    const avif = await photo().avif({ effort: 0 }).toBuffer();
    for (let at = 2000; at < avif.length; at += 1) avif[at] = (at * 7919) % 251;
    expect(await look(avif)).toEqual({ kind: 'broken' });
    expect(await look('RIFF\x38\0\0\0WEBPXXXX'.padEnd(64, '.'))).toEqual({ kind: 'broken' });
  });

  it('has 168 megapixels, and is not decoded', async () => {
    const huge = { create: { width: 14_000, height: 12_000, channels: 3, background: 'white' } } as const;
    expect(await look(await sharp(huge).png().toBuffer())).toEqual({
      kind: 'huge',
      width: 14_000,
      height: 12_000,
    });
  });
});
