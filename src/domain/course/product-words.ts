import { courseTitles } from './titles.ts';
import { fill, type Text } from '../text/fill.ts';
import type { Locale } from '../text/locales.ts';
import { courseKeys, type CourseKey } from '../shop/catalogue.ts';
import type { ProductWords } from '../shop/product-name.ts';

interface Texts extends Omit<ProductWords, 'course'> {
  course: Text<'title'>;
}

/** The words for `productName`: those of a course contain its title. */
export function productWords({ course, ...texts }: Texts, locale: Locale): ProductWords {
  const titles = courseTitles(locale);
  const named = courseKeys.map((key) => [key, fill(course, { title: titles[key] })]);
  return { ...texts, course: Object.fromEntries(named) as Record<CourseKey, string> };
}
