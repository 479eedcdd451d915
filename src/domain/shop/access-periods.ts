import { addDays, dayInGermany, monthsAfter, startOfDay, type Day } from '../time/calendar.ts';
import { facts } from '../company/facts.ts';

/** Access periods: the grace period of a failed renewal, and the end of a course. */
export const graceDays = 7;

const day = 86_400_000;

export const withGrace = (instant: Date) => new Date(instant.getTime() + graceDays * day);

/** The last day for completing a course, all of it, in Germany. */
export const lastDayOf = (booked: Date, givenBackDays = 0): Day =>
  addDays(monthsAfter(dayInGermany(booked), facts.course.monthsToFinish), givenBackDays);

export const endOfCourse = (booked: Date, givenBackDays = 0): Date =>
  startOfDay(addDays(lastDayOf(booked, givenBackDays), 1));

/**
 * A course and the app access that comes with it end automatically, each when its last day is over. Days lost to a
 * dispute that was won are added.
 */
export const courseEnds = (paid: Date, givenBackDays = 0) => ({
  course: endOfCourse(paid, givenBackDays),
  app: startOfDay(
    addDays(monthsAfter(dayInGermany(paid), facts.course.monthsOfAppAccess), givenBackDays + 1),
  ),
});
