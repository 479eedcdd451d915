import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { closest } from './suggest.ts';

/** Texts are a page or two long; larger files are not read. */
const largestFile = 64 * 1024;

export type Found =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'unreadable' };

/** Files that operating systems and editors leave behind are ignored. */
export const left = /^(?:\..*|thumbs\.db|desktop\.ini|.*~)$/i;

export function readFound(path: string): Found {
  try {
    const found = statSync(path);
    if (!found.isFile()) return { kind: 'unreadable' };
    if (found.size > largestFile) return { kind: 'too-large', size: found.size };
    return { kind: 'bytes', bytes: readFileSync(path) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Sorted relative paths of all files in a folder and below; empty if there is no such folder. */
export function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && !left.test(entry.name))
      .map(({ parentPath, name }) => `${parentPath.slice(folder.length + 1)}/${name}`.replace(/^\//, ''))
      .map((path) => path.replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}

/** A file in the same folder whose name is similar. */
export function meantBeside(path: string): string | undefined {
  try {
    return closest(basename(path), readdirSync(dirname(path)), 5);
  } catch {
    return undefined;
  }
}
