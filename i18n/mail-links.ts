import type { Locale } from '#domain/text/locales.ts';
import { pathOf, type PageKey } from './routes.ts';

/** Pages whose address ends with a token or number, as mails and documents link to them: the Worker fills them in. */
export const tokenPages = [
  'address',
  'declaration',
  'certificate',
  'courseMails',
  'quizReminder',
] as const satisfies readonly PageKey[];
export type TokenPage = (typeof tokenPages)[number];

export const tokenPath = (page: TokenPage, locale: Locale, token: string) =>
  `${pathOf(page, locale)}/${token}`;

const toPage = (page: TokenPage) => (locale: Locale, token: string) => tokenPath(page, locale, token);

export const emailCheckPath = toPage('address');
export const declarationPath = toPage('declaration');
/** The public page that verifies certificates. */
export const certificatePath = toPage('certificate');
export const courseMailsPath = toPage('courseMails');
export const quizReminderPath = toPage('quizReminder');

/** Mail programs switch mails off with one click here. */
export const courseMailsOffPath = (token: string) => `/api/course-mails-off/${token}`;
export const quizReminderOffPath = (token: string) => `/api/quiz-reminder-off/${token}`;
