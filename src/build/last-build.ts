import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a finished build is known by: the code it was made of, and the folder it filled. */
async function markOf(folder: string, code: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  return found ? `${code} ${found.ino} ${found.birthtimeMs}` : '';
}

/** Whether the folder is still what the last build made, of the same code; never while one is unfinished. */
export async function isLastBuild(note: string, folder: string, code: string): Promise<boolean> {
  const last = await readFile(note, 'utf8').catch(() => undefined);
  return last === (await markOf(folder, code));
}

export const beginBuild = (note: string): Promise<void> => rm(note, { force: true });

export async function endBuild(note: string, folder: string, code: string): Promise<void> {
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, await markOf(folder, code));
}

/**
 * Removes what an earlier build left and this one neither wrote nor kept; says whether the folder is empty then.
 * Goes by the time of the file's entry: a copy, of a picture or out of `public`, may bear the age of what it was
 * copied from.
 */
export async function removeStale(
  folder: string,
  began: number,
  isKept: (file: string) => boolean,
): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  let left = entries.length;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!(await removeStale(path, began, isKept))) continue;
      await rmdir(path);
    } else {
      if (isKept(path) || (await stat(path)).ctimeMs >= began) continue;
      await rm(path);
    }
    left -= 1;
  }
  return left === 0;
}
