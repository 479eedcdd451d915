import { monthsAfter, type Day } from '../time/calendar.ts';

export const insurerKinds = ['AOK', 'BKK', 'IKK', 'EK', 'KBS', 'LKK'] as const;
type InsurerKind = (typeof insurerKinds)[number];

/** What an insurer pays for a course like ours, according to the source; what the source leaves open is left out. */
export interface InsurerTerms {
  percent?: number | undefined;
  capCents?: number | undefined;
  coursesPerYear?: number | undefined;
  asOf: Day;
  sources: readonly [string, ...string[]];
  /** The condition, in the reader's language. */
  note?: string | undefined;
}

export interface Insurer {
  id: string;
  name: string;
  kind: InsurerKind;
  aliases: readonly string[];
  onlyFor?: 'employer' | 'sector' | undefined;
  page?: string | undefined;
  terms?: InsurerTerms | undefined;
}

/** Answers beside the insurers on the list. */
export const otherCovers = ['private', 'elsewhere', 'none'] as const;
export type OtherCover = (typeof otherCovers)[number];

export const isOtherCover = (value: unknown): value is OtherCover =>
  otherCovers.some((cover) => cover === value);

/** Insurers change their terms with the year: an older figure says so, on the page and to editors. */
export const isDated = (asOf: Day, today: Day): boolean => monthsAfter(asOf, 12) < today;
