import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOrStop } from './content.ts';

/** The modules of the courses that may not be published yet, by their folders. */
export async function unfinishedModules() {
  const scripts = await readOrStop('courseScripts');
  const isSpoken = (file: string) => existsSync(join(dirname(file), 'sound.m4a'));
  return {
    unreviewedModules: scripts.filter(({ data }) => data.review === 'waiting').map(({ name }) => name),
    unrecordedModules: scripts.filter(({ file }) => !isSpoken(file)).map(({ name }) => name),
  };
}
