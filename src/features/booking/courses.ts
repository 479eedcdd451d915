import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { dayInGermany } from '#domain/time/calendar.ts';
import { isBookable } from '#domain/course/certification.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { courseParams, type CourseStep } from '#i18n/course-routes.ts';

type Data = CollectionEntry<'courses'>['data'];

export type Course = Omit<Data, Locale> & Data[Locale] & { key: CourseKey; bookable: boolean };

/** A course in one language. */
export async function courseOf(key: CourseKey, locale: Locale): Promise<Course> {
  const entry = await getEntry('courses', key);
  if (!entry) throw new Error(`src/content/courses/${key}.yaml is missing`);
  const { en, de, ...data } = entry.data;
  return {
    ...data,
    ...{ en, de }[locale],
    key,
    bookable: isBookable(data.certified, dayInGermany(new Date())),
  };
}

/** The result of `getStaticPaths` for one of the pages of a course. */
export async function courseStaticPaths(step: CourseStep) {
  const files = await getCollection('courses');
  if (files.length !== courseKeys.length)
    throw new Error('src/content/courses has a course that nobody sells.');
  return locales.flatMap((locale) =>
    courseKeys.map((course) => ({
      params: courseParams(course, step, locale),
      props: { locale, course },
    })),
  );
}
