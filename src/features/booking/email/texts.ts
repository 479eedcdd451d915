import type { Locale } from '#domain/text/locales.ts';
import { productOf, type CourseKey } from '#domain/shop/catalogue.ts';
import { pathOf } from '#i18n/routes.ts';
import type { AccessLevel } from '#domain/shop/access.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { errorTexts } from '#i18n/errors.ts';
import type { Screens } from '#i18n/texts.ts';
import { loginPath } from '#i18n/login-path.ts';
import { orderPath } from '#i18n/order-path.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import { operations } from '#site/api/graphql.ts';

/** What its calls may fail with. */
const codes = callCodes(operations.getUser, operations.updateUser);

export type ContactEmailCode = (typeof codes)[number];

export interface ContactEmailWords {
  course: CourseKey;
  level: AccessLevel;
  texts: Screens['course-email']['island'];
  errors: Record<ContactEmailCode, string>;
  /** Whether another address was meant. */
  meant: Screens['shell']['meantAddress'];
  paths: { requirements: string; login: string; order: string; account: string };
}

export function contactEmailWords(locale: Locale, course: CourseKey): ContactEmailWords {
  return {
    course,
    level: productOf(course).level,
    texts: textsOf(locale, 'course-email').island,
    errors: errorTexts(locale, codes),
    meant: textsOf(locale, 'shell').meantAddress,
    paths: {
      requirements: coursePath(course, 'requirements', locale),
      // Members come back here after signing in: only then is it known whether there is an address.
      login: loginPath(locale, { reason: 'course', next: coursePath(course, 'email', locale) }),
      order: orderPath(locale, course),
      account: pathOf('my', locale),
    },
  };
}
