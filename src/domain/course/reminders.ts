import { monthsAfter, addDays, dayInGermany, startOfDay, type Day } from '../calendar.ts';
import type { CoursePath } from './path.ts';

/** Mails during a course. Each kind can be switched off. */
export const courseMailKinds = ['module_open', 'stalled', 'month_left', 'week_left', 'done'] as const;
export type CourseMailKind = (typeof courseMailKinds)[number];

export interface Reminder {
  kind: CourseMailKind;
  /** What it is about, for which it is sent only once: the opened module, the last day, or the start of inactivity. */
  about: string;
}

interface Course {
  path: Pick<CoursePath, 'state' | 'stations' | 'completed'>;
  lastDay: Day;
  progress: readonly Readonly<Record<'reported' | 'heardAt' | 'answeredAt', Date | null>>[];
}

const day = 86_400_000;
/** Older news is not sent. */
export const remindedForMs = 3 * day;
/** No reminders of deadlines at night. */
const morningMs = 8 * 3_600_000;

/** Weeks of inactivity after which a member is reminded, once each. */
export const stalledWeeks = [2, 6] as const;

export const stalledAbout = (weeks: number, since: Day) => `${weeks}-${since}`;

/** Since when a module has been open without activity; undefined if none is open. */
export function stalledSince({ path: { stations }, progress }: Omit<Course, 'lastDay'>): Day | undefined {
  const open = stations.find((station) => station.state === 'open');
  if (!open) return undefined;
  const active = progress.flatMap(({ reported, heardAt, answeredAt }) => [reported, heardAt, answeredAt]);
  return dayInGermany(new Date(Math.max(+open.opened, ...active.map(Number))));
}

/** The mails due now. The order's confirmation covers the first module. */
export function remindersOf(course: Course, now: Date): Reminder[] {
  const { stations, state, completed } = course.path;
  const { lastDay } = course;
  const isNews = (instant: Date) => instant <= now && now.getTime() - instant.getTime() < remindedForMs;
  if (state === 'complete' && completed && isNews(completed)) return [{ kind: 'done', about: 'done' }];
  if (state !== 'running') return [];
  const morning = (of: Day) => new Date(startOfDay(of).getTime() + morningMs);
  const since = stalledSince(course);
  const stalled = stalledWeeks.flatMap((weeks): Reminder[] =>
    since !== undefined && isNews(morning(addDays(since, weeks * 7)))
      ? [{ kind: 'stalled', about: stalledAbout(weeks, since) }]
      : [],
  );
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
  return [...opened, ...stalled, ...left];
}
