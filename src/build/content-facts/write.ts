/**
 * What Worker and browsers need to know of the content, which only the build reads: the courses' certifications, their
 * modules, the names of landing pages, and experiments. Git ignores these files.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContentMistakes } from '../../content-check/read-or-stop.ts';
import { certifiedCourses } from './certified.ts';
import { courseModules } from './course-modules.ts';
import { allExperiments } from './experiments.ts';
import { landingPages } from './landings.ts';

/** Leaves files as they were if their content has mistakes, and returns the messages. */
export async function writeContentFacts(project = process.cwd()): Promise<readonly string[]> {
  const mistakes = new Set<string>();
  for (const make of [certifiedCourses, courseModules, landingPages, allExperiments]) {
    try {
      for (const [file, content] of Object.entries(await make(project)))
        await write(join(project, file), content);
    } catch (error) {
      if (!(error instanceof ContentMistakes)) throw error;
      mistakes.add(error.message);
    }
  }
  return [...mistakes];
}

/** Only what changed: development servers watch these files. Renamed into place, as another process may read it now. */
async function write(file: string, content: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) return;
  await mkdir(dirname(file), { recursive: true });
  const written = `${file}.${String(process.pid)}`;
  await writeFile(written, content);
  await rename(written, file);
}
