import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { courseKeys } from '#domain/shop/catalogue.ts';

export const certifiedFile = 'src/domain/course/generated/certified.ts';

const dates = z.object({ certified: z.strictObject({ from: z.iso.date(), until: z.iso.date() }) });

/** When each course is certified, from what editors write: the Worker needs to know it, and reads no content. */
export async function certifiedCourses(): Promise<string> {
  const entries = await Promise.all(
    courseKeys.map(async (key) => {
      const file = `src/content/courses/${key}.yaml`;
      const read = dates.safeParse(parse(await readFile(file, 'utf8')));
      if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
      return [key, read.data.certified] as const;
    }),
  );
  return `// Written by \`npm run codegen\` from src/content/courses.

import type { CourseKey } from '../../shop/catalogue.ts';
import type { Certified } from '../certification.ts';

export const certified: Record<CourseKey, Certified> = ${JSON.stringify(Object.fromEntries(entries))};
`;
}
