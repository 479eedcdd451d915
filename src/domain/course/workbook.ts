import { isObject } from '../text/json.ts';
/** By field. An empty text clears the field. */
export type Entries = Readonly<Record<string, string>>;

export const mostEntries = 100;
export const longestEntry = 4_000;

/** A name; the days of a `week` are numbered. */
const entryKey = /^[a-z]+(?:-[a-z]+)*(?:\.[1-7])?$/;

export const daysOfWeek = [1, 2, 3, 4, 5, 6, 7] as const;
export const keyOfDay = (field: string, day: number) => `${field}.${day}`;

/** Parses entries from browser storage or a request. */
export function entriesFrom(value: unknown): Entries | undefined {
  if (!isObject(value)) return undefined;
  const pairs: [string, unknown][] = Object.entries(value);
  const isEntry = ([name, text]: [string, unknown]) =>
    entryKey.test(name) && name.length <= 60 && typeof text === 'string' && text.length <= longestEntry;
  return pairs.length <= mostEntries && pairs.every(isEntry) ? (value as Entries) : undefined;
}

/** Empty entries of `upper` clear those below. */
export const withEntries = (below: Entries, above: Entries): Entries =>
  Object.fromEntries(Object.entries({ ...below, ...above }).filter(([, text]) => text !== ''));

export const ticked = (entry: string | undefined): readonly string[] =>
  entry === undefined || entry === '' ? [] : entry.split('\n');

export const toggled = (entry: string | undefined, option: string): string => {
  const before = ticked(entry);
  return (before.includes(option) ? before.filter((one) => one !== option) : [...before, option]).join('\n');
};
