import type { Meal } from '../recipes/meals.ts';
import { addDays, type Day } from '../time/calendar.ts';
import type { CalendarEntry } from '../time/calendar-file.ts';
import type { PlannedDay, PlannedMeal } from './day.ts';
import { placeKey, planDays, type PlanDay } from './kept-week.ts';
import { meals as allMeals } from '../recipes/meals.ts';

interface Texts {
  meal: (planned: PlannedMeal) => string;
  cook: (planned: PlannedMeal) => string;
  /** The evening before, with the recipe's own words. */
  evening: (evening: string) => string;
  /** For leftovers: the day of cooking. */
  left: (day: PlanDay) => string;
}

interface WeekCalendar {
  /** Of the kept week: random. */
  id: string;
  host: string;
  days: readonly PlannedDay[];
  today: { day: PlanDay; date: Day };
  /** Optional entries of the file before. */
  before: readonly string[];
  sequence: number;
  /** The page of a recipe, or of the week. */
  urlOf: (path?: string) => string;
  texts: Texts;
}

/** When people eat, in minutes after midnight. */
const mealTimes: Readonly<Record<Meal, number>> = {
  breakfast: 8 * 60,
  lunch: 12 * 60 + 30,
  snack: 15 * 60 + 30,
  dinner: 19 * 60,
};
const mealMinutes = 30;
const evening = { from: 20 * 60 + 30, to: 20 * 60 + 45 };

/** Beside each meal: its cooking, and what has to be done the evening before. */
const kinds = ['cook', 'evening'] as const;
const keyOf = (day: PlanDay, meal: Meal, kind: (typeof kinds)[number]) =>
  `${placeKey({ day, meal })}-${kind}`;
const optionalKeys = planDays.flatMap((day) =>
  allMeals.flatMap((meal) => kinds.map((kind) => keyOf(day, meal, kind))),
);
const isOptionalEntry = (key: unknown): key is string => optionalKeys.some((known) => known === key);

interface Written extends Omit<CalendarEntry, 'uid' | 'sequence'> {
  key: string;
}

function entriesAt(
  planned: PlannedMeal,
  day: PlanDay,
  date: Day,
  { today, urlOf, texts }: WeekCalendar,
): Written[] {
  const { dish, meal, leftFrom } = planned;
  const at = mealTimes[meal];
  const url = urlOf(dish.path);
  const eating = { day: date, from: at, to: at + mealMinutes, summary: texts.meal(planned), url };
  const key = placeKey({ day, meal });
  if (leftFrom !== undefined) return [{ ...eating, key, notes: texts.left(leftFrom) }];
  const cooking = {
    day: date,
    from: Math.max(0, at - dish.minutes),
    to: at,
    summary: texts.cook(planned),
    url,
  };
  const before = addDays(date, -1);
  return [
    { ...eating, key },
    { ...cooking, key: keyOf(day, meal, 'cook') },
    ...(dish.evening === undefined || before < today.date
      ? []
      : [
          {
            day: before,
            ...evening,
            summary: texts.evening(dish.evening),
            url,
            key: keyOf(day, meal, 'evening'),
          },
        ]),
  ];
}

/**
 * The week's meals, their cooking, and thawing or soaking the evening before, on the next seven days. Ids are stable: a
 * second file replaces the entries of the first, and cancels those that are no longer needed.
 */
export function weekEntries(calendar: WeekCalendar): { entries: CalendarEntry[]; optional: string[] } {
  const { id, host, days, today, before, sequence, urlOf } = calendar;
  const dateOf = (day: PlanDay) => addDays(today.date, (day - today.day + 7) % 7);
  const written = planDays.flatMap((day) =>
    (days[day]?.meals ?? []).flatMap((planned) => entriesAt(planned, day, dateOf(day), calendar)),
  );
  const optional = written.map(({ key }) => key).filter(isOptionalEntry);
  const cancelled = before
    .filter((key) => !optional.includes(key))
    .map((key): Written => ({ key, day: today.date, summary: '–', url: urlOf(), isCancelled: true }));
  return {
    optional,
    entries: [...written, ...cancelled].map(({ key, ...entry }) => ({
      ...entry,
      uid: `${id}-${key}@${host}`,
      sequence,
    })),
  };
}
