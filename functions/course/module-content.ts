import { moduleContents } from './generated/module-contents.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { ModuleContent } from '#domain/course/module-content.ts';

/** Part of the Worker rather than a static file, so that the access check cannot be bypassed. */
export function moduleContent(course: CourseKey, slug: string): ModuleContent {
  const text = moduleContents.get(`${course}/${slug}`);
  if (text === undefined) throw new Error(`No content of ${course}/${slug}.`);
  // Generated from a value of this type.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return
  return JSON.parse(text);
}
