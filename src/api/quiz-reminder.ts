import { isEmail } from '#domain/email.ts';
import { isLocale, type Locale } from '#domain/locales.ts';
import { isNothing, isObject, isText, type Endpoint } from './endpoint.ts';

export interface QuizReminderRequest {
  email: string;
  locale: Locale;
  /** Her own tick. */
  agreed: true;
}

/** Asks for one mail the next day. The answer never tells whether the mailbox has had one. */
export const askQuizReminder = {
  method: 'POST',
  path: '/api/quiz-reminder',
  signIn: 'none',
  codes: [],
  isRequest: (value): value is QuizReminderRequest =>
    isObject(value) && isEmail(value['email']) && isLocale(value['locale']) && value['agreed'] === true,
  isAnswer: (value): value is { token: string } => isObject(value) && isText(value['token'], 100),
} as const satisfies Endpoint<QuizReminderRequest, { token: string }>;

/** Calls it off from the browser that asked. */
export const callOffQuizReminder = {
  method: 'POST',
  path: '/api/quiz-reminder-call-off',
  signIn: 'none',
  codes: [],
  isRequest: (value): value is { token: string } => isObject(value) && isText(value['token'], 100),
  isAnswer: isNothing,
  keepalive: true,
} as const satisfies Endpoint<{ token: string }, undefined>;

/** The button on the page behind the link in the mail. It is a form: what comes back leads to a page. */
export const quizReminderLink = {
  method: 'POST',
  path: '/api/quiz-reminder-link',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<void, undefined>;

/**
 * The same in one step, by the mail program itself: https://www.rfc-editor.org/rfc/rfc8058
 */
export const quizReminderOff = {
  method: 'POST',
  path: '/api/quiz-reminder-off/:token',
  signIn: 'none',
  codes: ['not_found'],
  isAnswer: isNothing,
} as const satisfies Endpoint<void, undefined>;
