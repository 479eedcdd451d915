import type { Day } from '#domain/calendar.ts';
import type { Step } from '#domain/funnel/steps.ts';
import type { Via } from '#domain/funnel/via.ts';
import type { Locale } from '#domain/locales.ts';

/** Closed lists only, so that no personal data can be counted. */
export interface ReachedStep extends Via {
  step: Step;
  language: Locale;
}

export interface Misses {
  language: Locale;
  words: readonly string[];
}

/** Waits in the queue, with the day in Germany on which it happened. */
export type Counted = { day: Day } & (ReachedStep | Misses);

/** Never rejects: a lost count must not disturb the visitor. */
export interface Counters {
  count(reached: ReachedStep): Promise<void>;
}
