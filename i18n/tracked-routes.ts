import { courseKeys } from '#domain/shop/catalogue.ts';
import { locales } from '#domain/text/locales.ts';
import { coursePath } from './course-routes.ts';
import { pathOf, type PageKey } from './routes.ts';

const tracked: readonly PageKey[] = [
  'about',
  'faq',
  'recipes',
  'week',
  'login',
  'onboarding',
  'plans',
  'my',
  'welcome',
  'imprint',
  'privacy',
  'terms',
  'accessibility',
];

/** The addresses that ad platforms may see; others are reported as the home page. */
export const trackedRoutes: readonly string[] = locales.flatMap((locale) => [
  ...tracked.map((page) => pathOf(page, locale)),
  ...courseKeys.map((course) => coursePath(course, 'course', locale)),
]);
