import type { Step } from '#domain/funnel/steps.ts';
import type { Via } from '#domain/funnel/via.ts';
import type { Locale } from '#domain/locales.ts';

/** What is counted: all of it is of closed lists, so that nothing of one person can be in it. */
interface Counted extends Via {
  step: Step;
  language: Locale;
}

/**
 * Daily counters of the funnel, and weekly ones of words that a search knows no answer to. Neither ever rejects: what
 * cannot be counted is lost, and disturbs nobody.
 */
export interface Counters {
  count(counted: Counted): Promise<void>;
  countMisses(language: Locale, words: readonly string[]): Promise<void>;
}
