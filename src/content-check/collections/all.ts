import type { Collection } from './collection.ts';
import type { DataOf, Fields } from '../fields/field.ts';
import { about } from './about.ts';
import { comparison } from './comparison.ts';
import { courses } from './courses.ts';
import { features } from './features.ts';
import { films } from './films.ts';
import { insurers } from './insurers.ts';
import { invoice } from './invoice.ts';
import { landings } from './landings.ts';
import { legal } from './legal.ts';
import { quizzes, scripts, workbooks } from './modules.ts';
import { recordingStarts, sampleStarts } from './sounds.ts';
import { questions } from './questions.ts';
import { stories } from './stories.ts';

/** All content but recipes, by the names that pages ask for it. */
export const collections = {
  about,
  comparison,
  courses,
  courseQuizzes: quizzes,
  courseSampleStarts: sampleStarts,
  courseScripts: scripts,
  courseSoundStarts: recordingStarts,
  courseWorkbooks: workbooks,
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

/** What pages get of an entry. */
export type ContentData<Name extends CollectionName> =
  (typeof collections)[Name] extends Collection<infer F extends Fields> ? DataOf<F> : never;
