import { leastShown } from '../funnel/small-numbers.ts';

/**
 * A number of visits or people as the owner sees it: rounded to fives, so that the difference of two numbers does not
 * reveal a small one. `few`: under five. `hidden`: not shown, as it would reveal another one by subtraction.
 */
export type Rough = number | 'few' | 'hidden';

const step = 5;

export const rough = (n: number): Rough => (n < leastShown ? 'few' : Math.round(n / step) * step);

interface Range {
  least: number;
  most: number;
}

/** The numbers that may stand behind a rough one. */
export function rangeOf(shown: Rough): Range {
  if (shown === 'few') return { least: 0, most: leastShown - 1 };
  if (shown === 'hidden') return { least: 0, most: Number.POSITIVE_INFINITY };
  const off = Math.floor(step / 2);
  return { least: Math.max(leastShown, shown - off), most: shown + off };
}

const sumOf = (ranges: readonly Range[]): Range => ({
  least: ranges.reduce((sum, { least }) => sum + least, 0),
  most: ranges.reduce((sum, { most }) => sum + most, 0),
});

/** Whether the total and the other parts leave one value alone for a part. */
function isRevealed(total: Range, parts: readonly Rough[], at: number): boolean {
  const others = sumOf(parts.filter((_, index) => index !== at).map(rangeOf));
  const own = rangeOf(parts[at] ?? 'hidden');
  return Math.min(own.most, total.most - others.least) <= Math.max(own.least, total.least - others.most);
}

/**
 * Parts of a total that is shown as well, rounded or exact. Where they would reveal a small one by subtraction, others
 * are hidden with it: the smallest of the large ones first.
 */
export function roughParts(counts: readonly number[], isTotalExact = false): Rough[] {
  const n = counts.reduce((sum, one) => sum + one, 0);
  const total = isTotalExact ? { least: n, most: n } : rangeOf(rough(n));
  const parts = counts.map(rough);
  // Of nobody there is nothing to hide.
  if (n === 0) return parts;
  const isSmall = (count: number) => count < leastShown;
  const candidates = counts
    .map((count, at) => ({ count, at }))
    .toSorted(
      (one, other) => Number(isSmall(one.count)) - Number(isSmall(other.count)) || one.count - other.count,
    );
  for (const { at } of candidates) {
    if (!counts.some((count, index) => isSmall(count) && isRevealed(total, parts, index))) break;
    parts[at] = 'hidden';
  }
  return parts;
}

export type Change =
  /** Fewer than this on one side say nothing. */
  | { state: 'too_few' }
  /** `share`: of the number before; `mayBeChance`: a difference as large comes by chance in 1 of 20 periods. */
  | { state: 'changed'; share: number; mayBeChance: boolean };

const leastCompared = 20;

/** Compares two counts, each of which varies by chance by about its square root. */
export function change(now: number, before: number): Change {
  if (Math.min(now, before) < leastCompared) return { state: 'too_few' };
  return {
    state: 'changed',
    share: (now - before) / before,
    mayBeChance: Math.abs(now - before) < 1.96 * Math.sqrt(now + before),
  };
}
