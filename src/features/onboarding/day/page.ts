import { dayInGermany } from '#domain/calendar.ts';
import { toLocale } from '#domain/locales.ts';
import { mealPlanFiles } from '#site/features/week/meal-plan-files.ts';
import { leftOut } from '../page-draft.ts';
import { keptWeek } from '#site/features/week/kept-week.ts';
import { createDay } from './day.store.ts';

/** The day in the result of this visitor, on this page. */
export const plannedDay = createDay({
  dishes: mealPlanFiles(toLocale(document.documentElement.lang)).dishes,
  keptWeek,
  leftOut,
  today: () => dayInGermany(new Date()),
});
