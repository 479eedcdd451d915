/** What a participant has written into the workbook of a module. */

/** What was written, by the places of the fields. An empty text clears a place. */
export type Entries = Readonly<Record<string, string>>;

export const mostEntries = 100;
export const longestEntry = 4_000;

/** A field is a place; a `week` is seven. */
const place = /^[a-z]+(?:-[a-z]+)*(?:\.[1-7])?$/;

export const daysOfWeek = [1, 2, 3, 4, 5, 6, 7] as const;
export const placeOfDay = (field: string, day: number) => `${field}.${day}`;

/** Parses entries from wherever they come: a browser's storage, a request. */
export function entriesFrom(value: unknown): Entries | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const pairs: [string, unknown][] = Object.entries(value);
  const isEntry = ([name, text]: [string, unknown]) =>
    place.test(name) && name.length <= 60 && typeof text === 'string' && text.length <= longestEntry;
  return pairs.length <= mostEntries && pairs.every(isEntry) ? (value as Entries) : undefined;
}

/** One set of entries over another; what is empty is cleared. */
export const withEntries = (below: Entries, above: Entries): Entries =>
  Object.fromEntries(Object.entries({ ...below, ...above }).filter(([, text]) => text !== ''));

/** Ticked options, a line each. */
export const ticked = (entry: string | undefined): readonly string[] =>
  entry === undefined || entry === '' ? [] : entry.split('\n');

export const toggled = (entry: string | undefined, option: string): string => {
  const before = ticked(entry);
  return (before.includes(option) ? before.filter((one) => one !== option) : [...before, option]).join('\n');
};
