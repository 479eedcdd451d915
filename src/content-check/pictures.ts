/** Checks pictures. Each is decoded completely: browsers show half of a broken one without a word. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Size } from './describe/kinds.ts';
import type { Position, Report } from './diagnostic.ts';

export interface NamedPicture {
  /** Absolute path, and the name in messages. */
  readonly path: string;
  readonly file: string;
  readonly at: Position;
  readonly smallest: Size;
  readonly report: Report;
}

const mostMegapixels = 100;
const mostMegabytes = 60;

interface Look extends Size {
  /** In sharp's words, `av1` for AVIF. */
  readonly format: string;
  /** Too large to decode. */
  readonly isHuge: boolean;
  readonly isWhole: boolean;
}

const isWhole = (picture: Buffer): Promise<boolean> =>
  // Reads every pixel, and keeps hardly any.
  sharp(picture)
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** Undefined if it is no picture. */
async function decode(picture: Buffer): Promise<Look | undefined> {
  try {
    const { format, compression, autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    const isHuge = width * height > mostMegapixels * 1e6;
    return {
      format: compression ?? format,
      width,
      height,
      isHuge,
      isWhole: !isHuge && (await isWhole(picture)),
    };
  } catch {
    return undefined;
  }
}

/** By content: a build checks each picture several times. */
const decoded = new Map<string, Promise<Look | undefined>>();

export async function checkPicture({ path, file, at, smallest, report }: NamedPicture): Promise<void> {
  // Not a file, a broken link, or one that may not be read.
  const picture = await readFile(path).catch(() => Buffer.alloc(0));
  if (picture.length > mostMegabytes * 1e6) {
    const megabytes = Math.ceil(picture.length / 1e6);
    report('picture-heavy', at, { file, megabytes, most: mostMegabytes });
    return;
  }
  const hash = createHash('sha256').update(picture).digest('base64');
  const decoding = decoded.get(hash) ?? decode(picture);
  decoded.set(hash, decoding);
  const look = await decoding;
  if (!look) {
    report('picture-unreadable', at, { file });
    return;
  }
  const { width, height, format } = look;
  if (!['jpeg', 'png', 'webp', 'av1'].includes(format)) report('picture-format', at, { file, format });
  else if (look.isHuge) {
    const megapixels = Math.round((width * height) / 1e6);
    report('picture-huge', at, { file, width, height, megapixels, most: mostMegapixels });
  } else if (!look.isWhole) report('picture-broken', at, { file });
  else if (width < smallest.width || height < smallest.height) {
    const least = `${smallest.width} × ${smallest.height}`;
    report('picture-small', at, { file, width, height, least });
  }
}
