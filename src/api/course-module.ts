import type { Interval } from '#domain/course/listening.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { ModuleContent } from '#domain/course/module-content.ts';
import type { StationState } from './courses.ts';
import { isObject, type Endpoint } from './endpoint.ts';

const codes = ['not_found', 'no_access', 'module_locked', 'course_closed', 'course_ended'] as const;

/** A module with all that is in it, and what its participant has done of it. Places are in tenths of a second. */
export interface ModuleView extends ModuleContent {
  course: CourseKey;
  number: number;
  slug: string;
  title: string;
  state: StationState;
  seconds: number;
  heard: readonly Interval[];
  missing: readonly Interval[];
  /** Where listening goes on, on whatever device. */
  position: number;
  /** The chosen answer of each question; -1 where there is none yet. */
  answers: readonly number[];
  /** The places of the exercises that she has done. */
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

/** So many pieces of a recording fit into one report; what a player has played beyond that comes with the next. */
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
  // The last report of a page is sent as it goes away.
  keepalive: true,
} as const satisfies Endpoint<ListeningView>;

export interface AnswersView {
  answers: readonly number[];
  isAnswered: boolean;
  state: StationState;
}

/** Answers a question of a module's quiz. It counts as answered from then on, right or wrong; a retry may change it. */
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

/** Says that an exercise was done, or takes that back. Its minutes count on the certificate from then on. */
export const confirmExercise = {
  method: 'POST',
  path: '/api/courses/:course/modules/:module/exercises',
  signIn: 'required',
  codes,
  isAnswer: (value): value is ConfirmedView => isObject(value) && Array.isArray(value['confirmed']),
} as const satisfies Endpoint<ConfirmedView>;
