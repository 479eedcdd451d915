/** The minutes that a module takes, and those that a certificate may attest to a participant. */
import type { CourseModule } from './modules.ts';

/** For scripts that are not recorded yet, read aloud calmly. */
const wordsAMinute = 150;
/** Reading the question and its answers, choosing, and reading the explanation. */
const minutesAQuestion = 1;

export const minutesOfWords = (words: number): number => Math.floor(words / wordsAMinute);
export const minutesOfSound = (seconds: number): number => Math.floor(seconds / 60);

type Held = Pick<CourseModule, 'spokenMinutes' | 'questions' | 'exercises'>;

const sumOf = (minutes: readonly number[]) => minutes.reduce((sum, one) => sum + one, 0);

/** Audio, quiz and confirmed exercises (by index); all exercises by default. */
export const minutesOf = (
  { spokenMinutes, questions, exercises }: Held,
  confirmed: readonly number[] = [...exercises.keys()],
): number =>
  spokenMinutes +
  questions * minutesAQuestion +
  sumOf(exercises.filter((_, index) => confirmed.includes(index)));

/** The minutes that a module's unconfirmed exercises would add to a certificate. */
export const openMinutesOf = (module: Held, confirmed: readonly number[], minutesPerUnit: number): number =>
  Math.min(minutesPerUnit, minutesOf(module)) - Math.min(minutesPerUnit, minutesOf(module, confirmed));

/** Minutes of all completed units, each at most what it is certified for. */
export const attestedMinutes = (
  modules: readonly Held[],
  confirmed: readonly (readonly number[])[],
  minutesPerUnit: number,
): number =>
  sumOf(modules.map((module, unit) => Math.min(minutesPerUnit, minutesOf(module, confirmed[unit] ?? []))));

/**
 * When an exercise can be confirmed: once the module has been open for as long as it takes, together with the exercises
 * confirmed already.
 */
export const confirmableFrom = (
  opened: Date,
  exercises: readonly number[],
  confirmed: readonly number[],
  exercise: number,
): Date => {
  const minutes = sumOf(exercises.filter((_, index) => index === exercise || confirmed.includes(index)));
  return new Date(opened.getTime() + minutes * 60_000);
};
