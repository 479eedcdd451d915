import { assert, array, constantFrom, integer, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hear,
  heardLength,
  isHeardFully,
  missingOf,
  silentGap,
  speeds,
  union,
  type Claim,
  type Interval,
} from '#domain/course/listening.ts';

const length = 18_000;
const place = integer({ min: -50, max: length + 500 });
const interval = tuple(place, place).map(([one, other]): Interval => [
  Math.min(one, other),
  Math.max(one, other),
]);
const intervals = array(interval, { maxLength: 30 });
const claim = record({
  played: intervals,
  speed: constantFrom(...speeds, 16, -1, Number.NaN),
  sinceLastMs: integer({ min: -60_000, max: 600_000 }),
});

/** Whether a tenth of a second was heard. */
const isIn = (heard: readonly Interval[], tenth: number) =>
  heard.some(([from, to]) => from <= tenth && tenth < to);

describe('what was played, added up', () => {
  it('is the same whatever the order and however often it is said', () => {
    assert(
      property(intervals, (some) => {
        const once = union(some, length);
        expect(union([...some, ...some].toReversed(), length)).toEqual(once);
        expect(union(once, length)).toEqual(once);
      }),
    );
  });

  it('and what is missing are all of the recording, and nothing twice', () => {
    assert(
      property(intervals, integer({ min: 0, max: length - 1 }), (some, tenth) => {
        const heard = union(some, length);
        expect(isIn(heard, tenth)).not.toBe(isIn(missingOf(heard, length), tenth));
      }),
    );
  });

  it.each<[string, Interval[], boolean]>([
    ['nothing', [], false],
    ['the end alone', [[length - 600, length]], false],
    ['all of it', [[0, length]], true],
    [
      'all but gaps of two seconds',
      [
        [20, 6000],
        [6020, length - 20],
      ],
      true,
    ],
    [
      'all but a gap of more',
      [
        [0, 6000],
        [6201, length],
      ],
      false,
    ],
    [
      '99 of 100',
      [
        [0, 6000],
        [6180, length],
      ],
      true,
    ],
  ])('%s', (_, heard, fully) => {
    expect(isHeardFully(heard, length)).toBe(fully);
  });
});

describe('a report', () => {
  const at = (sinceLastMs: number, ...played: Interval[]): Claim => ({ played, speed: 1, sinceLastMs });

  it('of fifteen seconds is heard after fifteen seconds', () => {
    expect(hear([[0, 100]], at(15_000, [100, 250]), length)).toEqual([[0, 250]]);
  });

  it('that comes first starts the clock and counts for nothing', () => {
    expect(hear([], at(0, [0, length]), length)).toEqual([]);
  });

  it('counts from its beginning where it claims more than the clock allows', () => {
    expect(hear([], at(10_000, [0, length]), length)).toEqual([[0, 100]]);
  });

  it('counts double at double speed, and no more at a speed that no player has', () => {
    expect(hear([], { ...at(10_000, [0, length]), speed: 2 }, length)).toEqual([[0, 200]]);
    expect(hear([], { ...at(10_000, [0, length]), speed: 16 }, length)).toEqual([[0, 200]]);
  });

  it('of what was heard before costs nothing', () => {
    expect(hear([[0, 300]], at(10_000, [0, 400]), length)).toEqual([[0, 400]]);
  });

  it('of a tenth of a second every two gains no time', () => {
    const dots = Array.from({ length: length / 20 }, (_, dot): Interval => [dot * 20, dot * 20 + 1]);
    const heard = hear([], at(60_000, ...dots), length);
    expect(heardLength(heard, length)).toBeLessThanOrEqual(600);
    expect(isHeardFully(heard, length)).toBe(false);
  });
});

it('a report costs next to nothing to hear, however finely somebody has cut what was played', () => {
  const dots = (offset: number, count: number) =>
    Array.from({ length: count }, (_, dot): Interval => [dot * 4 + offset, dot * 4 + offset + 1]);
  const began = performance.now();
  hear(dots(0, length / 4), { played: dots(2, 200), speed: 2, sinceLastMs: 3_600_000 }, length);
  // A quadratic algorithm took seconds.
  expect(performance.now() - began).toBeLessThan(500);
});

it('no schedule of reports is heard faster than the clock at double speed, and none takes away what was heard', () => {
  assert(
    property(array(claim, { maxLength: 25 }), (claims) => {
      let heard: readonly Interval[] = [];
      let allowed = 0;
      for (const one of claims) {
        const before = heard;
        heard = hear(heard, one, length);
        allowed += Math.max(0, one.sinceLastMs) / 50;
        expect(union([...before, ...heard], length)).toEqual(heard);
        const claimed = union([...before, ...one.played], length);
        expect(union([...claimed, ...heard], length)).toEqual(claimed);
        expect(heardLength(heard, length)).toBeLessThanOrEqual(allowed);
      }
    }),
    { numRuns: 3_000 },
  );
});

it('an honest listener has heard everything, in whatever order, with repeats, and at any speed', () => {
  const part = record({ from: integer({ min: 0, max: length - 1 }), seconds: integer({ min: 1, max: 60 }) });
  assert(
    property(array(part, { maxLength: 20 }), constantFrom(...speeds), (replays, speed) => {
      const straight = Array.from({ length: length / 150 }, (_, step) => ({ from: step * 150, seconds: 15 }));
      let heard: readonly Interval[] = [];
      // A player claims again what was not heard of its last report.
      const played: Interval[] = [];
      for (const { from, seconds } of [...replays, ...straight]) {
        played.push([from, from + seconds * 10]);
        const sinceLastMs = Math.ceil((seconds * 1000) / speed);
        heard = hear(heard, { played, speed, sinceLastMs }, length);
      }
      // The page stays open, and reports again.
      heard = hear(heard, { played, speed, sinceLastMs: 5_000 }, length);
      expect(missingOf(heard, length).every(([from, to]) => to - from <= silentGap)).toBe(true);
      expect(isHeardFully(heard, length)).toBe(true);
    }),
  );
});
