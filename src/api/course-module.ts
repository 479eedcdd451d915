import type { Interval } from '#domain/course/listening.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { ModuleContent } from '#domain/course/module-content.ts';
import { moduleCodes as codes, type StationState } from './courses.ts';
import { get, has, post } from './endpoint.ts';

/** Positions are in tenths of a second. */
export interface ListeningView {
  heard: readonly Interval[];
  missing: readonly Interval[];
  isHeard: boolean;
  /** Where listening resumes, on any device. */
  position: number;
  state: StationState;
}

export interface AnswersView {
  /** The chosen answer of each question; -1 if unanswered. */
  answers: readonly number[];
  isAnswered: boolean;
  state: StationState;
}

export interface ConfirmedView {
  /** Indexes of the confirmed exercises. */
  confirmed: readonly number[];
}

/** A module's content and the participant's progress. */
export interface ModuleView extends ModuleContent, ListeningView, AnswersView, ConfirmedView {
  course: CourseKey;
  number: number;
  slug: string;
  title: string;
  seconds: number;
  /** ISO 8601. Missing in copies that devices keep from before the Worker sent it. */
  opened?: string;
}

export const readModule = get('/api/courses/:course/modules/:module', {
  codes,
  isAnswer: has<ModuleView>({ chapters: 'list', quiz: 'list' }),
});

/** Intervals per report; the rest comes with the next report. */
export const mostPlayed = 200;

export const reportListening = post('/api/courses/:course/modules/:module/listening', {
  codes,
  isAnswer: has<ListeningView>({ heard: 'list', missing: 'list' }),
  // The last report is sent as the page unloads.
  keepalive: true,
});

/** Answers a quiz question. It counts as answered, right or wrong; the answer may be changed later. */
export const answerQuestion = post('/api/courses/:course/modules/:module/answers', {
  codes,
  isAnswer: has<AnswersView>({ answers: 'list' }),
});

/**
 * Confirms an exercise, or takes that back. Confirmed minutes count on the certificate, so the module must have been open
 * for as long as they take (`confirmableFrom`).
 */
export const confirmExercise = post('/api/courses/:course/modules/:module/exercises', {
  codes: [...codes, 'exercise_too_early'],
  isAnswer: has<ConfirmedView>({ confirmed: 'list' }),
});
