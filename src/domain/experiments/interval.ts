import { logEvidence } from './evidence.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Where a function that rises from negative to positive crosses zero between the two. */
function crossing(low: number, high: number, at: (x: number) => number): number {
  let [under, over] = [low, high];
  for (let round = 0; round < 60; round += 1) {
    const middle = (under + over) / 2;
    if (at(middle) < 0) under = middle;
    else over = middle;
  }
  return (under + over) / 2;
}

/**
 * The shares of the second of two counts that the evidence does not refute: a confidence sequence, which contains the
 * true share at all times with a probability of 1 - 1/`limit`.
 */
export function shareInterval([first, second]: readonly [number, number], limit: number): Interval {
  const excess = (share: number) => logEvidence([first, second], [1 - share, share]) - Math.log(limit);
  const likeliest = first + second === 0 ? 0.5 : second / (first + second);
  return {
    low: second === 0 ? 0 : crossing(0, likeliest, (share) => -excess(share)),
    high: first === 0 ? 1 : crossing(likeliest, 1, excess),
  };
}
