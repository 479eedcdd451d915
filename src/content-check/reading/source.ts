import { start, type Place, type Report } from '../diagnostic.ts';
import type { Found } from './found.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
// Invisible characters that copied text may contain; a soft hyphen (U+00AD) is allowed.
const hidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

export function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The text of a file with normalised line ends; undefined if it is not text. */
export function readSource(file: Found, name: string, report: Report): string | undefined {
  if (file.kind === 'unreadable') {
    report('file-unreadable', start, { file: name });
    return undefined;
  }
  if (file.kind === 'too-large') {
    report('file-too-large', start, { size: `${String(Math.round(file.size / 1024))} kB` });
    return undefined;
  }
  let text: string;
  try {
    text = decoder.decode(file.bytes).replace(/\r\n?/g, '\n');
  } catch {
    report('not-utf8', start);
    return undefined;
  }
  if (text.trim() === '') {
    report('file-empty', start);
    return undefined;
  }
  const found = hidden.exec(text);
  if (!found) return text;
  const code = `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  report('hidden-character', placeIn(text, found.index), { code });
  return undefined;
}

export interface Parts {
  /** Both are padded with empty lines, so that positions match the file. */
  readonly frontMatter: string;
  readonly body: string;
}

const padding = (text: string, offset: number) => '\n'.repeat(placeIn(text, offset).line - 1);

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
    report('front-matter-open', placeIn(text, from - 1));
    return undefined;
  }
  const to = from + closing.index;
  const after = to + closing[0].length;
  return {
    frontMatter: padding(text, from) + text.slice(from, to),
    body: padding(text, after) + text.slice(after),
  };
}
