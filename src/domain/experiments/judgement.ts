import { leastShown } from '../funnel/small-numbers.ts';
import { logEvidence, oneWrongIn } from './evidence.ts';
import { shareInterval, type Interval } from './interval.ts';
import type { Arm, Experiment } from './experiment.ts';

/** What an arm brought. Visits are estimates; orders and money are exact. */
export interface ArmFigures {
  readonly visits: number;
  readonly paid: number;
  /** Of these orders, where it is known. */
  readonly cents?: number;
}

/** Compared with the first arm. */
export interface Verdict {
  readonly brings: 'unknown' | 'more' | 'less';
  /** Chance alone would bring such a verdict in fewer than one of so many experiments; 1 while it is unknown. */
  readonly oneIn: number;
}

/** Visits that do not follow the shares mostly have a technical cause: the warning must be rarely wrong. */
const oneWrongWarningIn = 100;
/** The wording of a chance: finer figures would pretend to be exact. */
const chances = [1_000, 100, oneWrongIn];
/** What money is compared for. */
const visitsCompared = 1_000;

type Split = Pick<Experiment, 'arms'>;

/** Of two arms, the share of visits, and so of orders that bring the same, of the second one. */
const shareOf = (first: Arm, arm: Arm) => arm.share / (first.share + arm.share);

/**
 * Judges each arm against the first one, by paid orders alone: without a difference an order comes from one of two arms
 * by the ratio of their shares. Several comparisons share the risk of a wrong verdict (Bonferroni), so that one in
 * twenty holds for the whole experiment.
 */
export function judge({ arms }: Split, paid: readonly number[]): Verdict[] {
  const [first, ...others] = arms;
  return others.map((arm, place) => {
    const share = shareOf(first, arm);
    const [one = 0, other = 0] = [paid[0], paid[place + 1]];
    const evidence = Math.exp(logEvidence([one, other], [1 - share, share])) / others.length;
    const oneIn = chances.find((chance) => evidence >= chance) ?? 1;
    if (oneIn === 1) return { brings: 'unknown', oneIn };
    return { brings: other > share * (one + other) ? 'more' : 'less', oneIn };
  });
}

export interface Worth {
  readonly cents: number;
  readonly interval: Interval;
}

/**
 * What 1,000 visits bring more in each arm than in the first one, in cents; undefined while there are too few orders.
 * Visits of an arm follow from all visits and its share, so that inflated counts of one page distort nothing. The
 * interval is that of the orders, valid at all times; what an order brings is taken as it is in each arm.
 */
export function worth({ arms }: Split, figures: readonly ArmFigures[]): (Worth | undefined)[] {
  const [first, ...others] = arms;
  const visits = figures.reduce((total, one) => total + one.visits, 0);
  const all = arms.reduce((total, { share }) => total + share, 0);
  const bring = (arm: Arm, { cents = 0, paid }: ArmFigures, orders: number) =>
    (orders * (cents / paid) * visitsCompared * all) / (visits * arm.share);
  return others.map((arm, place) => {
    const [one, other] = [figures[0], figures[place + 1]];
    if (one?.cents === undefined || other?.cents === undefined) return undefined;
    if (Math.min(one.paid, other.paid) < leastShown || visits < visitsCompared) return undefined;
    const orders = one.paid + other.paid;
    const centsAt = (share: number) =>
      bring(arm, other, share * orders) - bring(first, one, (1 - share) * orders);
    const { low, high } = shareInterval([one.paid, other.paid], others.length * oneWrongIn);
    return {
      cents: centsAt(other.paid / orders),
      interval: { low: centsAt(low), high: centsAt(high) },
    };
  });
}

/** Whether visits do not follow the shares (sample ratio mismatch), at whatever time it is asked. */
export function isSkewed({ arms }: Split, visits: readonly number[]): boolean {
  const all = arms.reduce((total, { share }) => total + share, 0);
  const shares = arms.map(({ share }) => share / all);
  return logEvidence(visits, shares) >= Math.log(oneWrongWarningIn);
}
