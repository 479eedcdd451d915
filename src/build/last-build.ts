/** What is noted of a finished build, so that the next one can take over what it made. */
import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NotedCode } from './kept-code.ts';

/** A page that serves again while its key stays and the files that it names are there. */
export interface NotedPage {
  readonly key: string;
  /** Scripts, typefaces and pictures, relative to the site. */
  readonly files: readonly string[];
}
export type NotedPages = Readonly<Record<string, NotedPage>>;

export interface LastBuild {
  readonly pages: NotedPages;
  readonly code: NotedCode;
}
interface Note extends LastBuild {
  readonly mark: string;
}

/** What a finished build is known by: the code it was made of, and the folder it filled. */
async function markOf(folder: string, code: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  return found ? `${code} ${found.ino} ${found.birthtimeMs}` : '';
}

/** The last build, if the folder is still what it made, of the same code; never while one is unfinished. */
export async function lastBuild(
  note: string,
  folder: string,
  digest: string,
): Promise<LastBuild | undefined> {
  try {
    const { mark, pages, code } = JSON.parse(await readFile(note, 'utf8')) as Note;
    return mark === (await markOf(folder, digest)) ? { pages, code } : undefined;
  } catch {
    return undefined;
  }
}

export const beginBuild = (note: string): Promise<void> => rm(note, { force: true });

export async function endBuild(
  note: string,
  folder: string,
  digest: string,
  build: LastBuild,
): Promise<void> {
  await mkdir(dirname(note), { recursive: true });
  const noted: Note = { mark: await markOf(folder, digest), ...build };
  await writeFile(note, JSON.stringify(noted));
}

/**
 * Removes what an earlier build left and this one neither wrote nor kept; says whether the folder is empty then.
 * Goes by the time of the file's entry: a copy, of a picture or out of `public`, may bear the age of what it was
 * copied from.
 */
export function removeStale(folder: string, began: number, isKept: (file: string) => boolean): boolean {
  const entries = readdirSync(folder, { withFileTypes: true });
  let left = entries.length;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!removeStale(path, began, isKept)) continue;
      rmdirSync(path);
    } else {
      if (isKept(path) || statSync(path).ctimeMs >= began) continue;
      rmSync(path);
    }
    left -= 1;
  }
  return left === 0;
}
