import { courseMailKinds, type CourseMailKind } from '#domain/course/reminders.ts';
import { isNothing, isObject, type Endpoint } from './endpoint.ts';

/** Which mails about a course the member gets. */
export type CourseMailsView = Record<CourseMailKind, boolean>;

const isView = (value: unknown): value is CourseMailsView =>
  isObject(value) && courseMailKinds.every((kind) => typeof value[kind] === 'boolean');

export const readCourseMails = {
  method: 'GET',
  path: '/api/course-mails',
  signIn: 'required',
  codes: [],
  isAnswer: isView,
} as const satisfies Endpoint<CourseMailsView>;

/** Switches one kind of mail on or off. */
export const switchCourseMail = {
  method: 'POST',
  path: '/api/course-mails',
  signIn: 'required',
  codes: [],
  isAnswer: isView,
} as const satisfies Endpoint<CourseMailsView>;

/** The form on the page that these mails link to. Redirects to a page. */
export const courseMailsLink = {
  method: 'POST',
  path: '/api/course-mails-link',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;

/**
 * One-click unsubscribe by the mail program: https://www.rfc-editor.org/rfc/rfc8058
 */
export const courseMailsOff = {
  method: 'POST',
  path: '/api/course-mails-off/:link',
  signIn: 'none',
  codes: ['not_found'],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;
