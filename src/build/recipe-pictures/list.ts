/** Which picture is whose, from the loader to what cuts them: Astro runs the two in worlds of their own. */
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecipeEntry } from '../recipe-entry.ts';

type Listed = Pick<RecipeEntry, 'picture' | 'pictureFile'>;

const fileIn = (cache: string) => join(cache, 'recipe-pictures.json');

export function writePictureList(cache: string, entries: readonly Listed[]): void {
  const files = Object.fromEntries(entries.map(({ picture, pictureFile }) => [picture, pictureFile]));
  writeFileSync(fileIn(cache), JSON.stringify(files));
}

/** The pictures by their digests: two recipes with the same one share its cuts. */
export const readPictureList = async (cache: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(fileIn(cache), 'utf8')) as Record<string, string>;
