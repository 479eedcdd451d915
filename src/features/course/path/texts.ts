import { company } from '#domain/company/company.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { coursePath, modulePath, ownCertificatePath } from '#i18n/course-routes.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import { readCourseCalendar } from '#site/api/course-calendar.ts';
import { readCourses } from '#site/api/courses.ts';
import { downloadWorkbook } from '#site/api/workbook.ts';

/** What its calls may fail with. */
const codes = callCodes(readCourses, readCourseCalendar, downloadWorkbook);

const locale = 'de';

/** Plain data for the island. In German only, like the course. */
export function myCourseTexts(titles: Readonly<Record<CourseKey, string>>) {
  return {
    ...textsOf(locale, 'course-path'),
    titles,
    email: company.email,
    errors: errorTexts(locale, codes),
    paths: {
      account: pathOf('my', locale),
      certificate: ownCertificatePath,
      messages: modulePath('nachrichten'),
      module: modulePath(''),
      about: { zpp: coursePath('zpp', 'course', locale), zpp2: coursePath('zpp2', 'course', locale) },
    },
  };
}

export type MyCourseTexts = ReturnType<typeof myCourseTexts>;
export type MyCourseCode = keyof MyCourseTexts['errors'];
