/** The modules of each course in order, one a week. Texts and audio are for participants only. */
import { modules } from './generated/modules.ts';
import type { CourseKey } from '../shop/catalogue.ts';

export interface CourseModule {
  readonly number: number;
  /** The folder without the number, and the last part of the page's address. */
  readonly slug: string;
  readonly title: string;
  /** The recording's length, to a tenth of a second. */
  readonly seconds: number;
  /** Length of the recording, or of reading the script aloud until it is recorded. */
  readonly spokenMinutes: number;
  readonly questions: number;
  readonly exercises: readonly number[];
}

const courses: Readonly<Record<CourseKey, readonly CourseModule[]>> = modules;

export const modulesOf = (course: CourseKey): readonly CourseModule[] => courses[course];

export const moduleOf = (course: CourseKey, slug: string): CourseModule | undefined =>
  courses[course].find((module) => module.slug === slug);

/** In tenths of a second, the unit of positions. */
export const lengthOf = ({ seconds }: CourseModule): number => Math.round(seconds * 10);
