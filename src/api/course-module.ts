import { isInterval, type Interval } from '#domain/course/listening.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import type { ModuleContent } from '#domain/course/module-content.ts';
import type { StationState } from './courses.ts';
import { isObject, isText, type Endpoint } from './endpoint.ts';

/** A module by its course and its slug. */
export interface ModuleRequest {
  course: CourseKey;
  module: string;
}

const isSlug = (value: unknown) => isText(value, 80) && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(value);

export const isModuleRequest = (value: unknown): value is ModuleRequest =>
  isObject(value) && courseKeys.some((key) => key === value['course']) && isSlug(value['module']);

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
  isRequest: isModuleRequest,
  isAnswer: (value): value is ModuleView =>
    isObject(value) && Array.isArray(value['chapters']) && Array.isArray(value['quiz']),
} as const satisfies Endpoint<ModuleRequest, ModuleView>;

/** So many pieces of a recording fit into one report; what a player has played beyond that comes with the next. */
export const mostPlayed = 200;

/** What a player says it has played since it was last believed. */
export interface ListeningReport extends ModuleRequest {
  /** Random: one that arrives twice counts once. */
  report: string;
  /** Nothing in the first one, which starts the clock that the next are measured by. */
  played: readonly Interval[];
  /** The highest speed since the last report. */
  speed: number;
  position: number;
  /** That it was heard without a connection. */
  heardOffline?: true | undefined;
}

export interface ListeningView {
  heard: readonly Interval[];
  missing: readonly Interval[];
  isHeard: boolean;
  position: number;
  state: StationState;
}

const isPlayed = (value: unknown) =>
  Array.isArray(value) && value.length <= mostPlayed && value.every(isInterval);

export const reportListening = {
  method: 'POST',
  path: '/api/courses/:course/modules/:module/listening',
  signIn: 'required',
  codes,
  isRequest: (value): value is ListeningReport =>
    isModuleRequest(value) &&
    isObject(value) &&
    isText(value['report'], 40) &&
    isPlayed(value['played']) &&
    Number.isInteger(value['position']) &&
    typeof value['speed'] === 'number',
  isAnswer: (value): value is ListeningView =>
    isObject(value) && Array.isArray(value['heard']) && Array.isArray(value['missing']),
  // The last report of a page is sent as it goes away.
  keepalive: true,
} as const satisfies Endpoint<ListeningReport, ListeningView>;

export interface AnswerRequest extends ModuleRequest {
  /** Which question, and which of its answers: counted from 0. */
  question: number;
  answer: number;
}

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
  isRequest: (value): value is AnswerRequest =>
    isModuleRequest(value) &&
    isObject(value) &&
    Number.isInteger(value['question']) &&
    Number.isInteger(value['answer']),
  isAnswer: (value): value is AnswersView => isObject(value) && Array.isArray(value['answers']),
} as const satisfies Endpoint<AnswerRequest, AnswersView>;

export interface ConfirmationRequest extends ModuleRequest {
  /** Which exercise: counted from 0. */
  exercise: number;
  done: boolean;
}

export interface ConfirmedView {
  confirmed: readonly number[];
}

/** Says that an exercise was done, or takes that back. Its minutes count on the certificate from then on. */
export const confirmExercise = {
  method: 'POST',
  path: '/api/courses/:course/modules/:module/exercises',
  signIn: 'required',
  codes,
  isRequest: (value): value is ConfirmationRequest =>
    isModuleRequest(value) &&
    isObject(value) &&
    Number.isInteger(value['exercise']) &&
    typeof value['done'] === 'boolean',
  isAnswer: (value): value is ConfirmedView => isObject(value) && Array.isArray(value['confirmed']),
} as const satisfies Endpoint<ConfirmationRequest, ConfirmedView>;
