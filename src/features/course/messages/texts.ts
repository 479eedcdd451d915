import { longestMessage } from '#domain/course/contact.ts';
import { courseTitles } from '#domain/course/titles.ts';
import { facts } from '#domain/company/facts.ts';
import { formatNumber } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locales.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import { deleteCourseMessages, readCourseMessages, writeCourseMessage } from '#site/api/course-messages.ts';

/** What its calls may fail with. */
const codes = callCodes(readCourseMessages, writeCourseMessage, deleteCourseMessages);

export const messagesTexts = (locale: Locale) => ({
  locale,
  ...textsOf(locale, 'course-messages').island,
  names: courseTitles(locale),
  most: formatNumber(longestMessage, locale),
  wanted: facts.course.contactMinutes,
  errors: errorTexts(locale, codes),
  coursePage: coursePath('zpp', 'course', locale),
  coursePath: pathOf('myCourse', locale),
});

export type MessagesTexts = ReturnType<typeof messagesTexts>;
export type MessagesCode = keyof MessagesTexts['errors'];
