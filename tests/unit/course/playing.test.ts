import { expect, it } from 'vitest';
import {
  chapterAt,
  nextMissing,
  nothingPlayed,
  playOn,
  previousStart,
  type PlaySample,
} from '#domain/course/playing.ts';

const length = 6_000;
const at = (position: number, atMs: number, more: Partial<PlaySample> = {}): PlaySample => ({
  position,
  atMs,
  speed: 1,
  isPlaying: true,
  ...more,
});
const after = (...samples: PlaySample[]) =>
  samples.reduce((played, sample) => playOn(played, sample, length), nothingPlayed).intervals;

it('playing: continuous playback is one interval', () => {
  expect(after(at(0, 0), at(0.25, 250), at(0.52, 500), at(10.5, 10_500))).toEqual([[0, 105]]);
});

it('playing: skipped parts are not played, forwards or backwards', () => {
  expect(after(at(0, 0), at(1, 1_000), at(31, 1_100), at(32, 2_100))).toEqual([
    [0, 10],
    [310, 320],
  ]);
  expect(after(at(100, 0), at(101, 1_000), at(86, 1_100), at(87, 2_100))).toEqual([
    [860, 870],
    [1000, 1010],
  ]);
});

it('playing: faster speeds cover more, up to their speed', () => {
  const fast = { speed: 2 };
  expect(after(at(0, 0, fast), at(20, 10_000, fast))).toEqual([[0, 200]]);
  expect(after(at(0, 0), at(20, 10_000))).toEqual([]);
});

it('playing: a busy page may read an old position, and the right one at once afterwards', () => {
  expect(after(at(0, 0), at(1, 4_000), at(4, 4_001), at(5, 5_000))).toEqual([[0, 50]]);
  expect(after(at(0, 0), at(4, 4_000), at(7, 4_001), at(8, 5_001))).toEqual([
    [0, 40],
    [70, 80],
  ]);
});

it('playing: after a page was suspended, the clock tells what was played meanwhile', () => {
  expect(after(at(0, 0), at(300, 300_000))).toEqual([[0, 3000]]);
});

it('playing: nothing during a pause or beyond the end', () => {
  expect(after(at(5, 0, { isPlaying: false }), at(6, 1_000))).toEqual([]);
  expect(after(at(599, 0), at(601, 2_000))).toEqual([[5990, 6000]]);
});

it('chapters: a position has its chapter and the start to go back to', () => {
  const starts = [0, 100, 300];
  expect([0, 99, 100, 299, 5_000].map((position) => chapterAt(starts, position))).toEqual([0, 0, 1, 1, 2]);
  expect([5, 110, 150, 310, 400].map((position) => previousStart(starts, position))).toEqual([
    0, 0, 100, 100, 300,
  ]);
});

it('playing: the next missing part is the current one or the one after', () => {
  const missing = [
    [10, 20],
    [50, 60],
  ] as const;
  expect([0, 15, 20, 55, 60].map((position) => nextMissing(missing, position))).toEqual([
    [10, 20],
    [10, 20],
    [50, 60],
    [50, 60],
    undefined,
  ]);
});
