/** How the folder of a course's module is called, and what lies in it. */
import { courseKeys } from '#domain/shop/catalogue.ts';

const folder = `(?:${courseKeys.join('|')})/\\d\\d-[a-z\\d]+(?:-[a-z\\d]+)*`;
export const names = { like: new RegExp(`^${folder}$`), example: 'zpp/01-ankommen-am-tisch' };
export const parts = ['script.md', 'workbook.yaml', 'quiz.yaml'];
/** The recording, and what stands in for it until there is one; beside each, when its chapters begin. */
const sounds = ['recording.m4a', 'recording.yaml', 'sample.m4a', 'sample.yaml'];

/** What may lie in the folder of a module, and the course's own sample above it. */
export const modulePart = new RegExp(
  `^(?:${courseKeys.join('|')})/sample\\.m4a$|^${folder}/(?:${[...parts, ...sounds].map((name) => name.replace('.', '\\.')).join('|')})$`,
);
/** The collection of courses tells which files belong nowhere: the three of modules would say it again. */
export const anything = /^/;
