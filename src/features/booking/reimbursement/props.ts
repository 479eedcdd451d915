import type { Insurer, OtherCover } from '#domain/course/insurers.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { Screens } from '#i18n/texts.ts';

export type ReimbursementTexts = Screens['reimbursement']['island'];

/** The island's props: texts, paths and figures, nothing else. */
export interface SelectorWords {
  course: CourseKey;
  /** Of the certifying body; insurers ask for it. */
  courseId: string;
  locale: Locale;
  texts: ReimbursementTexts;
  /** What copying says. */
  said: { copied: string; failed: string };
  covers: Record<OtherCover, readonly [string, ...string[]]>;
  insurers: readonly Insurer[];
}
