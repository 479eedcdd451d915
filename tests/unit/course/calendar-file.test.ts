import { expect, it } from 'vitest';
import { calendarOf } from '#domain/course/course-calendar.ts';
import type { CourseModule } from '#domain/course/modules.ts';
import { coursePath } from '#domain/course/path.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';

const modulesOfCourse = Array.from({ length: 8 }, (_, place): CourseModule => {
  const number = place + 1;
  const minutes = { seconds: 600, spokenMinutes: 10, questions: 5, exercises: [10] };
  return { number, slug: `thema-${number}`, title: `Thema ${number}`, ...minutes };
});
const booked = new Date('2026-09-10T21:30:00Z');
const none = { heard: undefined, answered: undefined };
const first = new Date('2026-09-12T10:00:00Z');

function fileAt(now: string) {
  const at = new Date(now);
  const modules = [{ heard: first, answered: first }, none, none, none, none, none, none, none];
  return calendarFile(
    calendarOf({
      id: 'abc',
      host: 'valea.example',
      path: coursePath({ booked, ends: new Date('2027-03-10T23:00:00Z') }, modules, at),
      modules: modulesOfCourse,
      lastDay: '2027-03-10',
      urlOf: (module) => `https://valea.example/de/mein-kurs${module ? `/${module.slug}` : ''}`,
      texts: {
        name: 'Gut essen, leichter leben',
        opens: ({ number, title }) => `Modul ${number} öffnet: ${title}`,
        opensEarliest: ({ number, title }) => `Modul ${number} öffnet frühestens: ${title}`,
        deadline: 'Letzter Tag',
        notes: {
          opens: 'Ab heute; in Ruhe',
          opensEarliest: 'Nach dem\nModul davor',
          deadline: 'Der Tag zählt',
        },
      },
    }),
    at,
  );
}

/** Unfolded lines. */
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (file: string, name: string) =>
  lines(file)
    .filter((line) => line.startsWith(name))
    .map((line) => line.slice(line.indexOf(':') + 1));

it('calendar file: an all-day entry for every module still to open, and one for the last day', () => {
  const file = fileAt('2026-09-13T10:00:00Z');
  // Booked at half past eleven at night in Germany, so the second opens on the 17th and not a day later.
  expect(valuesOf(file, 'DTSTART').join(' ')).toBe(
    '20260917 20260924 20261001 20261008 20261015 20261022 20261029 20270310',
  );
  expect(valuesOf(file, 'DTEND').at(-1)).toBe('20270311');
  expect(valuesOf(file, 'SUMMARY').slice(0, 2)).toEqual([
    `Modul 2 öffnet: ${modulesOfCourse[1]?.title ?? ''}`,
    `Modul 3 öffnet frühestens: ${modulesOfCourse[2]?.title ?? ''}`,
  ]);
});

it('calendar file: entries keep their ids when modules open', () => {
  const before = fileAt('2026-09-13T10:00:00Z');
  const after = fileAt('2026-09-18T10:00:00Z');
  const ids = valuesOf(before, 'UID');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.at(-1)).toBe('abc-deadline@valea.example');
  expect(valuesOf(after, 'UID')).toEqual(ids.slice(1));
});

it('calendar file: folded and escaped as RFC 5545 demands', () => {
  const file = fileAt('2026-09-13T10:00:00Z');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(valuesOf(file, 'X-WR-CALNAME')).toEqual(['Gut essen\\, leichter leben']);
  expect(valuesOf(file, 'DESCRIPTION').slice(0, 2)).toEqual([
    'Ab heute\\; in Ruhe',
    'Nach dem\\nModul davor',
  ]);
  expect(valuesOf(file, 'DTSTAMP')[0]).toBe('20260913T100000Z');
});

it('calendar file: leaves out modules that would only open after the course has ended', () => {
  const late = fileAt('2027-03-08T10:00:00Z');
  expect(valuesOf(late, 'UID')).toEqual(['abc-module-3@valea.example', 'abc-deadline@valea.example']);
});
