/**
 * What a participant has heard of a recording: played intervals, merged from the player's reports. A report can claim
 * no more than clock and fastest speed allow since the last one, so that skipping to the end, two tabs, and forged,
 * repeated, late or unordered reports gain nothing. All positions and lengths are whole tenths of a second.
 */

export type Interval = readonly [from: number, to: number];

/** The speeds that the player offers; faster ones are not counted. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
export const fastest = Math.max(...speeds);

/** Inaudible: players skip this much when they resume. */
export const silentGap = 20;
/** The share of a recording that counts as all of it. */
const enough = 0.99;

export const isInterval = (value: unknown): value is Interval =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((second) => Number.isInteger(second) && second >= 0) &&
  value[0] < value[1];

/** Sorted, without overlaps, and limited to the recording. */
export function union(intervals: readonly Interval[], length: number): readonly Interval[] {
  const inside = intervals
    .map(([from, to]): Interval => [Math.max(0, from), Math.min(length, to)])
    .filter(([from, to]) => from < to)
    .toSorted(([one], [other]) => one - other);
  const merged: Interval[] = [];
  for (const [from, to] of inside) {
    const last = merged.at(-1);
    if (last && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)];
    else merged.push([from, to]);
  }
  return merged;
}

const lengthOf = (intervals: readonly Interval[]) =>
  intervals.reduce((sum, [from, to]) => sum + to - from, 0);

/** The gaps between what was heard (a union). */
export function missingOf(heard: readonly Interval[], length: number): readonly Interval[] {
  const starts = [...heard.map(([from]) => from), length];
  const ends = [0, ...heard.map(([, to]) => to)];
  return ends.map((end, index): Interval => [end, starts[index] ?? length]).filter(([from, to]) => from < to);
}

function closed(heard: readonly Interval[], length: number): readonly Interval[] {
  if (heard.length === 0) return [];
  const silent = missingOf(heard, length).filter(([from, to]) => to - from <= silentGap);
  return union([...heard, ...silent], length);
}

export const heardLength = (heard: readonly Interval[], length: number) => lengthOf(closed(heard, length));

export const isHeardFully = (heard: readonly Interval[], length: number) =>
  length > 0 && (lengthOf(heard) >= length * enough || heardLength(heard, length) === length);

/** How much a report may claim after that time. */
const allowanceOf = (sinceLastMs: number, speed: number) =>
  Math.max(0, Math.floor((sinceLastMs / 100) * Math.min(fastest, Math.max(0, speed))));

export interface Claim {
  played: readonly Interval[];
  speed: number;
  /** By our clock, since the last report of the same recording; 0 for the first, which starts the clock. */
  sinceLastMs: number;
}

/** The end of the longest interval from a start that costs no more than what is left. */
function affordable([from, to]: Interval, costTo: (end: number) => number, left: number): number {
  let sure = from;
  let beyond = to + 1;
  while (beyond - sure > 1) {
    const middle = Math.floor((sure + beyond) / 2);
    if (costTo(middle) <= left) sure = middle;
    else beyond = middle;
  }
  return sure;
}

/** The end of the interval before and the start of the one after: nothing beyond them changes the cost. */
function neighbours(known: readonly Interval[], [from, to]: Interval): [start: number, end: number] {
  const before = known.findLastIndex(([, end]) => end < from);
  const after = known.findIndex(([start]) => start > to);
  return [Math.max(0, before), after < 0 ? known.length : after + 1];
}

/**
 * Adds a report. Claims cost time, including gaps that they close: otherwise a tenth of a second every two would pass
 * for all of it. What time does not cover is dropped, and may be claimed again later.
 */
export function addReport(
  heard: readonly Interval[],
  { played, speed, sinceLastMs }: Claim,
  length: number,
): readonly Interval[] {
  let left = allowanceOf(sinceLastMs, speed);
  let known = union(heard, length);
  for (const interval of union(played, length)) {
    const [start, end] = neighbours(known, interval);
    const near = known.slice(start, end);
    const withUpTo = (to: number) => union([...near, [interval[0], to]], length);
    const before = heardLength(near, length);
    const costTo = (to: number) => heardLength(withUpTo(to), length) - before;
    const to = affordable(interval, costTo, left);
    if (to === interval[0]) continue;
    left -= costTo(to);
    known = [...known.slice(0, start), ...withUpTo(to), ...known.slice(end)];
  }
  return known;
}
