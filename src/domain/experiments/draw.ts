import { stateOn, type Arm, type Experiment } from './experiment.ts';
import type { Day } from '../time/calendar.ts';

/** Draws by the shares; `random` is from 0 to below 1. */
function drawArm({ arms }: Pick<Experiment, 'arms'>, random: number): Arm {
  let rest = random * arms.reduce((sum, { share }) => sum + share, 0);
  for (const arm of arms) {
    if (rest < arm.share) return arm;
    rest -= arm.share;
  }
  return arms[0];
}

interface Visit {
  today: Day;
  random: number;
  /** Bots and prefetches do not take part. */
  isLookedAt: boolean;
}

/** What an experiment's address answers with: a landing page at that address, or a redirect to one. */
export type Answer = Readonly<{ state: 'drawn' | 'shown' | 'redirect'; landing: string }>;

export function answerOf(experiment: Experiment, { today, random, isLookedAt }: Visit): Answer {
  const [first] = experiment.arms;
  if (stateOn(experiment, today) !== 'running')
    return { state: 'redirect', landing: experiment.winner ?? first.landing };
  if (!isLookedAt) return { state: 'shown', landing: first.landing };
  return { state: 'drawn', landing: drawArm(experiment, random).landing };
}
