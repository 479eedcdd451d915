export interface Sample {
  visitors: number;
  reached: number;
}

export type Comparison =
  /** Fewer than five are expected on one side: the normal approximation does not hold. */
  | { state: 'too_few' }
  | {
      state: 'more_than_chance' | 'may_be_chance';
      /** The probability of a difference at least this large by chance. */
      p: number;
      /** Visitors needed on each side to see a difference this large; undefined if there is none. */
      needed: number | undefined;
    };

/** The probabilities of a false positive, and of finding a real difference. */
export const significance = 0.05;
const power = 0.8;
const leastExpected = 5;

/** https://personal.math.ubc.ca/~cbm/aands/page_932.htm, 26.2.17: accurate to seven digits. */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.231_641_9 * z);
  const factors = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const sum = factors.reduceRight((rest, factor) => (rest + factor) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}

function quantile(tail: number): number {
  let low = -8;
  let high = 8;
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > tail) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const rateOf = ({ visitors, reached }: Sample) => reached / visitors;

/** Visitors needed on each side: https://en.wikipedia.org/wiki/Sample_size_determination, for two proportions. */
function neededFor(one: number, other: number, level: number): number | undefined {
  const difference = Math.abs(one - other);
  if (difference === 0) return undefined;
  const mean = (one + other) / 2;
  const byChance = quantile(level / 2) * Math.sqrt(2 * mean * (1 - mean));
  const byEffect = quantile(1 - power) * Math.sqrt(one * (1 - one) + other * (1 - other));
  return Math.ceil(((byChance + byEffect) / difference) ** 2);
}

/**
 * Compares two landing pages (A/B test): a two-sided z-test of two proportions. Multiple comparisons
 * need a stricter level (Bonferroni): of twenty at 5 %, one would be significant by chance.
 * @see https://www.itl.nist.gov/div898/handbook/prc/section3/prc33.htm
 */
export function compare(one: Sample, other: Sample, comparisons = 1): Comparison {
  const visitors = one.visitors + other.visitors;
  const reached = one.reached + other.reached;
  const smaller = Math.min(one.visitors, other.visitors);
  const expected = (smaller * Math.min(reached, visitors - reached)) / visitors;
  if (smaller === 0 || expected < leastExpected) return { state: 'too_few' };
  const level = significance / comparisons;
  const pooled = reached / visitors;
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.visitors + 1 / other.visitors));
  const p = 2 * upperTail(Math.abs(rateOf(one) - rateOf(other)) / error);
  return {
    state: p < level ? 'more_than_chance' : 'may_be_chance',
    p,
    needed: neededFor(rateOf(one), rateOf(other), level),
  };
}
