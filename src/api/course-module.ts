import type { Interval } from '#domain/course/listening.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { ModuleContent } from '#domain/course/module-content.ts';
import type { StationState } from './courses.ts';
import { isObject, type Endpoint } from './endpoint.ts';

const codes = ['not_found', 'no_access', 'module_locked', 'course_closed', 'course_ended'] as const;

/** A module's content and the participant's progress. Positions are in tenths of a second. */
export interface ModuleView extends ModuleContent {
  course: CourseKey;
  number: number;
  slug: string;
  title: string;
  state: StationState;
  seconds: number;
  heard: readonly Interval[];
  missing: readonly Interval[];
  /** Where listening resumes, on any device. */
  position: number;
  /** The chosen answer of each question; -1 if unanswered. */
  answers: readonly number[];
  /** Indexes of the confirmed exercises. */
  confirmed: readonly number[];
  isHeard: boolean;
  isAnswered: boolean;
}

export const readModule = {
  method: 'GET',
  path: '/api/courses/:course/modules/:module',
  signIn: 'required',
  codes,
  isAnswer: (value): value is ModuleView =>
    isObject(value) && Array.isArray(value['chapters']) && Array.isArray(value['quiz']),
} as const satisfies Endpoint<ModuleView>;

/** Intervals per report; the rest comes with the next report. */
export const mostPlayed = 200;

export interface ListeningView {
  heard: readonly Interval[];
  missing: readonly Interval[];
  isHeard: boolean;
  position: number;
  state: StationState;
}

export const reportListening = {
  method: 'POST',
  path: '/api/courses/:course/modules/:module/listening',
  signIn: 'required',
  codes,
  isAnswer: (value): value is ListeningView =>
    isObject(value) && Array.isArray(value['heard']) && Array.isArray(value['missing']),
  // The last report is sent as the page unloads.
  keepalive: true,
} as const satisfies Endpoint<ListeningView>;

export interface AnswersView {
  answers: readonly number[];
  isAnswered: boolean;
  state: StationState;
}

/** Answers a quiz question. It counts as answered, right or wrong; the answer may be changed later. */
export const answerQuestion = {
  method: 'POST',
  path: '/api/courses/:course/modules/:module/answers',
  signIn: 'required',
  codes,
  isAnswer: (value): value is AnswersView => isObject(value) && Array.isArray(value['answers']),
} as const satisfies Endpoint<AnswersView>;

export interface ConfirmedView {
  confirmed: readonly number[];
}

/** Confirms an exercise, or takes that back. Confirmed minutes count on the certificate. */
export const confirmExercise = {
  method: 'POST',
  path: '/api/courses/:course/modules/:module/exercises',
  signIn: 'required',
  codes,
  isAnswer: (value): value is ConfirmedView => isObject(value) && Array.isArray(value['confirmed']),
} as const satisfies Endpoint<ConfirmedView>;
