import { test } from '@playwright/test';
import { isBookable } from '#domain/course/certification.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { dayInGermany } from '#domain/time/calendar.ts';

const isOpen = (course: CourseKey) => isBookable(certified[course], dayInGermany(new Date()));

/** The courses that are certified today. */
export const bookable = courseKeys.filter(isOpen);

/** The course that these tests book, if there is one. */
export const course: CourseKey = bookable[0] ?? 'zpp';

/** Skips the test while that course cannot be booked. */
export function needsBookable(wanted: CourseKey = course): void {
  test.skip(!isOpen(wanted), `${wanted} is not certified today`);
}
