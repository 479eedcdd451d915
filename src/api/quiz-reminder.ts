import { isObject } from '#domain/text/json.ts';
import { isText, post } from './endpoint.ts';

/** Asks for one mail on the next day. The response never reveals whether the mailbox has already had one. */
export const askQuizReminder = post('/api/quiz-reminder', {
  signIn: 'none',
  isAnswer: (value: unknown): value is { token: string } => isObject(value) && isText(value['token'], 100),
});

/** Cancels the reminder from the browser that asked for it. */
export const callOffQuizReminder = post('/api/quiz-reminder-call-off', { signIn: 'none', keepalive: true });

/** The form on the page that the mail links to. Redirects to a page. */
export const quizReminderLink = post('/api/quiz-reminder-link', { signIn: 'none' });

/**
 * One-click unsubscribe by the mail program: https://www.rfc-editor.org/rfc/rfc8058
 */
export const quizReminderOff = post('/api/quiz-reminder-off/:token', {
  signIn: 'none',
  codes: ['not_found'],
});
