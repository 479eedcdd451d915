/**
 * A participant's progress in a module: applies reports of listening and answers to the quiz. Time is measured by our
 * clock.
 */
import { fastest, addReport, isHeardFully, type Interval } from './listening.ts';
import { lengthOf, type CourseModule } from './modules.ts';

export interface Progress {
  /** Sorted, without overlaps. */
  heard: readonly Interval[];
  position: number;
  /**
   * The last report's id, and until when (by our clock) listening was reported: the next report can claim from there
   * on.
   */
  report: string | null;
  reported: Date | null;
  /** The chosen answer to each question; -1 if none. */
  answers: readonly number[];
  /** The indexes of exercises that the participant confirmed. */
  confirmed: readonly number[];
  heardAt: Date | null;
  answeredAt: Date | null;
}

export const noProgress = ({ questions }: Pick<CourseModule, 'questions'>): Progress => ({
  heard: [],
  position: 0,
  report: null,
  reported: null,
  answers: Array.from({ length: questions }, () => -1),
  confirmed: [],
  heardAt: null,
  answeredAt: null,
});

export interface Report {
  report: string;
  played: readonly Interval[];
  speed: number;
  position: number;
}

const tenthMs = 100;

/**
 * Until when listening is reported: now, minus the part of a tenth of a second that could not be claimed yet.
 * Dropping that each time would make honest listeners minutes late.
 */
function reportedUntil(before: Date, speed: number, now: Date): Date {
  const sinceMs = Math.max(0, now.getTime() - before.getTime());
  const left = speed > 0 ? sinceMs % (tenthMs / Math.min(speed, fastest)) : 0;
  return new Date(Math.max(before.getTime(), Math.ceil(now.getTime() - left)));
}

/** A repeated report is a no-op. */
export function afterReport(
  progress: Progress,
  { report, played, speed, position }: Report,
  module: CourseModule,
  now: Date,
): Progress {
  if (progress.report === report) return progress;
  const length = lengthOf(module);
  const { reported } = progress;
  const sinceLastMs = reported ? now.getTime() - reported.getTime() : 0;
  const heard = addReport(progress.heard, { played, speed, sinceLastMs }, length);
  return {
    ...progress,
    heard,
    position: Math.min(length, Math.max(0, position)),
    report,
    reported: reported ? reportedUntil(reported, speed, now) : now,
    heardAt: progress.heardAt ?? (isHeardFully(heard, length) ? now : null),
  };
}

/** Ignores questions that do not exist. */
export function afterAnswer(
  progress: Progress,
  { question, answer }: { question: number; answer: number },
  { questions }: CourseModule,
  now: Date,
): Progress {
  const answers = Array.from({ length: questions }, (_, index) =>
    index === question ? answer : (progress.answers[index] ?? -1),
  );
  const isAnswered = answers.every((chosen) => chosen >= 0);
  return { ...progress, answers, answeredAt: progress.answeredAt ?? (isAnswered ? now : null) };
}

/** Confirms an exercise or takes that back. Ignores exercises that do not exist. */
export const afterConfirmation = (
  progress: Progress,
  { exercise, done }: { exercise: number; done: boolean },
  { exercises }: Pick<CourseModule, 'exercises'>,
): Progress => ({
  ...progress,
  confirmed: [...exercises.keys()].filter((index) =>
    index === exercise ? done : progress.confirmed.includes(index),
  ),
});
