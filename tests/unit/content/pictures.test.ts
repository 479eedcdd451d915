import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPicture } from '../../../src/content-check/pictures.ts';
import { start } from '../../../src/content-check/diagnostic.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, n) => (n * n * 31 + (n >> 3)) % 251));
const photo = () => sharp(noise, { raw: { width: 300, height: 200, channels: 3 } });
const cut = (content: Buffer, share: number) => content.subarray(0, Math.floor(content.length * share));

async function problemsOf(content: Uint8Array | string, smallest = { width: 300, height: 200 }) {
  const path = join(folder, 'picture.jpg');
  await writeFile(path, content);
  const codes: string[] = [];
  await checkPicture({ path, file: 'x', at: start, smallest, report: (code) => codes.push(code) });
  return codes;
}

const formats: [string, () => Promise<Buffer>][] = [
  ['JPEG', () => photo().jpeg().toBuffer()],
  ['progressive JPEG', () => photo().jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => photo().png().toBuffer()],
  ['lossy WebP', () => photo().webp().toBuffer()],
  ['lossless WebP', () => photo().webp({ lossless: true }).toBuffer()],
  ['AVIF', () => photo().avif({ effort: 0 }).toBuffer()],
];

describe('a picture', () => {
  it.each(formats)('is accepted whole, whatever its name, and reported if truncated: %s', async (_, make) => {
    const whole = await make();
    expect(await problemsOf(whole)).toEqual([]);
    for (const share of [0.2, 0.6, 0.99])
      expect([share, await problemsOf(cut(whole, share))]).toEqual([
        share,
        [expect.stringMatching(/^picture-(?:broken|unreadable)$/)],
      ]);
  });

  it('may have data after its end, as some phones write', async () => {
    expect(await problemsOf(Buffer.concat([await photo().jpeg().toBuffer(), Buffer.alloc(5000)]))).toEqual(
      [],
    );
  });

  it('is measured after its rotation', async () => {
    const turned = await photo().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await problemsOf(turned)).toEqual(['picture-small']);
    expect(await problemsOf(turned, { width: 200, height: 300 })).toEqual([]);
  });

  it('is reported if its middle is damaged', async () => {
    const png = await photo().png().toBuffer();
    png.fill(0x5a, 1500, 3000);
    expect(await problemsOf(png)).toEqual(['picture-broken']);
  });

  it.each([
    ['GIF', () => photo().gif().toBuffer(), 'picture-format'],
    ['TIFF', () => photo().tiff().toBuffer(), 'picture-format'],
    ['SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>', 'picture-format'],
    ['a web page', () => '<!doctype html><title>404</title>', 'picture-unreadable'],
    ['an iPhone’s HEIC', () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, 'x'), 'picture-unreadable'],
    ['nothing', () => '', 'picture-unreadable'],
  ])('is not accepted as %s', async (_, make, code) => {
    expect(await problemsOf(await make())).toEqual([code]);
  });

  it('is reported if its path is a folder or a broken link', async () => {
    const paths = ['folder.jpg', 'nowhere.jpg'].map((name) => join(folder, name));
    await mkdir(paths[0] ?? '');
    await symlink(join(folder, 'nothing.jpg'), paths[1] ?? '');
    const codes: string[] = [];
    const report = (code: string) => codes.push(code);
    for (const path of paths)
      await checkPicture({ path, file: 'x', at: start, smallest: { width: 1, height: 1 }, report });
    expect(codes).toEqual(['picture-unreadable', 'picture-unreadable']);
  });

  it('of 168 megapixels is reported without being decoded', async () => {
    // Only the header claims this size: a real picture takes seconds to draw.
    const png = await photo().png().toBuffer();
    png.writeUInt32BE(14_000, 16);
    png.writeUInt32BE(12_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    expect(await problemsOf(png)).toEqual(['picture-huge']);
  });
});
