/** Looks at a picture: what it is by its content, and whether all of it can be decoded. Each is decoded once: a cache knows it by its hash. */
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { formatOf, isCut, isOurs, type Format } from './format.ts';

export type Look =
  | { readonly kind: 'whole'; readonly width: number; readonly height: number }
  /** Decoding it would take too much memory. */
  | { readonly kind: 'huge'; readonly width: number; readonly height: number }
  | { readonly kind: 'heavy'; readonly bytes: number }
  /** A format that is not ours. */
  | { readonly kind: 'foreign'; readonly format: string }
  | { readonly kind: 'cut' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'none' };

export const mostMegapixels = 100;
export const mostMegabytes = 60;

/** Raised when pictures are looked at in another way: what an older one found is not believed. */
const method = 1;
const memory = 'node_modules/.cache/valea/pictures.jsonl';

interface Memory {
  readonly seen: Map<string, Promise<Look>>;
  readonly keep: (hash: string, look: Look) => void;
}

function isLook(value: unknown): value is Look {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'cut' || value.kind === 'broken') return true;
  const isSized = 'width' in value && typeof value.width === 'number';
  return (value.kind === 'whole' || value.kind === 'huge') && isSized && 'height' in value;
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** A line a picture, only ever appended to: two processes may write at once, and a torn line is passed over. */
function recall(file: string): Memory {
  const seen = new Map<string, Promise<Look>>();
  for (const line of linesOf(file)) {
    const [hash, version, found = ''] = line.split('\t');
    if (hash === undefined || version !== String(method)) continue;
    try {
      const look: unknown = JSON.parse(found);
      if (isLook(look)) seen.set(hash, Promise.resolve(look));
    } catch {
      // Looked at again.
    }
  }
  return {
    seen,
    keep: (hash, look) => {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${hash}\t${method}\t${JSON.stringify(look)}\n`);
    },
  };
}

let remembered: Memory | undefined;

async function decode(format: Format, bytes: Buffer): Promise<Look> {
  if (isCut(format, bytes)) return { kind: 'cut' };
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > mostMegapixels * 1_000_000) return { kind: 'huge', width, height };
    // Every pixel is decoded, and hardly one kept.
    const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
    await sharp(bytes, options)
      .resize(16, 16, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    return { kind: 'whole', width, height };
  } catch (error) {
    return /premature end|end of file|truncated/i.test(String(error)) ? { kind: 'cut' } : { kind: 'broken' };
  }
}

/** What is in the file of a picture; `width` and `height` are those of the upright one. */
export async function lookAt(file: string): Promise<Look> {
  const { size } = await stat(file);
  if (size > mostMegabytes * 1_000_000) return { kind: 'heavy', bytes: size };
  const bytes = await readFile(file);
  const format = formatOf(bytes);
  if (format === undefined) return { kind: 'none' };
  if (!isOurs(format)) return { kind: 'foreign', format };
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const { seen, keep } = (remembered ??= recall(memory));
  const known = seen.get(hash);
  if (known) return known;
  const look = decode(format, bytes);
  seen.set(hash, look);
  keep(hash, await look);
  return look;
}
