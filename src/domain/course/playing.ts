/**
 * Which parts of a recording were played, by the positions that a media element reports a few times a second. Positions
 * further apart than time and speed allow are a jump, and not played.
 */
import { union, type Interval } from './listening.ts';

export interface PlaySample {
  /** In seconds, as the element reports it. */
  position: number;
  /** By a monotonic clock. */
  atMs: number;
  speed: number;
  isPlaying: boolean;
}

export interface Played {
  intervals: readonly Interval[];
  last: PlaySample | undefined;
  /** Seconds that passed and were not played so far: a busy page reads an old position, then one further on at once. */
  spare: number;
}

export const nothingPlayed: Played = { intervals: [], last: undefined, spare: 0 };

/** Elements report their position slightly early or late. */
const slackSeconds = 0.6;

export const tenths = (seconds: number): number => Math.max(0, Math.round(seconds * 10));

/** Adds a sample; `length` in tenths of a second. */
export function playOn({ intervals, last, spare }: Played, sample: PlaySample, length: number): Played {
  if (!last?.isPlaying) return { intervals, last: sample, spare: 0 };
  const speed = Math.max(last.speed, sample.speed);
  const possible = spare + (Math.max(0, sample.atMs - last.atMs) / 1000) * speed;
  const played = sample.position - last.position;
  if (played < 0 || played > possible + slackSeconds) return { intervals, last: sample, spare: 0 };
  const piece: Interval = [tenths(last.position), tenths(sample.position)];
  const left = Math.max(0, possible - played);
  if (played === 0) return { intervals, last: sample, spare: left };
  return { intervals: union([...intervals, piece], length), last: sample, spare: left };
}

export const chapterAt = (starts: readonly number[], position: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= position),
  );

/** Where the next chapter begins, or the recording ends. */
export const chapterEnd = (starts: readonly number[], position: number, length: number): number =>
  starts[chapterAt(starts, position) + 1] ?? length;

/** Shortly after the start of a chapter, the one before it. */
export function previousStart(starts: readonly number[], position: number): number {
  const chapter = chapterAt(starts, position);
  const isShortlyAfter = position - (starts[chapter] ?? 0) < 30;
  return starts[isShortlyAfter ? Math.max(0, chapter - 1) : chapter] ?? 0;
}

/** The next missing part from a position on. */
export const nextMissing = (missing: readonly Interval[], position: number): Interval | undefined =>
  missing.find(([, to]) => to > position);
