import { assert, array, integer, property, tuple } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addReport, isHeardFully, missingOf, union, type Interval } from '#domain/course/listening.ts';

const length = 18_000;
const place = integer({ min: -50, max: length + 500 });
const interval = tuple(place, place).map(([one, other]): Interval => [
  Math.min(one, other),
  Math.max(one, other),
]);
const intervals = array(interval, { maxLength: 30 });

/** Whether a tenth of a second was heard. */
const isIn = (heard: readonly Interval[], tenth: number) =>
  heard.some(([from, to]) => from <= tenth && tenth < to);

describe('heard intervals', () => {
  it('add up to the same in any order and however often reported', () => {
    assert(
      property(intervals, (some) => {
        const once = union(some, length);
        expect(union([...some, ...some].toReversed(), length)).toEqual(once);
        expect(union(once, length)).toEqual(once);
      }),
    );
  });

  it('and missing ones make up the recording without overlap', () => {
    assert(
      property(intervals, integer({ min: 0, max: length - 1 }), (some, tenth) => {
        const heard = union(some, length);
        expect(isIn(heard, tenth)).not.toBe(isIn(missingOf(heard, length), tenth));
      }),
    );
  });

  it.each<[string, Interval[], boolean]>([
    ['all of it', [], true],
    ['gaps of two seconds', [0, 6000, length - 20].map((from): Interval => [from, from + 20]), true],
    ['99 of 100', [[6000, 6180]], true],
    ['a gap of more', [[6000, 6201]], false],
    ['the end alone', [[0, length - 600]], false],
    ['nothing', [[0, length]], false],
  ])('%s count as all of it or not (missing: %j)', (_, gaps, fully) => {
    expect(isHeardFully(missingOf(gaps, length), length)).toBe(fully);
  });
});

it('listening report: cheap to process, however many intervals it is split into', () => {
  const dots = (offset: number, count: number) =>
    Array.from({ length: count }, (_, dot): Interval => [dot * 4 + offset, dot * 4 + offset + 1]);
  const sorts = vi.spyOn(Array.prototype, 'toSorted');
  addReport(dots(0, length / 4), { played: dots(2, 200), speed: 2, sinceLastMs: 3_600_000 }, length);
  const sorted = sorts.mock.contexts.reduce<number>((sum, list) => sum + (list as unknown[]).length, 0);
  sorts.mockRestore();
  // Sorting everything that was heard for each interval of the report took seconds.
  expect(sorted).toBeLessThan(5 * length);
});
