/** The modules of each course, in their order: one a week. Texts and sound of a module are for who takes part. */
import { modules } from './generated/modules.ts';
import type { CourseKey } from '../shop/catalogue.ts';

export interface CourseModule {
  /** Its station on the way, from 1 on. */
  readonly number: number;
  /** Its folder without the number, and the last part of its page's address. */
  readonly slug: string;
  readonly title: string;
  /** How long its recording plays; to a tenth. */
  readonly seconds: number;
  /** How long its recording takes, or its script while nobody has recorded it. */
  readonly spokenMinutes: number;
  /** How many questions its quiz asks. */
  readonly questions: number;
  /** The planned minutes of each of its exercises. */
  readonly exercises: readonly number[];
}

const courses: Readonly<Record<CourseKey, readonly CourseModule[]>> = modules;

export const modulesOf = (course: CourseKey): readonly CourseModule[] => courses[course];

export const moduleOf = (course: CourseKey, slug: string): CourseModule | undefined =>
  courses[course].find((module) => module.slug === slug);

/** In tenths of a second, as places in a recording are counted. */
export const lengthOf = ({ seconds }: CourseModule): number => Math.round(seconds * 10);
