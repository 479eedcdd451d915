/**
 * How far a participant has come in a module: what a report of listening and an answer of the quiz make of it. The clock
 * that reports are measured by is ours.
 */
import { fastest, hear, isHeardFully, type Interval } from './listening.ts';
import { lengthOf, type CourseModule } from './modules.ts';

export interface Progress {
  /** In order, without overlaps. */
  heard: readonly Interval[];
  position: number;
  /** The last report, and up to when by our clock listening was reported: what the next one may claim is counted from there. */
  report: string | null;
  reported: Date | null;
  /** The chosen answer of each question; -1 where there is none yet. */
  answers: readonly number[];
  /** The places of the exercises that she has done, as she says. */
  confirmed: readonly number[];
  /** When all of it was heard, and when every question was answered. */
  heardAt: Date | null;
  answeredAt: Date | null;
}

/** Before anything was reported. */
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
 * Up to when listening is reported: now, but for the part of a tenth of a second that could not be claimed yet. Forgotten
 * each time, it would make an honest listener late by minutes.
 */
function reportedUntil(before: Date, speed: number, now: Date): Date {
  const sinceMs = Math.max(0, now.getTime() - before.getTime());
  const left = speed > 0 ? sinceMs % (tenthMs / Math.min(speed, fastest)) : 0;
  return new Date(Math.max(before.getTime(), Math.ceil(now.getTime() - left)));
}

/** Progress after a report. One that has come before changes nothing, and takes no time from the next. */
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
  const heard = hear(progress.heard, { played, speed, sinceLastMs }, length);
  return {
    ...progress,
    heard,
    position: Math.min(length, Math.max(0, position)),
    report,
    reported: reported ? reportedUntil(reported, speed, now) : now,
    heardAt: progress.heardAt ?? (isHeardFully(heard, length) ? now : null),
  };
}

/** Progress after an answer. A question of which nobody has heard changes nothing. */
export function afterAnswer(
  progress: Progress,
  { question, answer }: { question: number; answer: number },
  { questions }: CourseModule,
  now: Date,
): Progress {
  const answers = Array.from({ length: questions }, (_, place) =>
    place === question ? answer : (progress.answers[place] ?? -1),
  );
  const isAnswered = answers.every((chosen) => chosen >= 0);
  return { ...progress, answers, answeredAt: progress.answeredAt ?? (isAnswered ? now : null) };
}

/** Progress after an exercise was confirmed, or taken back. One that nobody has set changes nothing. */
export const afterConfirmation = (
  progress: Progress,
  { exercise, done }: { exercise: number; done: boolean },
  { exercises }: Pick<CourseModule, 'exercises'>,
): Progress => ({
  ...progress,
  confirmed: [...exercises.keys()].filter((place) =>
    place === exercise ? done : progress.confirmed.includes(place),
  ),
});
