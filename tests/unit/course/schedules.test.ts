import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterReport, noProgress, type Progress, type Report } from '#domain/course/progress.ts';
import { heardLength, isHeardFully, missingOf, type Interval } from '#domain/course/listening.ts';
import { lengthOf, modulesOf } from '#domain/course/modules.ts';

const module = firstOf(modulesOf('zpp'));
const length = lengthOf(module);

function firstOf<One>([one]: readonly One[]): One {
  if (one === undefined) throw new Error('A course has modules.');
  return one;
}

const begun = Date.parse('2026-11-22T18:00:00Z');
const blank = () => noProgress(module);

/** Like the table: writes succeed unless the row has changed since it was read. */
function createRow() {
  let row = { ...blank(), version: 0 };
  return {
    read: () => row,
    write(before: typeof row, next: Progress): boolean {
      if (before.version !== row.version) return false;
      if (next !== before) row = { ...next, version: row.version + 1 };
      return true;
    },
  };
}

const place = integer({ min: 0, max: length });
const interval = record({ from: place, seconds: integer({ min: 0, max: 90 }) }).map(
  ({ from, seconds }): Interval => [from, Math.min(length + 5, from + seconds * 10 + 1)],
);
/** Any reports, also from two browsers or a script, and when they arrive. */
const arrival = record({
  played: array(interval, { maxLength: 6 }),
  speed: constantFrom(0.75, 1, 1.25, 2, 16, 0),
  position: place,
  /** Few ids, so that reports repeat. */
  id: nat(12).map(String),
  afterMs: constantFrom(0, 1, 40, 99, 100, 900, 7_500, 15_000, 15_049, 60_000, 3_600_000),
  /** Read before the previous write. */
  isOvertaken: boolean(),
});

describe('any schedule of listening reports', () => {
  it('counts no more than the elapsed time at double speed, and loses nothing once counted', () => {
    assert(
      property(array(arrival, { maxLength: 40 }), (arrivals) => {
        const row = createRow();
        let now = begun;
        let anchored: number | undefined;
        let stale = row.read();
        for (const { id, afterMs, isOvertaken, ...report } of arrivals) {
          now += afterMs;
          const before = row.read();
          const tell = (read: Progress): Progress =>
            afterReport(read, { report: id, ...report }, module, new Date(now));
          const first = isOvertaken ? stale : before;
          // As in the store: an overtaken writer reads again.
          if (!row.write(first, tell(first))) expect(row.write(before, tell(before))).toBe(true);
          stale = before;
          anchored ??= now;
          const { heard, reported, heardAt } = row.read();
          expect(heardLength(heard, length)).toBeLessThanOrEqual((now - anchored) / 50);
          for (const [from, to] of before.heard)
            expect(heard.some(([start, end]) => start <= from && to <= end)).toBe(true);
          expect(reported?.getTime()).toBeLessThanOrEqual(now);
          expect(heardAt !== null).toBe(isHeardFully(heard, length) || before.heardAt !== null);
        }
      }),
      { numRuns: 4_000 },
    );
  });
});

/** A player, which repeats what was played until it counts. */
function createPlayer(speed: number) {
  const played: Interval[] = [];
  let sent = 0;
  return {
    play: (from: number, to: number) => played.push([from, Math.min(length, to)]),
    report(progress: Progress, now: number): Progress {
      sent += 1;
      const report: Report = { report: `report ${sent}`, played, speed, position: 0 };
      return afterReport(progress, report, module, new Date(now));
    },
  };
}

it('listening reports: an honest listener reaches the end, whatever the network does with the reports', () => {
  const step = record({
    delayMs: nat(4_000),
    fate: constantFrom('arrives', 'arrives', 'is lost', 'offline'),
  });
  assert(
    property(
      array(step, { minLength: 12, maxLength: 12 }),
      constantFrom(0.75, 1, 1.5, 2),
      integer({ min: 3, max: 31 }),
      (steps, speed, seconds) => {
        const player = createPlayer(speed);
        let progress = player.report(blank(), begun);
        let now = begun;
        let arrived = begun;
        let at = 0;
        for (let round = 0; at < length; round += 1) {
          now += (seconds * 1000) / speed;
          player.play(at, at + seconds * 10);
          at += seconds * 10;
          const { delayMs = 0, fate = 'arrives' } = steps[round % steps.length] ?? {};
          if (fate !== 'arrives') continue;
          arrived = Math.max(arrived, now + delayMs);
          progress = player.report(progress, arrived);
        }
        // The page stays open, and reports again.
        progress = player.report(progress, Math.max(now, arrived) + 15_000);
        expect(missingOf(progress.heard, length)).toEqual([]);
        expect(progress.heardAt).not.toBeNull();
      },
    ),
    { numRuns: 2_000 },
  );
});
