import { monthsAfter, addDays, startOfDay, type Day } from '../calendar.ts';
import type { CoursePath } from './path.ts';

/** What is mailed about a course that runs. Each kind can be switched off. */
export const courseMailKinds = ['module_open', 'month_left', 'week_left'] as const;
export type CourseMailKind = (typeof courseMailKinds)[number];

export interface Reminder {
  kind: CourseMailKind;
  /** The number of the module that has opened, or the last day that the mail tells of: what a mail is about, once. */
  about: string;
}

interface Course {
  path: Pick<CoursePath, 'state' | 'stations'>;
  lastDay: Day;
}

const day = 86_400_000;
/** What could not be told for so long is no news any more. */
export const remindedForMs = 3 * day;
/** Nobody is reminded of a deadline in the middle of the night. */
const morningMs = 8 * 3_600_000;

/** What is to be mailed about a course now: nothing unless it runs. Of the first module the confirmation tells. */
export function remindersOf({ path: { state, stations }, lastDay }: Course, now: Date): Reminder[] {
  if (state !== 'running') return [];
  const isNews = (instant: Date) => instant <= now && now.getTime() - instant.getTime() < remindedForMs;
  const morning = (of: Day) => new Date(startOfDay(of).getTime() + morningMs);
  const opened = stations.flatMap((station, place): Reminder[] =>
    place > 0 && station.state === 'open' && isNews(station.opened)
      ? [{ kind: 'module_open', about: String(place + 1) }]
      : [],
  );
  const deadlines = [
    { kind: 'month_left', from: monthsAfter(lastDay, -1) },
    { kind: 'week_left', from: addDays(lastDay, -7) },
  ] as const;
  const left = deadlines.flatMap(({ kind, from }): Reminder[] =>
    isNews(morning(from)) ? [{ kind, about: lastDay }] : [],
  );
  return [...opened, ...left];
}
