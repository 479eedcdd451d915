import { dayInGermany } from '#domain/calendar.ts';
import { toLocale } from '#domain/locales.ts';
import { mealPlanFiles } from '#site/clients/meal-plan-files.ts';
import { leftOut } from '#site/stores/page-draft.ts';
import { keptWeek } from '#site/stores/kept-week.ts';
import { createDay } from './day.store.ts';

/** The day in the result of this visitor, on this page. */
export const plannedDay = createDay({
  dishes: mealPlanFiles(toLocale(document.documentElement.lang)).dishes,
  keptWeek,
  leftOut,
  today: () => dayInGermany(new Date()),
});
