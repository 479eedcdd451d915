/**
 * The modules of the courses: one folder each, `zpp/01-ankommen-am-tisch`, with the recording's script, the workbook
 * and the quiz. German only, like the courses.
 */
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { chaptersOf, wordCount } from '#domain/course/script.ts';
import { minutesOf, minutesOfSound, minutesOfWords } from '#domain/course/minutes.ts';
import { workbookFieldKinds } from '#domain/course/module-content.ts';
import { facts } from '#domain/company/facts.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { start, type Code, type Report } from '../diagnostic.ts';
import {
  address,
  choice,
  pastDay,
  diagnose,
  hints,
  list,
  listOf,
  listOrNone,
  mark,
  shaped,
  whole,
  words,
} from '../describe/kinds.ts';
import { filesIn, readSource } from '../reading/source.ts';
import { parseMarkdown, positionOf, unlessTooDeep, wordsOf } from '../reading/markdown.ts';
import { checkUnique, collection, type ReadEntry } from './collection.ts';
import { names, ofModule, parts } from './module-folder.ts';
import { secondsOf } from './recording.ts';
import { checkSound } from './sounds.ts';

const source = z.strictObject({
  name: words(120, 'DGE, Gut essen und trinken'),
  address: address('https://www.dge.de/'),
  published: shaped(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/, '2024-03')
    .refine(
      (written) => !/^\d/.test(written) || written <= dayInGermany(new Date()),
      'date-future' satisfies Code,
    )
    .register(hints, { example: '2024-03' })
    .optional(),
});

/** Read, done and written down in one sitting. */
const minutesOfExercise = { least: 5, most: 30 };

const exercise = z.strictObject({
  title: words(70, 'Drei Tage aufschreiben'),
  minutes: whole(minutesOfExercise, 15),
  steps: list(words(300, 'Schreib an drei Tagen auf, was du isst und trinkst.'), 2),
});

const questionsOfQuiz = 5;

/** Eight to twelve minutes when read aloud. */
const wordsOfScript = { least: 1_200, most: 1_800 };
const chaptersOfScript = { least: 4, most: 9 };

/** Scripts are read aloud: only chapters and paragraphs, no lists or tables. */
function checkShape(body: string, bodyLine: number, report: Report): void {
  const nodes = parseMarkdown(body);
  const reportShape = (node: (typeof nodes)[number]) => {
    const { line, column } = positionOf(node);
    report('script-shape', { line: line + bodyLine - 1, column }, { text: wordsOf(node) });
  };
  for (const node of nodes) {
    const isChapter = node.type === 'heading' && node.depth === 2;
    if (!isChapter && node.type !== 'paragraph') reportShape(node);
  }
  const first = nodes[0];
  if (first && first.type !== 'heading') reportShape(first);
}

function checkScript({ body = '', bodyLine, report }: ReadEntry<unknown>): void {
  // The check of all texts reports one that is too deep.
  const silent = () => undefined;
  unlessTooDeep(body, silent, () => {
    checkShape(body, bodyLine, report);
  });
  const count = wordCount(body);
  if (count < wordsOfScript.least || count > wordsOfScript.most)
    report('script-length', start, { count, ...wordsOfScript });
  const chapters = chaptersOf(body);
  if (chapters.length < chaptersOfScript.least || chapters.length > chaptersOfScript.most)
    report('script-chapters', start, { count: chapters.length, ...chaptersOfScript });
  for (const { title, paragraphs } of chapters)
    if (paragraphs.length === 0) report('chapter-empty', start, { title });
}

const numberOf = (name: string): string => /\/(\d\d)-/.exec(name)?.[1] ?? '';

/** The modules of all courses have their pages below one address, beside the certificate's. */
const otherPages = ['bescheinigung'];

function checkAddresses(folders: readonly string[], reportOf: (file: string) => Report): void {
  checkUnique(
    [
      ...otherPages.map((id) => ({ id, file: `src/pages/[locale]/[myCourse]/${id}.astro`, at: start })),
      ...folders.map((name) => ({
        id: name.replace(/^.*\/\d\d-/, ''),
        file: `src/content/courses/${name}`,
        at: start,
      })),
    ],
    reportOf,
  );
}

/** Each course has modules from 01 on, without gaps, each complete. */
function checkFolders(root: string, reportOf: (file: string) => Report): void {
  const files = filesIn(root).filter((path) => names.like.test(dirname(path)));
  const ofAll = [...new Set(files.map((path) => dirname(path)))];
  checkAddresses(ofAll, reportOf);
  for (const course of courseKeys) {
    const own = files.filter((path) => path.startsWith(`${course}/`));
    const folders = ofAll.filter((name) => name.startsWith(`${course}/`));
    checkUnique(
      folders.map((name) => ({
        id: `${course}/${numberOf(name)}`,
        file: `src/content/courses/${name}`,
        at: start,
      })),
      reportOf,
    );
    for (let module = 1; module <= facts.course.modules; module += 1) {
      const number = String(module).padStart(2, '0');
      const found = folders.find((name) => numberOf(name) === number);
      if (found === undefined)
        reportOf(`src/content/courses/${course}`)('module-missing', start, { course, number });
      for (const part of found === undefined ? [] : parts)
        if (!own.includes(`${found}/${part}`))
          reportOf(`src/content/courses/${found}/${part}`)('file-required', start, { file: part });
    }
    for (const name of folders)
      if (Number(numberOf(name)) < 1 || Number(numberOf(name)) > facts.course.modules)
        reportOf(`src/content/courses/${name}`)('module-surplus', start, { modules: facts.course.modules });
  }
}

