import type { Locale } from '../locales.ts';
import type { ProductKey } from './catalogue.ts';

/** Our pages that a checkout session, the customer portal or a mail may lead back to. */
const welcome: Record<Locale, string> = { de: 'willkommen', en: 'welcome' };
const order: Record<Locale, string> = { de: 'bestellen', en: 'order' };
const account: Record<Locale, string> = { de: 'mein-konto', en: 'my' };

const cancel: Record<Locale, string> = { de: 'kuendigen', en: 'cancel' };
const withdrawal: Record<Locale, string> = { de: 'widerruf', en: 'withdrawal' };

const declaration: Record<Locale, string> = { de: 'erklaerung', en: 'declaration' };

const courseMessages: Record<Locale, string> = { de: 'mein-kurs/nachrichten', en: 'my-course/messages' };
const courseMails: Record<Locale, string> = { de: 'kurs-mails', en: 'course-mails' };

const quiz: Record<Locale, string> = { de: 'start', en: 'start' };
const quizReminder: Record<Locale, string> = { de: 'erinnerung', en: 'reminder' };

const address: Record<Locale, string> = { de: 'adresse', en: 'address' };

export function orderQuery(product: ProductKey, code?: string | null): string {
  const query = new URLSearchParams({ product });
  if (code) query.set('code', code);
  return `?${query.toString()}`;
}

/** After a paid checkout. The page asks the Worker for the order's state, as the address proves nothing. */
export const paidPath = (locale: Locale, orderId: string) => `/${locale}/${welcome[locale]}?order=${orderId}`;

/** After an abandoned checkout: back to the order, with its discount code. */
export const leftPath = (locale: Locale, product: ProductKey, code: string | null) =>
  `/${locale}/${order[locale]}${orderQuery(product, code)}`;

export const isOrderPath = (path: string) =>
  Object.entries(order).some(([locale, page]) => path === `/${locale}/${page}`);

export const orderAgainPath = (locale: Locale, product: ProductKey, code: string | null) =>
  `/${locale}/${order[locale]}${orderQuery(product, code)}`;

export const accountPath = (locale: Locale) => `/${locale}/${account[locale]}`;

/** The forms for cancellation and withdrawal need no sign-in. */
export const cancelPath = (locale: Locale) => `/${locale}/${cancel[locale]}`;
export const withdrawPath = (locale: Locale) => `/${locale}/${withdrawal[locale]}`;

export const courseMessagesPath = (locale: Locale) => `/${locale}/${courseMessages[locale]}`;

/** In German only, as the course is. */
export const courseLeaderPath = '/de/kursleitung';

export const emailCheckPath = (locale: Locale, token: string) => `/${locale}/${address[locale]}/${token}`;

/** The link in mails about a cancellation or withdrawal. */
export const declarationPath = (locale: Locale, token: string) =>
  `/${locale}/${declaration[locale]}/${token}`;

const certificate: Record<Locale, string> = { de: 'bescheinigung', en: 'certificate' };

/** The public page that verifies certificates. */
export const certificatePath = (locale: Locale, number: string) =>
  `/${locale}/${certificate[locale]}/${number}`;

/** In German, whatever the language of the booking. */
export const myCoursePath = '/de/mein-kurs';
export const courseModulePath = (slug: string) => `${myCoursePath}/${slug}`;

/** The link that switches a course's mails off; mail programs use it, too. */
export const courseMailsPath = (locale: Locale, link: string) => `/${locale}/${courseMails[locale]}/${link}`;
export const courseMailsOffPath = (link: string) => `/api/course-mails-off/${link}`;

/** The quiz, and where the link in its reminder leads that ends it, and where mail programs do it. */
export const quizPath = (locale: Locale) => `/${locale}/${quiz[locale]}`;
export const quizReminderPath = (locale: Locale, token: string) =>
  `/${locale}/${quizReminder[locale]}/${token}`;
export const quizReminderOffPath = (token: string) => `/api/quiz-reminder-off/${token}`;
