import type { Locale } from '#domain/text/locales.ts';
import { pathOf, type PageKey } from './routes.ts';

/** Pages whose address ends with a token or number, as mails and documents link to them. */
const withToken = (page: PageKey) => (locale: Locale, token: string) => `${pathOf(page, locale)}/${token}`;

export const emailCheckPath = withToken('address');
export const declarationPath = withToken('declaration');
/** The public page that verifies certificates. */
export const certificatePath = withToken('certificate');
export const courseMailsPath = withToken('courseMails');
export const quizReminderPath = withToken('quizReminder');

/** All of them: the Worker fills these pages in. */
export const linkPaths = [
  emailCheckPath,
  declarationPath,
  certificatePath,
  courseMailsPath,
  quizReminderPath,
] as const;

/** Mail programs switch mails off with one click here. */
export const courseMailsOffPath = (token: string) => `/api/course-mails-off/${token}`;
export const quizReminderOffPath = (token: string) => `/api/quiz-reminder-off/${token}`;
