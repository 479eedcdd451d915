import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { start, type Code, type Details, type Position, type Report } from '../diagnostic.ts';
import { closest } from './suggest.ts';

/** Texts are a page or two long; larger files are not read. */
const largestFile = 64 * 1024;

/** Files that operating systems and editors leave behind are ignored. */
export const left = /^(?:\..*|thumbs\.db|desktop\.ini|.*~)$/i;

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

const decoder = new TextDecoder('utf-8', { fatal: true });
// Invisible characters that copied text may contain; a soft hyphen (U+00AD) is allowed.
const hidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

export function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The text of a file with normalised line ends; undefined if it is not text. */
export function readSource(path: string, name: string, report: Report): string | undefined {
  const refuse = (code: Code, details?: Details, at = start): string | undefined => {
    report(code, at, details);
    return undefined;
  };
  let bytes: Uint8Array;
  try {
    const found = statSync(path);
    if (!found.isFile()) return refuse('file-unreadable', { file: name });
    if (found.size > largestFile)
      return refuse('file-too-large', { size: `${String(Math.round(found.size / 1024))} kB` });
    bytes = readFileSync(path);
  } catch {
    return refuse('file-unreadable', { file: name });
  }
  let text: string;
  try {
    text = decoder.decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return refuse('not-utf8');
  }
  if (text.trim() === '') return refuse('file-empty');
  const found = hidden.exec(text);
  if (!found) return text;
  const code = `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return refuse('hidden-character', { code }, positionIn(text, found.index));
}

export interface Parts {
  /** Both are padded with empty lines, so that positions match the file. */
  readonly frontMatter: string;
  readonly body: string;
}

const padding = (text: string, offset: number) => '\n'.repeat(positionIn(text, offset).line - 1);

/** Splits front matter and body. */
export function splitSource(text: string, report: Report): Parts | undefined {
  const opening = /^\s*---[ \t]*\n/.exec(text);
  if (!opening) {
    report('front-matter-missing', start);
    return undefined;
  }
  const from = opening[0].length;
  const closing = /^---[ \t]*$/m.exec(text.slice(from));
  if (!closing) {
    report('front-matter-open', positionIn(text, from - 1));
    return undefined;
  }
  const to = from + closing.index;
  const after = to + closing[0].length;
  return {
    frontMatter: padding(text, from) + text.slice(from, to),
    body: padding(text, after) + text.slice(after),
  };
}
