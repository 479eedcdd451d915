import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heardLength, union, type Interval } from '#domain/course/listening.ts';
import { merge, mergeAll, readReport, settle, type WaitingReport } from '#domain/course/waiting-report.ts';

const report = (played: readonly Interval[], more: Partial<WaitingReport> = {}): WaitingReport => ({
  course: 'zpp',
  module: 'ankommen-am-tisch',
  played,
  speed: 1,
  position: played.at(-1)?.[1] ?? 0,
  heardOffline: false,
  savedMs: 0,
  ...more,
});

it('waiting report: merging keeps everything played, the newest position and the highest speed', () => {
  const later = report([[90, 150]], { savedMs: 2 });
  const before = report([[0, 100]], { speed: 2, heardOffline: true, savedMs: 1, position: 999 });
  const one = report([[0, 150]], { speed: 2, heardOffline: true, savedMs: 2 });
  expect(mergeAll([before, later])).toEqual(one);
  expect(mergeAll([later, before])).toEqual(one);
  expect(mergeAll([])).toBeUndefined();
});

it('waiting report: a clock that was put back restores no earlier position', () => {
  const before = report([[0, 100]], { savedMs: 7 });
  const later = report([[0, 5]], { savedMs: 3 });
  const next = report([[0, 1]], { savedMs: 5 });
  expect(mergeAll([merge(before, later), next])?.position).toBe(5);
});

it('waiting report: keeps what was played while it was sent', () => {
  const sent = report([[0, 150]]);
  expect(settle(report([[0, 180]]), sent, [[0, 150]])).toEqual(report([[150, 180]]));
  expect(settle({ ...sent, position: 999 }, sent, [[0, 150]])).toEqual(report([], { position: 999 }));
});

it('waiting report: what the Worker counts and what still waits add up to what was played', () => {
  const intervals = fc.array(
    fc.tuple(fc.nat(500), fc.integer({ min: 1, max: 80 })).map(([from, by]): Interval => [from, from + by]),
  );
  fc.assert(
    fc.property(intervals, intervals, (played, heard) => {
      const sent = report(union(played, 1_000));
      const left = settle(sent, sent, heard)?.played ?? [];
      const all = union([...left, ...heard], 1_000);
      expect(union([...played, ...heard], 1_000)).toEqual(all);
      expect(left.every(([from, to]) => heard.every(([start, end]) => end <= from || start >= to))).toBe(
        true,
      );
      expect(heardLength(left, 1_000)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('waiting report: read back from the device; malformed ones are ignored', () => {
  const one = report([[0, 5]], { savedMs: 7 });
  expect(readReport(JSON.parse(JSON.stringify(one)))).toEqual(one);
  expect(readReport({ ...one, savedMs: undefined })).toBeUndefined();
  expect(readReport(null)).toBeUndefined();
});
