import type { KeptWeek } from '#domain/meal-plan/kept-week.ts';
import { weekEntries } from '#domain/meal-plan/week-calendar.ts';
import { fill } from '#domain/text/fill.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import { pathOf } from '#i18n/routes.ts';
import { saveFile } from '#site/browser/save-file.ts';
import type { ReadyWeek } from './state.ts';
import { dayText, type WeekWords } from './texts.ts';

/** Saves the calendar file of the week, and returns what the next one has to replace. */
export function saveWeekFile(
  { week, today }: ReadyWeek,
  kept: { begun: KeptWeek['begun']; calendar: NonNullable<KeptWeek['calendar']> },
  { texts, meals, locale }: Pick<WeekWords, 'texts' | 'meals' | 'locale'>,
): KeptWeek['calendar'] {
  const { calendar: t } = texts;
  const { origin, hostname } = location;
  const now = new Date();
  const { entries, optional } = weekEntries({
    id: kept.calendar.id,
    host: hostname,
    days: week.days,
    today,
    before: kept.calendar.optional,
    // Minutes since the week began: later files count more, and no number need be kept.
    sequence: Math.max(0, Math.floor((now.getTime() - Date.parse(kept.begun)) / 60_000)),
    urlOf: (path = pathOf('week', locale)) => origin + path,
    texts: {
      meal: ({ meal, dish }) => `${meals[meal]}: ${dish.title}`,
      cook: ({ dish }) => fill(t.cook, { title: dish.title }),
      evening: (evening) => fill(t.evening, { evening }),
      left: (day) => fill(texts.week.left, { day: dayText(day, today, locale).long }),
    },
  });
  const file = calendarFile({ host: hostname, product: 'week', name: t.name, entries }, now);
  saveFile(t.file, new Blob([file], { type: 'text/calendar' }));
  return { id: kept.calendar.id, optional };
}
