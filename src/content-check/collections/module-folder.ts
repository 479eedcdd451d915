/** Names of module folders and of the files in them. */
import { courseKeys } from '#domain/shop/catalogue.ts';
import type { Files } from './collection.ts';

const folder = `(?:${courseKeys.join('|')})/\\d\\d-[a-z\\d]+(?:-[a-z\\d]+)*`;
export const names = { like: new RegExp(`^${folder}$`), example: 'zpp/01-ankommen-am-tisch' };
export const parts = ['script.md', 'workbook.yaml', 'quiz.yaml'];
/** The recording, or a sample until there is one, each with the start times of its chapters. */
const sounds = ['recording.m4a', 'recording.yaml', 'sample.m4a', 'sample.yaml'];

export const modulePart = new RegExp(
  `^(?:${courseKeys.join('|')})/sample\\.m4a$|^${folder}/(?:${[...parts, ...sounds].map((name) => name.replace('.', '\\.')).join('|')})$`,
);
/** Unknown files are reported only by the collection of courses. */
const anything = /^/;

/** One file of each module. German only, like the courses. */
export const ofModule = (file: string): Files => ({
  file: `{name}/${file}`,
  names,
  only: 'de',
  beside: anything,
});
