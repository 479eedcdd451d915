import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cuts, type Cut } from '#domain/recipes/picture-cuts.ts';

/** A seventh of the time of the usual effort (4), for 7 % more bytes: docs/decisions/005-many-recipes.md */
const effort = 2;

/** All that decides what the cuts of a picture are, besides the picture. */
export const manner = JSON.stringify([cuts, effort, sharp.versions]);

/** The digest of a picture and of how it is cut: what has the same name is the same file. */
export async function pictureDigest(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => '');
  return createHash('sha256').update(manner).update(bytes).digest('base64url').slice(0, 8);
}

/** Upright as the camera meant it, cropped, and never larger than it was. */
export function cutPicture(bytes: Uint8Array, cut: Cut): Promise<Buffer> {
  const { format, quality, width, height } = cuts[cut];
  const cropped = sharp(bytes).rotate().resize({ width, height, fit: 'cover', withoutEnlargement: true });
  return (format === 'avif' ? cropped.avif({ quality, effort }) : cropped.jpeg({ quality })).toBuffer();
}

/** Cuts are kept under their names. */
export interface PictureCache {
  /** Puts a cut where it is wanted, and says how many bytes had to be made, if any. */
  readonly put: (name: string, target: string, make: () => Promise<Buffer>) => Promise<number | undefined>;
  /** The same, as bytes. */
  readonly get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;
}

export function pictureCacheIn(cache: string): PictureCache {
  const folder = join(cache, 'recipe-pictures');
  const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const keep = async (name: string, made: Buffer) => {
    await mkdir(folder, { recursive: true });
    const kept = join(folder, name);
    // Never there by half: what ends a build in the middle leaves no broken picture to the next.
    const unfinished = `${kept}.${process.pid}`;
    await writeFile(unfinished, made);
    await rename(unfinished, kept);
  };
  return {
    put: async (name, target, cut) => {
      const copied = () => copyFile(join(folder, name), target);
      try {
        await copied();
        return undefined;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      const made = await cut();
      await keep(name, made);
      await copied();
      return made.length;
    },
    get: async (name, cut) => {
      const kept = await readFile(join(folder, name)).catch(() => undefined);
      if (kept) return kept;
      const made = await cut();
      await keep(name, made);
      return made;
    },
  };
}
