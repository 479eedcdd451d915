import type { Day } from '../time/calendar.ts';

/** What decides an experiment: orders that were paid. */
export const goals = ['paid', 'course-paid'] as const;
export type Goal = (typeof goals)[number];

export interface Arm {
  /** The name of a landing page. */
  readonly landing: string;
  /** In per cent of visits. */
  readonly share: number;
}

/** Landing pages compared at one address, which draws one for each visit. */
export interface Experiment {
  readonly question: string;
  readonly owner: string;
  readonly begin: Day;
  /** The last day. */
  readonly end: Day;
  /** The first one is compared with all others, and shown outside of the period. */
  readonly arms: readonly [Arm, Arm, ...Arm[]];
  readonly decides: Goal;
  /** The smallest difference worth having, in per cent of the first arm's rate. */
  readonly effect: number;
  /** Once decided. */
  readonly winner?: string | undefined;
}

export type ExperimentState = 'waiting' | 'running' | 'ended' | 'decided';

export function stateOn({ begin, end, winner }: Experiment, today: Day): ExperimentState {
  if (winner !== undefined) return 'decided';
  if (today < begin) return 'waiting';
  return today > end ? 'ended' : 'running';
}
