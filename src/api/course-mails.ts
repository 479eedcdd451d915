import { courseMailKinds, type CourseMailKind } from '#domain/course/reminders.ts';
import { isObject } from '#domain/text/json.ts';
import { get, post } from './endpoint.ts';

/** Which mails about a course the member gets. */
export type CourseMailsView = Record<CourseMailKind, boolean>;

const isView = (value: unknown): value is CourseMailsView =>
  isObject(value) && courseMailKinds.every((kind) => typeof value[kind] === 'boolean');

export const readCourseMails = get('/api/course-mails', { isAnswer: isView });

/** Switches one kind of mail on or off. */
export const switchCourseMail = post('/api/course-mails', { isAnswer: isView });

/** The form on the page that these mails link to. Redirects to a page. */
export const courseMailsLink = post('/api/course-mails-link', { signIn: 'none' });

/**
 * One-click unsubscribe by the mail program: https://www.rfc-editor.org/rfc/rfc8058
 */
export const courseMailsOff = post('/api/course-mails-off/:link', { signIn: 'none', codes: ['not_found'] });
