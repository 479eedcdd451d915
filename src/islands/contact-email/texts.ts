import { errorCodes, type CallErrorCode } from '#domain/error-codes.ts';
import type { Locale } from '#domain/locales.ts';
import { productOf, type CourseKey } from '#domain/shop/catalogue.ts';
import { accountPath } from '#domain/shop/return-paths.ts';
import type { AccessLevel } from '#domain/access.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { errorTexts } from '#i18n/errors.ts';
import { messages } from '#i18n/index.ts';
import { loginPath } from '#i18n/login-path.ts';
import { orderPath } from '#i18n/order-path.ts';

const names = [
  'checking',
  'title',
  'text',
  'label',
  'submit',
  'busy',
  'unreachable',
  'again',
  'leaving',
  'on',
] as const;

export interface ContactEmailWords {
  course: CourseKey;
  level: AccessLevel;
  texts: Record<(typeof names)[number], string>;
  errors: Record<CallErrorCode, string>;
  paths: { requirements: string; login: string; order: string; account: string };
}

export function contactEmailWords(locale: Locale, course: CourseKey): ContactEmailWords {
  const t = messages(locale, 'course-email');
  return {
    course,
    level: productOf(course).level,
    // `fromEntries` forgets which keys it was given.
    texts: Object.fromEntries(names.map((name) => [name, t(`island.${name}`)])) as ContactEmailWords['texts'],
    errors: errorTexts(locale, [...errorCodes, 'unreachable']),
    paths: {
      requirements: coursePath(course, 'requirements', locale),
      // Signed in, she comes back here: nobody else knows whether her address is known.
      login: loginPath(locale, { reason: 'course', next: coursePath(course, 'email', locale) }),
      order: orderPath(locale, course),
      account: accountPath(locale),
    },
  };
}
