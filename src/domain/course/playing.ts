/**
 * Which parts of a recording were played, told from the places that a media element reports a few times a second. What
 * was jumped over is not played: between two places lies no more than time and speed allow.
 */
import { union, type Interval } from './listening.ts';

export interface PlaySample {
  /** In seconds, as the element says it. */
  place: number;
  /** By a clock that nobody sets. */
  atMs: number;
  speed: number;
  isPlaying: boolean;
}

export interface Played {
  intervals: readonly Interval[];
  last: PlaySample | undefined;
}

export const nothingPlayed: Played = { intervals: [], last: undefined };

/** Elements tell their place a little early or late. */
const slackSeconds = 0.6;

export const tenths = (seconds: number): number => Math.max(0, Math.round(seconds * 10));

/** With one more sample; `length` in tenths. */
export function playOn({ intervals, last }: Played, sample: PlaySample, length: number): Played {
  if (!last?.isPlaying) return { intervals, last: sample };
  const speed = Math.max(last.speed, sample.speed);
  const possible = (Math.max(0, sample.atMs - last.atMs) / 1000) * speed + slackSeconds;
  const played = sample.place - last.place;
  if (played <= 0 || played > possible) return { intervals, last: sample };
  const piece: Interval = [tenths(last.place), tenths(sample.place)];
  return { intervals: union([...intervals, piece], length), last: sample };
}

/** The chapter that a place lies in. */
export const chapterAt = (starts: readonly number[], place: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= place),
  );

/** Where the next chapter begins, or the recording ends. */
export const chapterEnd = (starts: readonly number[], place: number, length: number): number =>
  starts[chapterAt(starts, place) + 1] ?? length;

/** Where the previous chapter begins; shortly after its beginning a chapter counts as passed. */
export function previousStart(starts: readonly number[], place: number): number {
  const chapter = chapterAt(starts, place);
  const isShortlyAfter = place - (starts[chapter] ?? 0) < 30;
  return starts[isShortlyAfter ? Math.max(0, chapter - 1) : chapter] ?? 0;
}

/** Where the part begins that is to be played next, of those that are missing, from a place on. */
export const nextMissing = (missing: readonly Interval[], place: number): Interval | undefined =>
  missing.find(([, to]) => to > place);
