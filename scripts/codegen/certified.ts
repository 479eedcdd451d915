import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { courseKeys } from '#domain/shop/catalogue.ts';

export const certifiedFile = 'src/domain/course/generated/certified.ts';

const known = z.object({
  sample: z.boolean(),
  certified: z.strictObject({ from: z.iso.date(), until: z.iso.date() }),
});

const readCourses = () =>
  Promise.all(
    courseKeys.map(async (key) => {
      const file = `src/content/courses/${key}.yaml`;
      const read = known.safeParse(parse(await readFile(file, 'utf8')));
      if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
      return { key, file, ...read.data };
    }),
  );

/** The files that still hold what nobody has certified. */
export const coursesOfSamples = async () =>
  (await readCourses()).filter(({ sample }) => sample).map(({ file }) => file);

/** When each course is certified, from what editors write: the Worker needs to know it, and reads no content. */
export async function certifiedCourses(): Promise<string> {
  const entries = (await readCourses()).map((course) => [course.key, course.certified] as const);
  return `// Written by \`npm run codegen\` from src/content/courses.

import type { CourseKey } from '../../shop/catalogue.ts';
import type { Certified } from '../certification.ts';

export const certified: Record<CourseKey, Certified> = ${JSON.stringify(Object.fromEntries(entries))};
`;
}
