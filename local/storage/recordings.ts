/** What the bucket holds, as it lies in the content folders: the recordings of the courses, their samples beside them. */
import { globSync, readFileSync } from 'node:fs';

const folder = 'src/content/courses';

/** A file of the bucket by its path there, and where it lies in the project. */
export interface ContentFile {
  path: string;
  file: string;
}

/** `zpp/sample.m4a` is the sample on the course's page, for everybody; what lies in a module is for participants. */
function pathOf(name: string): string {
  return /^[a-z\d]+\/sample\.m4a$/.test(name) ? `public/courses/${name}` : `courses/${name}`;
}

/** All that can be heard, in order. */
export const contentFiles = (): ContentFile[] =>
  globSync('{*/sample,*/*/sample,*/*/recording}.m4a', { cwd: folder })
    .map((found) => found.replaceAll('\\', '/'))
    .toSorted()
    .map((name) => ({ path: pathOf(name), file: `${folder}/${name}` }));

/** Read anew each time: what is dropped beside a text can be heard at once. */
export function contentFile(path: string): Buffer | undefined {
  const found = contentFiles().find((one) => one.path === path);
  return found && readFileSync(found.file);
}
