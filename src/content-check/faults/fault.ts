import { messages, type Code } from './messages.ts';
import type { Words } from './words.ts';

/** Where in a file: both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export const start: Place = { line: 1, column: 1 };

export interface Fault extends Place, Words {
  readonly code: Code;
  readonly file: string;
}

type Details = { [C in Code]: Parameters<(typeof messages)[C]> };
const table: { [C in Code]: (...details: Details[C]) => Words } = messages;

/** Notes a fault of the file that is being read. */
export type Tell = <C extends Code>(code: C, at: Place, ...details: Details[C]) => void;

/** Collects the faults of one file in `into`. */
export const tellInto =
  (into: Fault[], file: string): Tell =>
  (code, { line, column }, ...details) => {
    into.push({ code, file, line, column, ...table[code](...details) });
  };

export const byPlace = (a: Fault, b: Fault): number =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;
