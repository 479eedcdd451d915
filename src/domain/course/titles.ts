import type { Locale } from '../text/locales.ts';
import { courseKeys, type CourseKey } from '../shop/catalogue.ts';
import { certified } from './generated/certified.ts';

/** The courses' titles, as their editors wrote them. */
export const courseTitles = (locale: Locale): Readonly<Record<CourseKey, string>> =>
  Object.fromEntries(
    courseKeys.map((key) => [key, locale === 'de' ? certified[key].title : certified[key].englishTitle]),
  ) as Record<CourseKey, string>;
