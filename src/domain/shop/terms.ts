import { addMonths } from '../calendar.ts';
import { facts } from '../facts.ts';

const day = 86_400_000;

/** How long access goes on when a renewal could not be charged. */
export const graceDays = 7;

export const withGrace = (instant: Date) => new Date(instant.getTime() + graceDays * day);

/** A course and the app that comes with it end by themselves. */
export const courseEnds = (paid: Date) => ({
  course: addMonths(paid, facts.course.monthsToFinish),
  app: addMonths(paid, facts.course.monthsOfAppAccess),
});
