/** The bucket's contents, from the content folders: course recordings and samples. */
import { globSync, readFileSync } from 'node:fs';

const folder = 'src/content/courses';

interface ContentFile {
  path: string;
  file: string;
}

/** `zpp/sample.m4a` is the public sample on the course's page; files of modules are for participants. */
function pathOf(name: string): string {
  return /^[a-z\d]+\/sample\.m4a$/.test(name) ? `public/courses/${name}` : `courses/${name}`;
}

const contentFiles = (): ContentFile[] =>
  globSync('{*/sample,*/*/sample,*/*/recording}.m4a', { cwd: folder })
    .map((found) => found.replaceAll('\\', '/'))
    .toSorted()
    .map((name) => ({ path: pathOf(name), file: `${folder}/${name}` }));

/** Reads from disk each time: a new file can be played at once. */
export function contentFile(path: string): Buffer | undefined {
  const found = contentFiles().find((one) => one.path === path);
  return found && readFileSync(found.file);
}
