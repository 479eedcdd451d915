import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { dayInGermany } from '#domain/time/calendar.ts';
import { isBookable, type Certified } from '#domain/course/certification.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { courseParams, type CourseStep } from '#i18n/course-routes.ts';

type Data = CollectionEntry<'courses'>['data'];

export type Course = Omit<Data, Locale | 'leader' | 'certified'> &
  Data[Locale] & { key: CourseKey; leader: string; certified: Certified; bookable: boolean };

/** A course in one language. The Worker reads its certification from a generated file: both must match. */
export async function courseOf(key: CourseKey, locale: Locale): Promise<Course> {
  const entry = await getEntry('courses', key);
  if (!entry) throw new Error(`src/content/courses/${key}.yaml is missing`);
  const { en, de, ...data } = entry.data;
  const known = certified[key];
  if (known.from !== data.certified.from || known.until !== data.certified.until)
    throw new Error(`src/content/courses/${key}.yaml has other dates than the Worker: run npm run codegen`);
  return {
    ...data,
    ...{ en, de }[locale],
    key,
    certified: known,
    bookable: isBookable(known, dayInGermany(new Date())),
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
