import { addDays, isDay, type Day } from '../time/calendar.ts';

/** Whole days, both included. */
export interface Period {
  from: Day;
  to: Day;
}

export const lastDays = [7, 28, 90] as const;
/** A shorter period would show what a day brought, and a longer one reads too much. */
export const chosenDays = { fewest: 7, most: 400 } as const;
/** As long as counts are kept. */
const oldestDays = 760;
const dayMs = 86_400_000;

export const daysIn = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** The last days before today, `28`, or two days chosen, `2026-10-01_2026-10-31`; undefined for anything else. */
export function readPeriod(text: string, today: Day): Period | undefined {
  const last = lastDays.find((days) => String(days) === text);
  if (last !== undefined) return { from: addDays(today, -last), to: addDays(today, -1) };
  const [from, to, ...more] = text.split('_');
  if (!isDay(from) || !isDay(to) || more.length > 0) return undefined;
  if (from < addDays(today, -oldestDays) || to > today) return undefined;
  const days = daysIn({ from, to });
  return days >= chosenDays.fewest && days <= chosenDays.most ? { from, to } : undefined;
}

/** The same number of days directly before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -daysIn(period)),
  to: addDays(period.from, -1),
});
