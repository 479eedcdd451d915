import type { Insurer, OtherCover } from '#domain/course/insurers.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { ReimbursementTexts } from '#i18n/reimbursement.ts';

/** What the page gives the island: words, ways and figures, nothing else. */
export interface SelectorWords {
  course: CourseKey;
  texts: ReimbursementTexts;
  covers: Record<OtherCover, readonly [string, ...string[]]>;
  insurers: readonly Insurer[];
  paths: { requirements: string; login: string; order: string };
}

/** Fills the gaps of a text: `{name}`. */
export const fillIn = (text: string, gaps: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
