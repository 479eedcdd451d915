/** Links in editors' texts: `page:faq#course`, `course:zpp/reimbursement`. */
import type { Locale } from '#domain/text/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { coursePath, isCourseStep } from './course-routes.ts';
import { isPageKey, pathOf } from './routes.ts';

/** The path of the page; undefined if there is none. Other addresses stay. */
export function resolveLink(address: string, locale: Locale): string | undefined {
  const [, page = '', anchor = ''] = /^page:([^#]*)(#.*)?$/s.exec(address) ?? [];
  if (isPageKey(page)) return pathOf(page, locale) + anchor;
  const [, key, step = 'course'] = /^course:(\w+)(?:\/(\w+))?$/.exec(address) ?? [];
  const course = courseKeys.find((one) => one === key);
  if (course && isCourseStep(step)) return coursePath(course, step, locale);
  return /^(?:page|course):/i.test(address) ? undefined : address;
}
