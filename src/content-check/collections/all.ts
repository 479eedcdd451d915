import type { z } from 'zod';
import type { Collection } from './collection.ts';
import { comparison, features, landings, stories } from './home.ts';
import { courses } from './courses.ts';
import { experiments } from './experiments.ts';
import { films } from './films.ts';
import { insurers } from './insurers.ts';
import { quizzes, scripts, workbooks } from './modules.ts';
import { questions } from './questions.ts';
import { recordingStarts, sampleStarts } from './sounds.ts';
import { about, invoice, legal } from './texts.ts';

/** All content but recipes. */
export const collections = {
  about,
  comparison,
  courses,
  courseQuizzes: quizzes,
  courseSampleStarts: sampleStarts,
  courseScripts: scripts,
  courseSoundStarts: recordingStarts,
  courseWorkbooks: workbooks,
  experiments,
  faq: questions,
  features,
  films,
  insurers,
  invoice,
  landings,
  legal,
  testimonials: stories,
};

export type CollectionName = keyof typeof collections;

export type ContentData<Name extends CollectionName> =
  (typeof collections)[Name] extends Collection<infer Schema> ? Readonly<z.output<Schema>> : never;
