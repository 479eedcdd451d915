/** Positions in a recording: its chapters, and the parts that are missing. */
import type { Interval } from './listening.ts';

export const tenths = (seconds: number): number => Math.max(0, Math.round(seconds * 10));

export const chapterAt = (starts: readonly number[], place: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= place),
  );

/** Where the next chapter begins, or the recording ends. */
export const chapterEnd = (starts: readonly number[], place: number, length: number): number =>
  starts[chapterAt(starts, place) + 1] ?? length;

/** Shortly after the start of a chapter, the one before it. */
export function previousStart(starts: readonly number[], place: number): number {
  const chapter = chapterAt(starts, place);
  const isShortlyAfter = place - (starts[chapter] ?? 0) < 30;
  return starts[isShortlyAfter ? Math.max(0, chapter - 1) : chapter] ?? 0;
}

/** The next missing part from a position on. */
export const nextMissing = (missing: readonly Interval[], place: number): Interval | undefined =>
  missing.find(([, to]) => to > place);
