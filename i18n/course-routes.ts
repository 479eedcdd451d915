import type { Locale } from '#domain/text/locales.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { pathOf } from './routes.ts';

export const courseFolder: Record<Locale, string> = { en: 'course', de: 'kurs' };

/** In the order of a booking. Ads and the app link to them: slugs never change. */
const steps = {
  course: { en: '', de: '' },
  requirements: { en: 'requirements', de: 'voraussetzungen' },
  notPossible: { en: 'not-possible', de: 'nicht-moeglich' },
  reimbursement: { en: 'reimbursement', de: 'erstattung' },
  email: { en: 'email', de: 'email' },
  invoice: { en: 'invoice', de: 'rechnung' },
} as const satisfies Record<string, Record<Locale, string>>;

export type CourseStep = keyof typeof steps;

export const isCourseStep = (value: string): value is CourseStep => Object.hasOwn(steps, value);

/** Listed by search engines; the others are personal. */
export const listedSteps: readonly CourseStep[] = ['course', 'requirements', 'reimbursement', 'invoice'];

export const stepSlug = (step: CourseStep, locale: Locale): string => steps[step][locale];

export function coursePath(course: CourseKey, step: CourseStep, locale: Locale): string {
  const slug = stepSlug(step, locale);
  return `/${locale}/${courseFolder[locale]}/${course}${slug ? `/${slug}` : ''}`;
}

/** Named as the files in `src/pages`. */
export const courseParams = (course: CourseKey, step: CourseStep, locale: Locale) => ({
  locale,
  courses: courseFolder[locale],
  course,
  ...(step === 'course' ? {} : { [step]: stepSlug(step, locale) }),
});

export const coursePaths = (course: CourseKey, step: CourseStep): Record<Locale, string> => ({
  en: coursePath(course, step, 'en'),
  de: coursePath(course, step, 'de'),
});

/** One for all courses, as they cost the same. */
export const insurerPath = (insurer: string, locale: Locale): string =>
  `${coursePath('zpp', 'reimbursement', locale)}/${insurer}`;

/** In German only, as the course is. */
export const modulePath = (slug: string): string => `${pathOf('myCourse', 'de')}/${slug}`;

/** Where a participant requests a certificate. */
export const ownCertificatePath = modulePath('bescheinigung');
