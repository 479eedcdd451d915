import { isNothing, isObject, isText, type Endpoint } from './endpoint.ts';

/** Asks for one mail the next day. The answer never tells whether the mailbox has had one. */
export const askQuizReminder = {
  method: 'POST',
  path: '/api/quiz-reminder',
  signIn: 'none',
  codes: [],
  isAnswer: (value): value is { token: string } => isObject(value) && isText(value['token'], 100),
} as const satisfies Endpoint<{ token: string }>;

/** Cancels the reminder from the browser that asked for it. */
export const callOffQuizReminder = {
  method: 'POST',
  path: '/api/quiz-reminder-call-off',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
  keepalive: true,
} as const satisfies Endpoint<undefined>;

/** The form on the page that the mail links to. Redirects to a page. */
export const quizReminderLink = {
  method: 'POST',
  path: '/api/quiz-reminder-link',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;

/**
 * One-click unsubscribe by the mail program: https://www.rfc-editor.org/rfc/rfc8058
 */
export const quizReminderOff = {
  method: 'POST',
  path: '/api/quiz-reminder-off/:token',
  signIn: 'none',
  codes: ['not_found'],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;
