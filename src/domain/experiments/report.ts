import { rough, type Rough } from '../numbers/small.ts';
import { isSkewed, judge, worth, type ArmFigures, type Verdict, type Worth } from './judgement.ts';
import { ordersNeeded, visitsNeeded } from './needed.ts';
import { stateOn, type Experiment, type ExperimentState, type Goal } from './experiment.ts';
import type { Day } from '../time/calendar.ts';

/** Of all arms but the first one, compared with it. */
export interface Compared {
  readonly verdict: Verdict;
  readonly worth?: Worth | undefined;
}

export interface ArmReport {
  readonly landing: string;
  readonly share: number;
  /** An estimate. */
  readonly visits: Rough;
  readonly paid: Rough;
  /** Of the two as they are shown; undefined while one is hidden. */
  readonly rate?: number;
  readonly compared?: Compared;
}

export interface ExperimentReport {
  readonly name: string;
  readonly question: string;
  readonly owner: string;
  readonly begin: Day;
  readonly end: Day;
  readonly state: ExperimentState;
  readonly winner?: string | undefined;
  /** Including today. */
  readonly daysLeft: number;
  readonly decides: Goal;
  /** In per cent. */
  readonly effect: number;
  /** By all arms together, to see that effect. */
  readonly ordersNeeded: number;
  /** Visits for that many orders, where as many pay as usual. */
  readonly visitsNeeded: number;
  /** Of all its pages in the last 28 days, experiment or not. */
  readonly recentVisits: Rough;
  readonly isSkewed: boolean;
  readonly arms: readonly ArmReport[];
}

const dayMs = 86_400_000;

/** Whether the last 28 days brought fewer visits than it takes, so that it may end without a verdict. */
export const lacksVisits = ({ state, visitsNeeded, recentVisits }: ExperimentReport): boolean =>
  (state === 'waiting' || state === 'running') &&
  (typeof recentVisits === 'number' ? recentVisits : 0) < visitsNeeded;

/** What the owner is shown of an experiment; `figures` are in the order of its arms. */
export function reportOf(
  [name, experiment]: readonly [string, Experiment],
  figures: readonly ArmFigures[],
  recentVisits: number,
  today: Day,
): ExperimentReport {
  const { question, owner, begin, end, winner, decides, effect, arms } = experiment;
  const paid = figures.map((one) => one.paid);
  const visits = figures.map((one) => one.visits);
  const verdicts = judge(experiment, paid);
  const worths = worth(experiment, figures);
  const daysLeft = (Date.parse(end) - Date.parse(today > begin ? today : begin)) / dayMs + 1;
  return {
    ...{ name, question, owner, begin, end, winner, decides, effect },
    state: stateOn(experiment, today),
    daysLeft: Math.max(0, daysLeft),
    ordersNeeded: ordersNeeded(experiment),
    visitsNeeded: visitsNeeded(experiment),
    recentVisits: rough(recentVisits),
    isSkewed: isSkewed(experiment, visits),
    arms: arms.map(({ landing, share }, place) => {
      const [seen, bought] = [rough(visits[place] ?? 0), rough(paid[place] ?? 0)];
      const verdict = verdicts[place - 1];
      return {
        ...{ landing, share, visits: seen, paid: bought },
        ...(typeof seen === 'number' && typeof bought === 'number' && { rate: bought / seen }),
        ...(verdict && { compared: { verdict, worth: worths[place - 1] } }),
      };
    }),
  };
}
