import { addDays, type Day } from './calendar.ts';

export interface CalendarEntry {
  /** Stable, so that a second import replaces the entry. */
  uid: string;
  day: Day;
  /** Minutes after midnight, wherever the calendar's owner is; otherwise all day. */
  from?: number;
  to?: number;
  summary: string;
  notes?: string;
  url: string;
  /** Of two versions the higher one counts. */
  sequence?: number;
  /** Removes an entry of an earlier file. */
  isCancelled?: boolean;
}

export interface Calendar {
  /** The host of our site. */
  host: string;
  product: string;
  name: string;
  entries: readonly CalendarEntry[];
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

/** Without a time zone: a local time. */
function local(day: Day, minutes: number): string {
  const time = new Date((minutes % 1440) * 60_000).toISOString().slice(11, 19).replaceAll(':', '');
  return `${compact(addDays(day, Math.floor(minutes / 1440)))}T${time}`;
}

const stamp = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** An all-day entry ends when the next day begins. */
const spanLines = ({ day, from, to }: CalendarEntry) =>
  from === undefined || to === undefined
    ? [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`]
    : [`DTSTART:${local(day, from)}`, `DTEND:${local(day, to)}`];

/** Entries do not show their owner as busy. */
const entryLines = (entry: CalendarEntry, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${stamp(now)}`,
  ...(entry.sequence === undefined ? [] : [`SEQUENCE:${entry.sequence}`]),
  ...spanLines(entry),
  `SUMMARY:${escaped(entry.summary)}`,
  ...(entry.notes === undefined ? [] : [`DESCRIPTION:${escaped(entry.notes)}`]),
  `URL:${entry.url}`,
  ...(entry.isCancelled ? ['STATUS:CANCELLED'] : []),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar file (iCalendar): https://www.rfc-editor.org/rfc/rfc5545 */
export function calendarFile({ host, product, name, entries }: Calendar, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//${product}//DE`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
