/** Files and folders as they are found on the disk; nothing of them is understood yet. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { closest } from './suggest.ts';

/** Texts are a page or two long; whatever is larger is none, and is not read. */
const largestFile = 64 * 1024;

/** A file as it was found. What is too large is not read, what cannot be opened is not there. */
export type Found =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'unreadable' };

/** What systems and editors leave behind is left alone. */
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

/** The paths of all files below a folder, in order, as they are named in it; nothing when there is no such folder. */
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

/** The file name that was probably meant, beside the one that is not there. */
export function meantBeside(path: string): string | undefined {
  try {
    return closest(basename(path), readdirSync(dirname(path)), 5);
  } catch {
    return undefined;
  }
}
