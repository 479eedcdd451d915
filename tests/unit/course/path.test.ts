import { array, assert, date, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayInGermany, daysLater, monthsAfter, type Day } from '#domain/time/calendar.ts';
import { facts } from '#domain/company/facts.ts';
import { coursePath, type ModuleProgress } from '#domain/course/path.ts';
import { endOfCourse, lastDayOf } from '#domain/shop/access-periods.ts';

const booked = new Date('2026-03-20T18:30:00Z');
const ends = new Date('2026-09-20T22:00:00Z');
const none: ModuleProgress = { heard: undefined, answered: undefined };
const at = (instant: string): ModuleProgress => ({ heard: new Date(instant), answered: new Date(instant) });
const pathOf = (now: string, ...done: ModuleProgress[]) =>
  coursePath(
    { booked, ends },
    [...done, ...Array.from({ length: 8 - done.length }, () => none)],
    new Date(now),
  );
const statesOf = (path: ReturnType<typeof pathOf>) => path.stations.map(({ state }) => state).join(' ');

describe('course path', () => {
  it('begins with its first module at once', () => {
    const path = pathOf('2026-03-20T18:30:00Z');
    expect(statesOf(path)).toBe('open locked locked locked locked locked locked locked');
    expect(path.stations[1]).toEqual({ state: 'locked', earliest: new Date('2026-03-27T18:30:00Z') });
  });

  it('opens each module a week after the one before, by German time', () => {
    const done = [at('2026-03-22T10:00:00Z'), at('2026-03-28T10:00:00Z')];
    const path = pathOf('2026-03-29T10:00:00Z', ...done);
    // Clocks went forward on the 29th.
    expect(path.stations[2]).toEqual({ state: 'waiting', opens: new Date('2026-04-03T17:30:00Z') });
    expect(statesOf(pathOf('2026-04-03T17:29:59Z', ...done))).toMatch(/^done done waiting locked/);
    expect(statesOf(pathOf('2026-04-03T17:30:00Z', ...done))).toMatch(/^done done open locked/);
  });

  it('opens a module on completion of the one before if that took longer than a week', () => {
    const path = pathOf('2026-05-02T10:00:00Z', at('2026-05-01T10:00:00Z'));
    expect(path.stations[1]).toMatchObject({ state: 'open', opened: new Date('2026-05-01T10:00:00Z') });
  });

  it('a module is complete with recording and questions, in either order', () => {
    const heardOnly = pathOf('2026-04-10T10:00:00Z', {
      heard: new Date('2026-03-21T10:00:00Z'),
      answered: undefined,
    });
    expect(heardOnly.stations[0]).toMatchObject({ state: 'open', heard: true, answered: false });
    expect(heardOnly.stations[1]).toMatchObject({ state: 'locked' });
    const both = { heard: new Date('2026-04-02T10:00:00Z'), answered: new Date('2026-03-21T10:00:00Z') };
    expect(pathOf('2026-04-10T10:00:00Z', both).stations[0]).toMatchObject({ completed: both.heard });
  });

  it('does not count a module that is not open yet, whatever a report says', () => {
    const path = pathOf('2026-04-10T10:00:00Z', none, at('2026-04-09T10:00:00Z'));
    expect(statesOf(path)).toMatch(/^open locked locked/);
    expect(path.stations[2]).toEqual({ state: 'locked', earliest: new Date('2026-04-17T10:00:00Z') });
  });

  it('is complete with all eight modules, and ends with its last day, complete or not', () => {
    const all = Array.from({ length: 8 }, (_, week) => at(daysLater(booked, 7 * week + 1).toISOString()));
    expect(pathOf('2026-06-01T10:00:00Z', ...all)).toMatchObject({
      state: 'complete',
      completed: daysLater(booked, 50),
      forecast: undefined,
    });
    expect(pathOf(new Date(+ends - 1).toISOString())).toMatchObject({ state: 'running' });
    expect(pathOf(ends.toISOString())).toMatchObject({ state: 'ended', forecast: undefined });
    expect(pathOf(ends.toISOString(), ...all)).toMatchObject({
      state: 'ended',
      completed: daysLater(booked, 50),
    });
  });

  it('predicts its completion from the participant’s pace', () => {
    const first = pathOf('2026-03-20T18:30:00Z').forecast ?? booked;
    expect(dayInGermany(first)).toBe('2026-05-15');
    const slow = [at(daysLater(booked, 14).toISOString())];
    expect(dayInGermany(pathOf('2026-04-04T10:00:00Z', ...slow).forecast ?? booked)).toBe('2026-07-10');
  });
});

describe('last day of a course', () => {
  it.each<[string, Day]>([
    ['2026-08-31T10:00:00Z', '2026-08-31'],
    ['2026-03-31T10:00:00Z', '2026-03-31'],
    // Already the 10th in Germany.
    ['2026-05-09T22:30:00Z', '2026-05-10'],
  ])('that was booked on %s is months later, all of it in Germany', (instant, bookedOn) => {
    const day = monthsAfter(bookedOn, facts.course.monthsToFinish);
    expect(lastDayOf(new Date(instant))).toBe(day);
    const end = endOfCourse(new Date(instant));
    expect(dayInGermany(new Date(+end - 1))).toBe(day);
    expect(dayInGermany(end)).toBe(addDays(day, 1));
  });

  it('moves by the days of a payment dispute', () => {
    const paid = new Date('2026-05-09T10:00:00Z');
    expect(lastDayOf(paid, 12)).toBe(addDays(lastDayOf(paid), 12));
  });
});

it('course path: no module opens before the previous one is complete, or within a week of its opening', () => {
  const instant = date({ min: booked, max: new Date('2026-12-31'), noInvalidDate: true });
  const progress = record({
    heard: option(instant, { nil: undefined }),
    answered: option(instant, { nil: undefined }),
  });
  assert(
    property(
      array(progress, { minLength: 8, maxLength: 8 }),
      integer({ min: 0, max: 300 }),
      (modules, days) => {
        const { stations } = coursePath({ booked, ends }, modules, daysLater(booked, days));
        for (const [place, station] of stations.entries()) {
          const previous = stations[place - 1];
          if (!previous || (station.state !== 'open' && station.state !== 'done')) continue;
          expect(previous.state).toBe('done');
          const opened = previous.state === 'done' ? previous.opened : booked;
          expect(+station.opened).toBeGreaterThanOrEqual(+daysLater(opened, 7));
        }
      },
    ),
  );
});
