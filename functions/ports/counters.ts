import type { Step } from '#domain/funnel/steps.ts';
import type { Via } from '#domain/funnel/via.ts';
import type { Locale } from '#domain/locales.ts';

/** Closed lists only, so that no personal data can be counted. */
interface Counted extends Via {
  step: Step;
  language: Locale;
}

/**
 * Daily counters of the funnel, and weekly ones of searches without a result. Neither ever rejects: a lost count must
 * not disturb the visitor.
 */
export interface Counters {
  count(counted: Counted): Promise<void>;
  countMisses(language: Locale, words: readonly string[]): Promise<void>;
}
