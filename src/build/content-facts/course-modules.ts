import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { secondsOf } from '../../content-check/collections/recording.ts';
import { secondsAt } from '../../content-check/collections/sounds.ts';
import { recordingAddress } from '#domain/course/recording.ts';
import { minutesOfSound, minutesOfWords } from '#domain/course/minutes.ts';
import { chaptersOf, startsByWords, wordCount } from '#domain/course/script.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { readOrStop } from '../../content-check/read-or-stop.ts';
import type { CourseModule } from '#domain/course/modules.ts';
import type { ModuleContent } from '#domain/course/module-content.ts';

interface WrittenModule extends CourseModule {
  readonly course: CourseKey;
  readonly content: ModuleContent;
}

/** The content check has already reported what is missing. */
function present<Found>(found: Found | undefined, name: string): Found {
  if (found === undefined) throw new Error(`src/content/courses/${name} is incomplete.`);
  return found;
}

async function writtenModules(project: string): Promise<readonly WrittenModule[]> {
  const courses = await readOrStop('courses', project);
  const scripts = await readOrStop('courseScripts', project);
  const workbooks = await readOrStop('courseWorkbooks', project);
  const quizzes = await readOrStop('courseQuizzes', project);
  const starts = {
    recording: await readOrStop('courseSoundStarts', project),
    sample: await readOrStop('courseSampleStarts', project),
  };
  const written = scripts.map(({ name, file, body = '', data: { sources, exercises } }): WrittenModule => {
    const folder = basename(name);
    const number = Number(folder.slice(0, 2));
    const { id, data: course } = present(
      courses.find((one) => one.id === dirname(name)),
      name,
    );
    const { questions } = present(
      quizzes.find((one) => one.name === name),
      name,
    ).data;
    const workbook = present(
      workbooks.find((one) => one.name === name),
      name,
    ).data;
    const beside = join(project, dirname(file));
    const isSample = !existsSync(join(beside, 'recording.m4a'));
    const sound = isSample ? 'sample' : 'recording';
    const seconds = Math.floor(present(secondsOf(join(beside, `${sound}.m4a`)), name) * 10) / 10;
    const listened = starts[sound].find((one) => one.name === name)?.data.starts;
    const chapters = chaptersOf(body);
    const key = present(
      courseKeys.find((one) => one === id),
      name,
    );
    const slug = folder.slice(3);
    return {
      course: key,
      number,
      slug,
      title: present(course.de.modules[number - 1], name).title,
      seconds,
      spokenMinutes: isSample ? minutesOfWords(wordCount(body)) : minutesOfSound(seconds),
      questions: questions.length,
      exercises: exercises.map(({ minutes }) => minutes),
      content: {
        recording: {
          address: recordingAddress(key, { number, slug }, isSample),
          starts: listened?.map((time) => secondsAt(time) * 10) ?? startsByWords(chapters, seconds * 10),
          isSample,
        },
        chapters,
        sources,
        exercises,
        workbook,
        quiz: questions,
      },
    };
  });
  return written.toSorted((one, other) => one.number - other.number);
}

/** Public facts of the modules, and their contents for participants. */
export async function courseModules(project: string): Promise<Record<string, string>> {
  const written = await writtenModules(project);
  const lists = courseKeys.map((key) => [
    key,
    written
      .filter(({ course }) => course === key)
      .map(({ number, slug, title, seconds, spokenMinutes, questions, exercises }) => ({
        number,
        slug,
        title,
        seconds,
        spokenMinutes,
        questions,
        exercises,
      })),
  ]);
  // As strings: the Worker only parses the requested one.
  const contents = written.map(({ course, slug, content }) => [`${course}/${slug}`, JSON.stringify(content)]);
  return {
    'src/domain/course/generated/modules.ts': `export const modules = ${JSON.stringify(Object.fromEntries(lists))} as const;
`,
    'functions/course/generated/module-contents.ts': `/** By course and slug. */
export const moduleContents: ReadonlyMap<string, string> = new Map(${JSON.stringify(contents)});
`,
  };
}
