import { logEvidence, oneWrongIn } from './evidence.ts';
import type { Experiment } from './experiment.ts';

/** The share of visits that end with a paid order, where nobody has counted it yet. */
export const usualRate = 0.03;
/** One-sided quantile of the normal distribution: a difference is found in four of five experiments. */
const fourOfFive = 0.8416;
const most = 1_000_000;

/**
 * Paid orders that all arms need together until the smallest difference worth having is found in four of five
 * experiments. The smallest arm decides.
 */
export function ordersNeeded({ arms, effect }: Pick<Experiment, 'arms' | 'effect'>): number {
  const [first, ...others] = arms;
  const smallest = Math.min(...others.map(({ share }) => share));
  const share = smallest / (first.share + smallest);
  const better = smallest * (1 + effect / 100);
  const found = better / (first.share + better);
  const isEnough = (orders: number) => {
    const expected = orders * found - fourOfFive * Math.sqrt(orders * found * (1 - found));
    if (expected <= orders * share) return false;
    const evidence = logEvidence([orders - expected, expected], [1 - share, share]);
    return evidence >= Math.log(oneWrongIn * others.length);
  };
  let [few, enough] = [0, 1];
  while (enough < most && !isEnough(enough)) [few, enough] = [enough, enough * 2];
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else few = middle;
  }
  const all = arms.reduce((sum, arm) => sum + arm.share, 0);
  return Math.ceil((enough * all) / (first.share + smallest));
}

/** Visits for that many orders at the usual rate. */
export const visitsNeeded = (experiment: Pick<Experiment, 'arms' | 'effect'>): number =>
  Math.ceil(ordersNeeded(experiment) / usualRate);
