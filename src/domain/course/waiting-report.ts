/**
 * A report of listening that waits on the device until the Worker counts it, so that neither a lost connection nor a
 * closed page loses anything.
 */
import { isObject } from '../text/json.ts';
import { isInterval, missingOf, union, type Interval } from './listening.ts';
import { courseKeys, type CourseKey } from '../shop/catalogue.ts';

export interface ModuleKey {
  course: CourseKey;
  module: string;
}

export interface WaitingReport extends ModuleKey {
  played: readonly Interval[];
  speed: number;
  position: number;
  heardOffline: boolean;
  /** The latest of several reports says where listening stopped. */
  savedMs: number;
}

const anyLength = 1_000_000;

export const isOf =
  ({ course, module }: ModuleKey) =>
  (one: ModuleKey) =>
    one.course === course && one.module === module;

/** Merges two reports on a module: everything played, the highest speed, and where the later one stopped. */
export const merge = (before: WaitingReport, later: WaitingReport): WaitingReport => ({
  ...later,
  played: union([...before.played, ...later.played], anyLength),
  speed: Math.max(before.speed, later.speed),
  heardOffline: before.heardOffline || later.heardOffline,
  // A clock that was set back must not restore an earlier position.
  savedMs: Math.max(before.savedMs, later.savedMs),
});

/** Merges the reports on a module that several tabs may have left. */
export function mergeAll(reports: readonly WaitingReport[]): WaitingReport | undefined {
  const [first, ...more] = [...reports].sort((a, b) => a.savedMs - b.savedMs);
  return first && more.reduce(merge, first);
}

const without = (played: readonly Interval[], heard: readonly Interval[]): readonly Interval[] =>
  missingOf(union(heard, anyLength), anyLength).flatMap(([from, to]) =>
    played
      .map(([start, end]): Interval => [Math.max(from, start), Math.min(to, end)])
      .filter(([start, end]) => start < end),
  );

/** Removes what the Worker counts; the rest waits until time allows it. */
export function settle(
  waiting: WaitingReport,
  sent: WaitingReport,
  heard: readonly Interval[],
): WaitingReport | undefined {
  const played = without(waiting.played, heard);
  return played.length === 0 && waiting.position === sent.position ? undefined : { ...waiting, played };
}

const isWaitingReport = (value: unknown): value is WaitingReport => {
  const report: Partial<Record<keyof WaitingReport, unknown>> = isObject(value) ? value : {};
  return (
    courseKeys.some((key) => key === report.course) &&
    typeof report.module === 'string' &&
    Array.isArray(report.played) &&
    report.played.every(isInterval) &&
    typeof report.speed === 'number' &&
    Number.isInteger(report.position) &&
    typeof report.heardOffline === 'boolean' &&
    typeof report.savedMs === 'number'
  );
};

/** Ignores malformed data on the device. */
export const readReport = (value: unknown): WaitingReport | undefined =>
  isWaitingReport(value) ? value : undefined;
