import type { CourseKey } from '#domain/shop/catalogue.ts';
import { coursePath } from '#i18n/course-routes.ts';
import type { OrderWords } from './texts.ts';

/** What somebody who books a course has confirmed, and should know once more. */
export function CourseNotes({ course, locale, texts: { review: t } }: OrderWords & { course: CourseKey }) {
  return (
    <>
      {locale !== 'de' && <p className="alert">{t.german}</p>}
      <p className="order-small">
        {t.requirements} <a href={coursePath(course, 'requirements', locale)}>{t.requirementsLink}</a>
      </p>
      <a className="text-button" href={coursePath(course, 'course', locale)}>
        {t.otherCourse}
      </a>
    </>
  );
}
