import { expect, it } from 'vitest';
import { remindersOf } from '#domain/course/reminders.ts';
import { coursePath } from '#domain/course/path.ts';

const booked = new Date('2026-08-31T10:00:00Z');
const lastDay = '2027-02-28';
const ends = new Date('2027-02-28T23:00:00Z');
const day = 86_400_000;
const after = (days: number, milliseconds = 0) => new Date(booked.getTime() + days * day + milliseconds);
const none = { heard: undefined, answered: undefined };

/** A course whose first modules were each completed after a day. */
function lookAt(now: Date, complete: number) {
  const modules = Array.from({ length: 8 }, (_, place) => {
    const when = after(place * 7 + 1);
    return place < complete ? { heard: when, answered: when } : none;
  });
  const progress = modules.map(({ heard = null, answered = null }) => ({
    reported: heard,
    heardAt: heard,
    answeredAt: answered,
  }));
  return remindersOf({ path: coursePath({ booked, ends }, modules, now), lastDay, progress }, now);
}

const at = (now: Date, complete: number) => lookAt(now, complete).due;

const opened = { kind: 'module_open', about: '2' };
const stalled = { kind: 'stalled', about: '2-2026-09-07' };
const monthLeft = { kind: 'month_left', about: '2027-02-28' };
const weekLeft = { kind: 'week_left', about: '2027-02-28' };
const done = { kind: 'done', about: 'done' };

it.each([
  ['the first module', 0, after(0), []],
  ['a module before it opens', 1, after(7, -1), []],
  ['a module that opens', 1, after(7), [opened]],
  ['it until three days later', 1, after(10, -1), [opened]],
  ['it afterwards', 1, after(10), []],
  ['a module that waits for the one before, or two weeks after the last activity alone', 1, after(14), []],
  ['two weeks without activity in an open module', 1, after(21), [stalled]],
  ['the last month, at night', 1, new Date('2027-01-28T06:59:59Z'), []],
  ['the last month, in the morning', 1, new Date('2027-01-28T07:00:00Z'), [monthLeft]],
  ['the last month, three days later', 1, new Date('2027-01-31T07:00:00Z'), []],
  ['the last week, at night', 1, new Date('2027-02-21T06:59:59Z'), []],
  ['the last week, in the morning', 1, new Date('2027-02-21T07:00:00Z'), [weekLeft]],
  ['the last week, to who is done', 8, new Date('2027-02-21T08:00:00Z'), []],
  ['a course that has ended', 1, new Date('2027-02-28T23:00:00Z'), []],
  ['all that is complete', 8, after(50), [done]],
  ['it until three days later', 8, after(53, -1), [done]],
  ['it afterwards', 8, after(53), []],
])('reminders of %s (complete: %i)', (_, complete, now, due) => {
  expect(at(now, complete)).toEqual(due);
});

it('reminders: inactive participants get one after two weeks and one after six, in the morning', () => {
  const called = Array.from({ length: 100 }, (_, days) =>
    at(after(days), 0).map(({ about }) => [days, about]),
  ).flat();
  // Each is news for three days.
  const news = (from: number, about: string) => [0, 1, 2].map((later) => [from + later, about]);
  expect(called).toEqual([...news(14, '2-2026-08-31'), ...news(42, '6-2026-08-31')]);
});

it.each([
  ['the day on which the next module opens', 1, after(1), after(7)],
  ['two weeks without activity, in the morning', 0, after(0), new Date('2026-09-14T06:00:00Z')],
  ['the last month, in the morning of winter time', 0, after(60), new Date('2027-01-28T07:00:00Z')],
  ['nothing, when all is told', 8, after(50), undefined],
  ['nothing, after the end', 1, ends, undefined],
])('reminders: the next look is for %s (complete: %i)', (_, complete, now, next) => {
  expect(lookAt(now, complete).next).toEqual(next);
});
