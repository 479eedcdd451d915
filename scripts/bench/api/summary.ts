import type { Reading } from './load.ts';

/** Of sorted values, the one that `share` of them do not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const median = (values: readonly number[]) => percentile(values, 0.5);

export interface Row {
  'requests/s': number;
  'p50 ms': number;
  'p95 ms': number;
  'p99 ms': number;
  'CPU µs': number | '–';
  errors: number;
}

/** Medians of the rounds; errors are summed, because one is too many. */
export function summarise(readings: readonly Reading[]): Row {
  const middle = (share: number) =>
    Number(median(readings.map(({ times }) => percentile(times, share))).toFixed(2));
  const processor = median(readings.map((reading) => reading.processor));
  return {
    'requests/s': Math.round(median(readings.map(({ perSecond }) => perSecond))),
    'p50 ms': middle(0.5),
    'p95 ms': middle(0.95),
    'p99 ms': middle(0.99),
    'CPU µs': Number.isNaN(processor) ? '–' : Math.round(processor),
    errors: readings.reduce((sum, { errors }) => sum + errors, 0),
  };
}

/** Round by round, so that whatever slows the machine down for a moment slows both. */
export const ratio = (
  ours: readonly Reading[],
  theirs: readonly Reading[],
  figure: (reading: Reading) => number,
): number =>
  median(
    ours.map((reading, round) => {
      const other = theirs[round];
      return other ? figure(reading) / figure(other) : Number.NaN;
    }),
  );
