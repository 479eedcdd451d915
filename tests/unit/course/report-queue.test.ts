import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heardLength, union, type Interval } from '#domain/course/listening.ts';
import {
  drop,
  enqueue,
  readQueue,
  settle,
  waitingOf,
  type ReportQueue,
  type WaitingReport,
} from '#domain/course/report-queue.ts';

const key = { course: 'zpp', module: 'ankommen-am-tisch' } as const;
const report = (played: readonly Interval[], more: Partial<WaitingReport> = {}): WaitingReport => ({
  ...key,
  played,
  speed: 1,
  position: played.at(-1)?.[1] ?? 0,
  heardOffline: false,
  ...more,
});
const queued = (...reports: WaitingReport[]): ReportQueue =>
  reports.reduce<ReportQueue>((queue, one) => enqueue(queue, one), []);

it('reports of a module become one: all that was played, the newest place, the highest speed', () => {
  const queue = queued(report([[0, 100]], { speed: 2, heardOffline: true }), report([[90, 150]]));
  expect(queue).toEqual([report([[0, 150]], { speed: 2, heardOffline: true })]);
});

it('modules wait apart', () => {
  const other = report([[0, 10]], { module: 'der-teller-in-vierteln' });
  expect(queued(report([[0, 5]]), other)).toHaveLength(2);
  expect(drop(queued(report([[0, 5]]), other), key)).toEqual([other]);
});

it('what counts is done with, what the clock did not allow waits on', () => {
  const sent = report([[0, 150]]);
  expect(settle(queued(sent), sent, [[0, 150]])).toEqual([]);
  expect(settle(queued(sent), sent, [[0, 120]])).toEqual([report([[120, 150]])]);
});

it('what was played while a report was under way is not lost', () => {
  const sent = report([[0, 150]]);
  const queue = queued(sent, report([[150, 180]]));
  expect(waitingOf(settle(queue, sent, [[0, 150]]), key)).toEqual(report([[150, 180]]));
  const moved = enqueue(queued(sent), report([], { position: 999 }));
  expect(waitingOf(settle(moved, sent, [[0, 150]]), key)?.position).toBe(999);
});

it('whatever the Worker counts, what waits and what counts is all that was played', () => {
  const intervals = fc.array(
    fc.tuple(fc.nat(500), fc.integer({ min: 1, max: 80 })).map(([from, by]): Interval => [from, from + by]),
  );
  fc.assert(
    fc.property(intervals, intervals, (played, heard) => {
      const sent = report(union(played, 1_000));
      const left = waitingOf(settle(queued(sent), sent, heard), key)?.played ?? [];
      const all = union([...left, ...heard], 1_000);
      expect(union([...played, ...heard], 1_000)).toEqual(all);
      expect(left.every(([from, to]) => heard.every(([start, end]) => end <= from || start >= to))).toBe(
        true,
      );
      expect(heardLength(left, 1_000)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('what lies on the device is read back, and what is no report is left out', () => {
  const queue = queued(report([[0, 5]]));
  expect(readQueue(JSON.parse(JSON.stringify(queue)))).toEqual(queue);
  expect(readQueue([{ course: 'zpp' }, null, 3, ...queue])).toEqual(queue);
  expect(readQueue('x')).toBeUndefined();
});
