import { expect, it } from 'vitest';
import { chapterAt, nextMissing, previousStart } from '#domain/course/playing.ts';

it('chapters: a position has its chapter and the one before', () => {
  const starts = [0, 100, 300];
  expect([0, 99, 100, 299, 5_000].map((place) => chapterAt(starts, place))).toEqual([0, 0, 1, 1, 2]);
  expect([5, 110, 150, 310, 400].map((place) => previousStart(starts, place))).toEqual([0, 0, 100, 100, 300]);
});

it('playing: the next missing part is the current one or the one after', () => {
  const missing = [
    [10, 20],
    [50, 60],
  ] as const;
  expect([0, 15, 20, 55, 60].map((place) => nextMissing(missing, place))).toEqual([
    [10, 20],
    [10, 20],
    [50, 60],
    [50, 60],
    undefined,
  ]);
});
