import { expect, it } from 'vitest';
import { remindersOf } from '#domain/course/reminders.ts';
import { coursePath, endOfCourse, lastDayOf } from '#domain/course/path.ts';

const booked = new Date('2026-08-31T10:00:00Z');
const lastDay = lastDayOf(booked);
const ends = endOfCourse(booked);
const day = 86_400_000;
const none = { heard: undefined, answered: undefined };

/** The course with its first modules complete, each when it had been open for a day. */
function at(now: Date, complete: number) {
  const modules = Array.from({ length: 8 }, (_, place) => {
    const when = new Date(booked.getTime() + place * 7 * day + day);
    return place < complete ? { heard: when, answered: when } : none;
  });
  return remindersOf({ path: coursePath({ booked, ends }, modules, now), lastDay }, now);
}
const opens = (number: number) => new Date(booked.getTime() + (number - 1) * 7 * day);

it('of the first module nobody is reminded', () => {
  expect(at(booked, 0)).toEqual([]);
});

it('a module is told of when it opens, and for three days', () => {
  expect(at(new Date(opens(2).getTime() - 1), 1)).toEqual([]);
  expect(at(opens(2), 1)).toEqual([{ kind: 'module_open', about: '2' }]);
  expect(at(new Date(opens(2).getTime() + 3 * day - 1), 1)).toEqual([{ kind: 'module_open', about: '2' }]);
  expect(at(new Date(opens(2).getTime() + 3 * day), 1)).toEqual([]);
});

it('one that waits for the module before it is not', () => {
  expect(at(opens(3), 1)).toEqual([]);
});

it.each([
  ['2027-01-28T06:59:59Z', []],
  ['2027-01-28T07:00:00Z', [{ kind: 'month_left', about: '2027-02-28' }]],
  ['2027-01-31T07:00:00Z', []],
  ['2027-02-21T06:59:59Z', []],
  ['2027-02-21T07:00:00Z', [{ kind: 'week_left', about: '2027-02-28' }]],
])('the deadline is told of in the morning (%s)', (now, due) => {
  expect(lastDay).toBe('2027-02-28');
  expect(at(new Date(now), 1)).toEqual(due);
});

it.each([
  ['complete', '2027-02-21T08:00:00Z', 8],
  ['ended', '2027-02-28T23:00:00Z', 1],
])('a course that is %s is quiet', (_, now, complete) => {
  expect(at(new Date(now), complete)).toEqual([]);
});
