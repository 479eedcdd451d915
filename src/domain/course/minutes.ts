/** The minutes that a module holds, and those of them that a participant has seen: what a certificate may attest. */
import type { CourseModule } from './modules.ts';

/** Read aloud calmly: how long a script takes that nobody has recorded yet. */
const wordsAMinute = 150;
/** Reading a question with its answers, choosing, and reading what is to be said about it. */
const minutesAQuestion = 1;

export const minutesOfWords = (words: number): number => Math.floor(words / wordsAMinute);
export const minutesOfSound = (seconds: number): number => Math.floor(seconds / 60);

type Held = Pick<CourseModule, 'spokenMinutes' | 'questions' | 'exercises'>;

const sumOf = (minutes: readonly number[]) => minutes.reduce((sum, one) => sum + one, 0);

/** Sound, quiz, and the exercises that were confirmed, by their places; all of them unless told otherwise. */
export const minutesOf = (
  { spokenMinutes, questions, exercises }: Held,
  confirmed: readonly number[] = [...exercises.keys()],
): number =>
  spokenMinutes +
  questions * minutesAQuestion +
  sumOf(exercises.filter((_, place) => confirmed.includes(place)));

/** The minutes of all units that were complete. None attests more than it is certified for. */
export const attestedMinutes = (
  modules: readonly Held[],
  confirmed: readonly (readonly number[])[],
  minutesPerUnit: number,
): number =>
  sumOf(modules.map((module, unit) => Math.min(minutesPerUnit, minutesOf(module, confirmed[unit] ?? []))));
