import type { Certified } from '#domain/course/certification.ts';
import { readOrStop } from '../../content-check/read-or-stop.ts';

/** Certifications of the courses, and what certificates say of them. In German, like the courses. */
export async function certifiedCourses(project: string): Promise<Record<string, string>> {
  const entries = (await readOrStop('courses', project)).map(({ id, data }): [string, Certified] => {
    const { certified, courseId, minutesPerUnit, leader, sample, de, en } = data;
    const { title, field, principle, qualification } = de;
    const { from, until } = certified;
    const named = { title, englishTitle: en.title, courseId };
    return [id, { ...named, from, until, field, principle, leader, qualification, minutesPerUnit, sample }];
  });
  return {
    'src/domain/course/generated/certified.ts': `import type { CourseKey } from '../../shop/catalogue.ts';
import type { Certified } from '../certification.ts';

export const certified: Record<CourseKey, Certified> = ${JSON.stringify(Object.fromEntries(entries))};
`,
  };
}
