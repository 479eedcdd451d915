import type { Certified } from '#domain/course/certification.ts';
import { readOrStop } from './content.ts';

export const certifiedFile = 'src/domain/course/generated/certified.ts';

/** Ignores stale generated dates: this run rewrites them. */
const readCourses = () => readOrStop('courses', ['course-dates']);

export const coursesOfSamples = async () =>
  (await readCourses()).filter(({ data }) => data.sample).map(({ file }) => file);

/**
 * Certifications of the courses, and what certificates say of them, for the Worker, which does not read content. In
 * German, like the courses.
 */
export async function certifiedCourses(): Promise<string> {
  const entries = (await readCourses()).map(({ id, data }): [string, Certified] => {
    const { certified, courseId, minutesPerUnit, leader, sample, de, en } = data;
    const { title, field, principle, qualification } = de;
    const { from, until } = certified;
    const named = { title, englishTitle: en.title, courseId };
    return [id, { ...named, from, until, field, principle, leader, qualification, minutesPerUnit, sample }];
  });
  return `// Written by \`npm run codegen\` from src/content/courses.

import type { CourseKey } from '../../shop/catalogue.ts';
import type { Certified } from '../certification.ts';

export const certified: Record<CourseKey, Certified> = ${JSON.stringify(Object.fromEntries(entries))};
`;
}
