import { readOrStop } from './content.ts';

export const certifiedFile = 'src/domain/course/generated/certified.ts';

/** Ignores stale generated dates: this run rewrites them. */
const readCourses = async () =>
  (await readOrStop('courses', ['course-dates'])).map(({ id, file, data }) => ({ key: id, file, ...data }));

export const coursesOfSamples = async () =>
  (await readCourses()).filter(({ sample }) => sample).map(({ file }) => file);

/** Certification dates of the courses for the Worker, which does not read content. */
export async function certifiedCourses(): Promise<string> {
  // Invoices and certificates are in German, like the course.
  const entries = (await readCourses()).map(
    ({ key, certified, courseId, de: { title } }) => [key, { ...certified, courseId, title }] as const,
  );
  return `// Written by \`npm run codegen\` from src/content/courses.

import type { CourseKey } from '../../shop/catalogue.ts';
import type { Certified } from '../certification.ts';

export const certified: Record<CourseKey, Certified> = ${JSON.stringify(Object.fromEntries(entries))};
`;
}

export const describedFile = 'src/domain/course/generated/described.ts';

/** What certificates say about each course, in German like the course, for the Worker, which does not read content. */
export async function describedCourses(): Promise<string> {
  const entries = (await readCourses()).map(
    ({ key, courseId, minutesPerUnit, leader, sample, certified, de }) => {
      const { title, field, principle, qualification } = de;
      return [
        key,
        {
          title,
          courseId,
          field,
          principle,
          leader,
          qualification,
          minutesPerUnit,
          certifiedFrom: certified.from,
          certifiedUntil: certified.until,
          sample,
        },
      ] as const;
    },
  );
  return `// Written by \`npm run codegen\` from src/content/courses.

import type { Day } from '../../calendar.ts';
import type { CourseKey } from '../../shop/catalogue.ts';

interface Described {
  title: string;
  courseId: string;
  field: string;
  principle: string;
  leader: string;
  qualification: string;
  minutesPerUnit: number;
  certifiedFrom: Day;
  certifiedUntil: Day;
  sample: boolean;
}

export const described: Record<CourseKey, Described> = ${JSON.stringify(Object.fromEntries(entries))};
`;
}
