/** Where the buttons of landing pages lead. */
import type { Locale } from '#domain/text/locales.ts';
import type { LandingDestination } from '#domain/funnel/landing.ts';
import { coursePath } from './course-routes.ts';
import { pathOf } from './routes.ts';

/** Skips the introduction to the questions: the landing page has given it. */
export const beginQuery = 'begin';

export function destinationPath(to: LandingDestination, locale: Locale): string {
  switch (to) {
    case 'start':
      return `${pathOf('onboarding', locale)}?${beginQuery}`;
    case 'plans':
    case 'recipes':
      return pathOf(to, locale);
    case 'zpp':
    case 'zpp2':
      return coursePath(to, 'course', locale);
  }
}
