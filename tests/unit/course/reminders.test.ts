import { expect, it } from 'vitest';
import { remindersOf } from '#domain/course/reminders.ts';
import { coursePath, endOfCourse, lastDayOf } from '#domain/course/path.ts';

const booked = new Date('2026-08-31T10:00:00Z');
const lastDay = lastDayOf(booked);
const ends = endOfCourse(booked);
const day = 86_400_000;
const none = { heard: undefined, answered: undefined };

/** A course whose first modules were each completed after a day. */
function at(now: Date, complete: number) {
  const modules = Array.from({ length: 8 }, (_, place) => {
    const when = new Date(booked.getTime() + place * 7 * day + day);
    return place < complete ? { heard: when, answered: when } : none;
  });
  const progress = modules.map(({ heard = null, answered = null }) => ({
    reported: heard,
    heardAt: heard,
    answeredAt: answered,
  }));
  return remindersOf({ path: coursePath({ booked, ends }, modules, now), lastDay, progress }, now);
}
const opens = (number: number) => new Date(booked.getTime() + (number - 1) * 7 * day);

it('reminders: none for the first module', () => {
  expect(at(booked, 0)).toEqual([]);
});

it('reminders: a module is announced when it opens, for three days', () => {
  expect(at(new Date(opens(2).getTime() - 1), 1)).toEqual([]);
  expect(at(opens(2), 1)).toEqual([{ kind: 'module_open', about: '2' }]);
  expect(at(new Date(opens(2).getTime() + 3 * day - 1), 1)).toEqual([{ kind: 'module_open', about: '2' }]);
  expect(at(new Date(opens(2).getTime() + 3 * day), 1)).toEqual([]);
});

it('reminders: none for a module that waits for the one before', () => {
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

it('reminders: inactive members get one after two weeks and after six, in the morning', () => {
  const called = Array.from({ length: 100 }, (_, days) => {
    const now = new Date(booked.getTime() + days * day);
    return at(now, 0).map(({ about }) => [days, about]);
  }).flat();
  // Each is news for three days.
  const news = (from: number, about: string) => [0, 1, 2].map((later) => [from + later, about]);
  expect(called).toEqual([...news(14, '2-2026-08-31'), ...news(42, '6-2026-08-31')]);
});

it('reminders: activity resets them, and locked modules cause none', () => {
  // Module 2 opened on the 7th day; the first was complete on the 1st.
  expect(at(new Date(booked.getTime() + 14 * day), 1)).toEqual([]);
  expect(at(new Date(booked.getTime() + 21 * day), 1)).toEqual([{ kind: 'stalled', about: '2-2026-09-07' }]);
});

it('reminders: completion is announced for three days', () => {
  const done = booked.getTime() + 50 * day;
  const told = [{ kind: 'done', about: 'done' }];
  expect([at(new Date(done), 8), at(new Date(done + 3 * day - 1), 8)]).toEqual([told, told]);
  expect(at(new Date(done + 3 * day), 8)).toEqual([]);
});

it.each([
  ['complete', '2027-02-21T08:00:00Z', 8],
  ['ended', '2027-02-28T23:00:00Z', 1],
])('a course that is %s is quiet', (_, now, complete) => {
  expect(at(new Date(now), complete)).toEqual([]);
});
