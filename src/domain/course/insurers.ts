import { monthsAfter, type Day } from '../time/calendar.ts';

export const insurerKinds = ['AOK', 'BKK', 'IKK', 'EK', 'KBS', 'LKK'] as const;
type InsurerKind = (typeof insurerKinds)[number];

/** What an insurer pays for a course like ours, according to the source; what the source leaves open is left out. */
export interface InsurerTerms {
  percent?: number | undefined;
  /** Of one course, and of all courses in a year. */
  capCents?: number | undefined;
  yearCapCents?: number | undefined;
  coursesPerYear?: number | undefined;
  /** The day that the source names. */
  asOf?: Day | undefined;
  /** The insurer's own page says so, not somebody's list. */
  fromInsurer: boolean;
  /** The sources contradict each other, and these are the lower figures. */
  sourcesDiffer: boolean;
  sources: readonly [string, ...string[]];
  /** What else the reader should know, in her language. */
  note?: string | undefined;
}

export interface Insurer {
  id: string;
  name: string;
  kind: InsurerKind;
  aliases: readonly string[];
  onlyFor?: 'employer' | 'sector' | undefined;
  page?: string | undefined;
  phone?: string | undefined;
  terms?: InsurerTerms | undefined;
}

/** Answers beside the insurers on the list. */
export const otherCovers = ['private', 'elsewhere', 'none'] as const;
export type OtherCover = (typeof otherCovers)[number];

export const isOtherCover = (value: unknown): value is OtherCover =>
  otherCovers.some((cover) => cover === value);

/** Insurers change their terms with the year: an older figure says so, on the page and to editors. */
export type Freshness = 'recent' | 'old' | 'undated';

export function freshnessOf({ asOf }: Pick<InsurerTerms, 'asOf'>, today: Day): Freshness {
  if (asOf === undefined) return 'undated';
  return monthsAfter(asOf, 12) < today ? 'old' : 'recent';
}
