/** Course modules: public names, and the contents for the Worker. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { secondsOf } from '../../src/content-check/collections/recording.ts';
import { secondsAt } from '../../src/content-check/collections/sounds.ts';
import { recordingAddress } from '#domain/course/recording.ts';
import { minutesOfSound, minutesOfWords } from '#domain/course/minutes.ts';
import { chaptersOf, startsByWords, wordCount } from '#domain/course/script.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { readOrStop } from './content.ts';
import type { CourseModule } from '#domain/course/modules.ts';
import type { ModuleContent } from '#domain/course/module-content.ts';

const modulesFile = 'src/domain/course/generated/modules.ts';
const moduleContentsFile = 'functions/course/generated/module-contents.ts';

/** Folders of modules that must not be published yet. */
export async function unfinishedModules() {
  const scripts = await readOrStop('courseScripts');
  const isSpoken = (file: string) => existsSync(join(dirname(file), 'recording.m4a'));
  return {
    unreviewedModules: scripts.filter(({ data }) => data.review === 'waiting').map(({ name }) => name),
    unrecordedModules: scripts.filter(({ file }) => !isSpoken(file)).map(({ name }) => name),
  };
}

interface WrittenModule extends CourseModule {
  readonly course: CourseKey;
  readonly content: ModuleContent;
}

/** The content check has already reported what is missing. */
function present<Found>(found: Found | undefined, name: string): Found {
  if (found === undefined) throw new Error(`src/content/courses/${name} is incomplete.`);
  return found;
}

async function writtenModules(): Promise<readonly WrittenModule[]> {
  const courses = await readOrStop('courses', ['course-dates']);
  const scripts = await readOrStop('courseScripts');
  const workbooks = await readOrStop('courseWorkbooks');
  const quizzes = await readOrStop('courseQuizzes');
  const starts = {
    recording: await readOrStop('courseSoundStarts'),
    sample: await readOrStop('courseSampleStarts'),
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
    const isSample = !existsSync(join(dirname(file), 'recording.m4a'));
    const sound = isSample ? 'sample' : 'recording';
    const seconds = Math.floor(present(secondsOf(join(dirname(file), `${sound}.m4a`)), name) * 10) / 10;
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

const notice = '// Written by `npm run codegen` from src/content/courses.\n\n';

/** Generated files: public facts of the modules, and the contents for participants. */
export async function courseModules(): Promise<Record<string, string>> {
  const written = await writtenModules();
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
    [modulesFile]: `${notice}export const modules = ${JSON.stringify(Object.fromEntries(lists))} as const;
`,
    [moduleContentsFile]: `${notice}/** Each module's content as JSON, by course and slug. */
export const moduleContents: ReadonlyMap<string, string> = new Map(${JSON.stringify(contents)});
`,
  };
}
