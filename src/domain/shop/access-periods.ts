import { addMonths } from '../calendar.ts';
import { facts } from '../facts.ts';

/** How long what was paid for gives access: the grace period of a failed renewal, and the end of a course. */
export const graceDays = 7;

const day = 86_400_000;

export const withGrace = (instant: Date) => new Date(instant.getTime() + graceDays * day);

/** A course and the app access that comes with it end by themselves. */
export const courseEnds = (paid: Date) => ({
  course: addMonths(paid, facts.course.monthsToFinish),
  app: addMonths(paid, facts.course.monthsOfAppAccess),
});
