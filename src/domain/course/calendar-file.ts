import { addDays, dayInGermany, type Day } from '../time/calendar.ts';
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

interface Entry {
  uid: string;
  day: Day;
  summary: string;
  notes: string;
  url: string;
}

/** Commas, semicolons, backslashes and line breaks are special in calendar files: RFC 5545, 3.3.11. */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (found) => `\\${found}`).replaceAll(/\r?\n/g, '\\n');

const encoder = new TextEncoder();
/** In octets, without the line break: RFC 5545, 3.1. */
const longestLine = 75;

/** Long lines continue on the next one after a space; never within a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const letter of line) {
    const length = encoder.encode(letter).length;
    if (size + length > longestLine) {
      lines.push(current);
      current = ' ';
      size = 1;
    }
    current += letter;
    size += length;
  }
  return [...lines, current].join('\r\n');
}

const compact = (day: Day) => day.replaceAll('-', '');

const stamp = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** An all-day entry, which ends when the next day begins and does not show the participant as busy. */
const entryLines = ({ uid, day, summary, notes, url }: Entry, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(notes)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

function entriesOf({ id, host, path, modules, lastDay, urlOf, texts }: CourseCalendar): Entry[] {
  const uid = (what: string) => `${id}-${what}@${host}`;
  const openings = path.stations.flatMap((station, index): Entry[] => {
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

/**
 * The calendar file (iCalendar) of a course: the days on which modules open, and the last day. Ids are stable, so that
 * a second import replaces the entries. https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarFile(calendar: CourseCalendar, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendar.host}//course//DE`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(calendar.texts.name)}`,
    ...entriesOf(calendar).flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
