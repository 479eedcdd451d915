import type { Day } from '../calendar.ts';

export const insurerKinds = ['AOK', 'BKK', 'IKK', 'EK', 'KBS', 'LKK'] as const;
type InsurerKind = (typeof insurerKinds)[number];

/** What a source says that an insurer pays for a course like ours. What it leaves open is left out. */
export interface InsurerTerms {
  percent?: number | undefined;
  capCents?: number | undefined;
  coursesPerYear?: number | undefined;
  /** The day that the source names. */
  asOf: Day;
  sources: readonly [string, ...string[]];
  /** Under which condition, in the reader's language. */
  note?: string | undefined;
}

export interface Insurer {
  id: string;
  name: string;
  kind: InsurerKind;
  aliases: readonly string[];
  /** Who can join, where not everybody can. */
  onlyFor?: 'employer' | 'sector' | undefined;
  /** Its own page about courses like ours. */
  page?: string | undefined;
  terms?: InsurerTerms | undefined;
}

/** What somebody may be instead of insured with one of them. */
export const otherCovers = ['private', 'elsewhere', 'none'] as const;
export type OtherCover = (typeof otherCovers)[number];

export const isOtherCover = (value: unknown): value is OtherCover =>
  otherCovers.some((cover) => cover === value);
