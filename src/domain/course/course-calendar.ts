import type { Calendar, CalendarEntry } from '../time/calendar-file.ts';
import { dayInGermany, type Day } from '../time/calendar.ts';
import type { CourseModule } from './modules.ts';
import type { CoursePath } from './path.ts';

interface CalendarTexts {
  /** `{{number}}`, `{{title}}`: a module that opens on that day. */
  opens: (module: CourseModule) => string;
  /** A module that opens on that day at the earliest. */
  opensEarliest: (module: CourseModule) => string;
  deadline: string;
  notes: Record<'opens' | 'opensEarliest' | 'deadline', string>;
  name: string;
}

export interface CourseCalendar {
  /** Of the booking: random, stable, and not the order's id. */
  id: string;
  /** The host of our site, for unique ids. */
  host: string;
  path: Pick<CoursePath, 'stations'>;
  modules: readonly CourseModule[];
  lastDay: Day;
  /** The page of a module, or of the whole course. */
  urlOf: (module?: CourseModule) => string;
  texts: CalendarTexts;
}

function entriesOf({ id, host, path, modules, lastDay, urlOf, texts }: CourseCalendar): CalendarEntry[] {
  const uid = (what: string) => `${id}-${what}@${host}`;
  const openings = path.stations.flatMap((station, index): CalendarEntry[] => {
    const module = modules[index];
    if (!module || (station.state !== 'waiting' && station.state !== 'locked')) return [];
    const opensThen = station.state === 'waiting';
    const instant = opensThen ? station.opens : station.earliest;
    const day = dayInGermany(instant);
    // Modules cannot open after the course has ended.
    if (day > lastDay) return [];
    const word = opensThen ? 'opens' : 'opensEarliest';
    return [
      {
        uid: uid(`module-${module.number}`),
        day,
        summary: texts[word](module),
        notes: texts.notes[word],
        url: urlOf(module),
      },
    ];
  });
  return [
    ...openings,
    {
      uid: uid('deadline'),
      day: lastDay,
      summary: texts.deadline,
      notes: texts.notes.deadline,
      url: urlOf(),
    },
  ];
}

/** The days on which a course's modules open, and the last day. */
export const calendarOf = (course: CourseCalendar): Calendar => ({
  host: course.host,
  product: 'course',
  name: course.texts.name,
  entries: entriesOf(course),
});
