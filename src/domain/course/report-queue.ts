/**
 * Reports of listening that wait to be sent, batched by module: an outbox on the device. What was played stays in it
 * until the Worker says that it counts, so that neither a lost connection nor a closed page loses anything.
 */
import { isInterval, missingOf, union, type Interval } from './listening.ts';
import { courseKeys, type CourseKey } from '../shop/catalogue.ts';

export interface ModuleKey {
  course: CourseKey;
  module: string;
}

export interface WaitingReport extends ModuleKey {
  played: readonly Interval[];
  /** The highest speed that it was played at. */
  speed: number;
  position: number;
  heardOffline: boolean;
}

export type ReportQueue = readonly WaitingReport[];

/** Longer than any recording. */
const anyLength = 1_000_000;

const isOf =
  ({ course, module }: ModuleKey) =>
  (one: ModuleKey) =>
    one.course === course && one.module === module;

export const waitingOf = (queue: ReportQueue, key: ModuleKey): WaitingReport | undefined =>
  queue.find(isOf(key));

const replaced = (queue: ReportQueue, report: WaitingReport): ReportQueue => [
  ...queue.filter((one) => !isOf(report)(one)),
  report,
];

/** One report a module, whatever is added: the newest position, the highest speed. */
export function enqueue(queue: ReportQueue, report: WaitingReport): ReportQueue {
  const before = waitingOf(queue, report);
  if (!before) return replaced(queue, report);
  return replaced(queue, {
    ...report,
    played: union([...before.played, ...report.played], anyLength),
    speed: Math.max(before.speed, report.speed),
    heardOffline: before.heardOffline || report.heardOffline,
  });
}

/** What of these the Worker does not count as heard. */
const without = (played: readonly Interval[], heard: readonly Interval[]): readonly Interval[] =>
  missingOf(union(heard, anyLength), anyLength).flatMap(([from, to]) =>
    played
      .map(([start, end]): Interval => [Math.max(from, start), Math.min(to, end)])
      .filter(([start, end]) => start < end),
  );

/** After an answer: what counts is done with; the rest waits for a clock that allows it. */
export function settle(queue: ReportQueue, sent: WaitingReport, heard: readonly Interval[]): ReportQueue {
  const now = waitingOf(queue, sent);
  if (!now) return queue;
  const played = without(now.played, heard);
  if (played.length === 0 && now.position === sent.position) return drop(queue, sent);
  return replaced(queue, { ...now, played });
}

/** Nobody will ever take it: the course is closed, or was never hers. */
export const drop = (queue: ReportQueue, key: ModuleKey): ReportQueue =>
  queue.filter((one) => !isOf(key)(one));

const isWaitingReport = (value: unknown): value is WaitingReport => {
  const report: Partial<Record<keyof WaitingReport, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  return (
    courseKeys.some((key) => key === report.course) &&
    typeof report.module === 'string' &&
    Array.isArray(report.played) &&
    report.played.every(isInterval) &&
    typeof report.speed === 'number' &&
    Number.isInteger(report.position) &&
    typeof report.heardOffline === 'boolean'
  );
};

/** What lies on the device may be of an older form: that is left out. */
export const readQueue = (value: unknown): ReportQueue | undefined =>
  Array.isArray(value) ? value.filter(isWaitingReport) : undefined;
