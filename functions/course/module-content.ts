import { moduleContents } from './generated/module-contents.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { ModuleContent } from '#domain/course/module-content.ts';

/**
 * What is in a module. It is part of the Worker and no file of the site, so that nobody can ask for it past the check of
 * access.
 */
export function moduleContent(course: CourseKey, slug: string): ModuleContent {
  const text = moduleContents.get(`${course}/${slug}`);
  if (text === undefined) throw new Error(`No content of ${course}/${slug}: run \`npm run codegen\`.`);
  // Written by our own generator, from a value of this type.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return
  return JSON.parse(text);
}