/** A certificate attests these minutes: recording, exercises and quiz of each module. */
function checkMinutes(
  root: string,
  { name, body = '', data, at, report }: ReadEntry<{ exercises?: readonly { minutes: number }[] }>,
): void {
  const course = dirname(name);
  const certified = readSource(join(root, `${course}.yaml`), 'course', () => undefined);
  const wanted = Number(/^minutesPerUnit: *(\d+)/m.exec(certified ?? '')?.[1] ?? 0);
  const recorded = secondsOf(join(root, name, 'recording.m4a'));
  const spokenMinutes = recorded === undefined ? minutesOfWords(wordCount(body)) : minutesOfSound(recorded);
  const exercises = (data.exercises ?? []).map(({ minutes }) => minutes);
  const minutes = minutesOf({ spokenMinutes, exercises, questions: questionsOfQuiz });
  if (minutes < wanted)
    report('minutes-few', at('exercises'), {
      minutes,
      spoken: spokenMinutes,
      missing: wanted - minutes,
      wanted,
      course,
    });
}

export const scripts = collection({
  folder: 'courses',
  layout: ofModule('script.md'),
  schema: z
    .strictObject({
      /** Reviewed by an expert: a site with an unreviewed module is not deployed. */
      review: choice(['waiting', 'given']),
      reviewer: words(120, 'Dr. Anna Beispiel, Ernährungswissenschaftlerin').optional(),
      reviewed: pastDay('2026-12-01').optional(),
      sources: list(source),
      exercises: list(exercise),
    })
    .superRefine(({ review, reviewer, reviewed, sources }, context) => {
      const isSigned = reviewer !== undefined && reviewed !== undefined;
      if (review === 'given' && !isSigned) diagnose(context, 'review-unsigned', {}, ['review']);
      if (sources.every(({ published }) => published === undefined))
        diagnose(context, 'sources-undated', {}, ['sources']);
    }),
  pages: ['course'],
  among(entries, reportOf, root) {
    checkFolders(root, reportOf);
    for (const entry of entries) {
      checkScript(entry);
      checkSound(join(root, entry.name), entry.body ?? '', entry.report);
      checkMinutes(root, entry);
    }
  },
});

const field = z
  .strictObject({
    id: shaped(/^[a-z]+(?:-[a-z]+)*$/, 'erster-schritt'),
    kind: choice(workbookFieldKinds),
    label: words(120, 'Mein erster kleiner Schritt'),
    options: listOrNone(words(60, 'zum Frühstück')),
  })
  .superRefine(({ kind, options }, context) => {
    if ((kind === 'choice') !== options.length > 0) diagnose(context, 'options-unfit', {}, ['kind']);
  });

export const workbooks = collection({
  folder: 'courses',
  layout: ofModule('workbook.yaml'),
  schema: z.strictObject({
    intro: words(300, 'Diese Woche wird nur gesammelt.'),
    pages: list(
      z.strictObject({
        title: words(70, 'Was bleibt'),
        text: words(300, 'Drei Dinge, die du nicht hergeben willst.'),
        fields: list(field),
      }),
    ),
  }),
  pages: ['course'],
  among(entries, reportOf) {
    for (const { file, data, at } of entries) {
      const ids = (data.pages ?? []).flatMap(({ fields }) => fields.map(({ id }) => id));
      checkUnique(
        ids.map((id) => ({ id, file, at: at('pages') })),
        reportOf,
      );
    }
  },
});

const answersOfQuestion = { least: 2, most: 4 };

const question = z
  .strictObject({
    question: words(200, 'Worum geht es in der ersten Woche?'),
    answers: list(
      z.strictObject({
        text: words(200, 'Neugierig hinzusehen, wie ich heute esse'),
        right: mark(),
        feedback: words(240, 'Genau. Erst sehen, dann ändern.'),
      }),
      answersOfQuestion.least,
    ),
  })
  .superRefine(({ answers }, context) => {
    if (answers.filter(({ right }) => right).length !== 1) diagnose(context, 'answer-right', {}, ['answers']);
    if (answers.length > answersOfQuestion.most)
      diagnose(context, 'answers-many', answersOfQuestion, ['answers']);
  });

export const quizzes = collection({
  folder: 'courses',
  layout: ofModule('quiz.yaml'),
  schema: z.strictObject({ questions: listOf(questionsOfQuiz, question) }),
  pages: ['course'],
});
