/** Decodes each picture completely, once: results are cached by the file's hash. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { formatOf, isCut, isOurs, type Format } from './format.ts';

const size = { width: z.number(), height: z.number() };
const decoded = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole'), ...size }),
  /** Too large to decode. */
  z.object({ kind: z.literal('huge'), ...size }),
  z.object({ kind: z.literal('cut') }),
  z.object({ kind: z.literal('broken') }),
]);

export type Look =
  | z.output<typeof decoded>
  | { readonly kind: 'heavy'; readonly bytes: number }
  | { readonly kind: 'foreign'; readonly format: string }
  | { readonly kind: 'none' };

export const mostMegapixels = 100;
export const mostMegabytes = 60;

/** Raise it to discard cached results. */
const method = 1;
const memory = 'node_modules/.cache/valea/pictures.jsonl';

/** One line a picture, append-only: two processes may write at once, and torn lines are skipped. */
function recall(): Map<string, Promise<Look>> {
  const text = existsSync(memory) ? readFileSync(memory, 'utf8') : '';
  const known = [...text.matchAll(/^(\S+)\t(\d+)\t(\{.*\})$/gm)].flatMap(
    ([, hash = '', version, found = '']) => {
      const look = version === String(method) ? decoded.safeParse(JSON.parse(found)) : undefined;
      return look?.success ? [[hash, Promise.resolve(look.data)] as const] : [];
    },
  );
  return new Map(known);
}

function remember(hash: string, look: Look): void {
  mkdirSync(dirname(memory), { recursive: true });
  appendFileSync(memory, `${hash}\t${method}\t${JSON.stringify(look)}\n`);
}

let remembered: ReturnType<typeof recall> | undefined;

async function decode(format: Format, bytes: Buffer): Promise<Look> {
  if (isCut(format, bytes)) return { kind: 'cut' };
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > mostMegapixels * 1_000_000) return { kind: 'huge', width, height };
    // Decodes every pixel, but keeps hardly any.
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

/** `width` and `height` are those of the upright picture. */
export async function lookAt(file: string): Promise<Look> {
  const { size } = await stat(file);
  if (size > mostMegabytes * 1_000_000) return { kind: 'heavy', bytes: size };
  const bytes = await readFile(file);
  const format = formatOf(bytes);
  if (format === undefined) return { kind: 'none' };
  if (!isOurs(format)) return { kind: 'foreign', format };
  const hash = createHash('sha256').update(bytes).digest('base64url');
  remembered ??= recall();
  const known = remembered.get(hash);
  if (known) return known;
  const look = decode(format, bytes);
  remembered.set(hash, look);
  remember(hash, await look);
  return look;
}
