/**
 * A diagnostic: what the content check says of a place in a file, as compilers do. Editors read it in the terminal,
 * in a build and on the page, in German and English.
 */
import { collectionMessages } from './collections/messages.ts';
import type { Message } from './message.ts';
import { pictureMessages } from './pictures/messages.ts';
import { readingMessages } from './reading/messages.ts';
import { slugMessages } from './recipes/addresses/slug-messages.ts';
import { bodyMessages } from './recipes/body-messages.ts';
import { fieldMessages } from './reading/value-messages.ts';
import { fileMessages } from './recipes/file-messages.ts';
import { foodMessages } from './recipes/food-messages.ts';
import { ingredientMessages } from './recipes/ingredient-messages.ts';

/** Everything that can be wrong: code → what to say. */
export const messages = {
  ...readingMessages,
  ...pictureMessages,
  ...collectionMessages,
  ...fileMessages,
  ...fieldMessages,
  ...slugMessages,
  ...ingredientMessages,
  ...bodyMessages,
  ...foodMessages,
};

export type Code = keyof typeof messages;

/** Where in a file: both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export const start: Place = { line: 1, column: 1 };

export interface Diagnostic extends Place, Message {
  readonly code: Code;
  readonly file: string;
}

type Details = { [C in Code]: Parameters<(typeof messages)[C]> };
const table: { [C in Code]: (...details: Details[C]) => Message } = messages;

/** Notes what is wrong with the file that is being read. */
export type Report = <C extends Code>(code: C, at: Place, ...details: Details[C]) => void;

/** Collects what is reported of one file in `into`. */
export const reportInto =
  (into: Diagnostic[], file: string): Report =>
  (code, { line, column }, ...details) => {
    into.push({ code, file, line, column, ...table[code](...details) });
  };

export const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

const printed = ({ file, line, column, de, en }: Diagnostic): string =>
  `${file}:${String(line)}:${String(column)}\n  de  ${de}\n  en  ${en}`;

/** As the terminal and a build show them. */
export const printDiagnostics = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map(printed).join('\n\n');
