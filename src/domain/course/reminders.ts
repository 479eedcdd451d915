import { monthsAfter, addDays, dayInGermany, startOfDay, type Day } from '../time/calendar.ts';
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
const remindedForMs = 3 * day;
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

/** What is news from when on, as the course stands now. The order's confirmation covers the first module. */
function occasionsOf({ path, lastDay, progress }: Course): (Reminder & { from: Date })[] {
  const { stations, state, completed } = path;
  if (state === 'complete' && completed) return [{ kind: 'done', about: 'done', from: completed }];
  if (state !== 'running') return [];
  const morning = (of: Day) => new Date(startOfDay(of).getTime() + morningMs);
  const opening = stations.flatMap((station, index) => {
    const about = { kind: 'module_open', about: String(index + 1) } as const;
    if (station.state === 'waiting') return [{ ...about, from: station.opens }];
    return station.state === 'open' && index > 0 ? [{ ...about, from: station.opened }] : [];
  });
  const since = stalledSince({ path, progress });
  const stalled = stalledWeeks.flatMap((weeks) =>
    since === undefined
      ? []
      : [
          {
            kind: 'stalled' as const,
            about: stalledAbout(weeks, since),
            from: morning(addDays(since, weeks * 7)),
          },
        ],
  );
  return [
    ...opening,
    ...stalled,
    { kind: 'month_left', about: lastDay, from: morning(monthsAfter(lastDay, -1)) },
    { kind: 'week_left', about: lastDay, from: morning(addDays(lastDay, -7)) },
  ];
}

/**
 * The mails due now, and when to look again, unless a module is completed or the order changes before: activity only
 * delays a reminder.
 */
export function remindersOf(course: Course, now: Date): { due: Reminder[]; next: Date | undefined } {
  const occasions = occasionsOf(course);
  const isNews = ({ from }: { from: Date }) => from <= now && now.getTime() - from.getTime() < remindedForMs;
  const later = occasions.flatMap(({ from }) => (from > now ? [from.getTime()] : []));
  return {
    due: occasions.filter(isNews).map(({ kind, about }) => ({ kind, about })),
    next: later.length === 0 ? undefined : new Date(Math.min(...later)),
  };
}
