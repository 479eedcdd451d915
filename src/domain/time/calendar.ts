import { once } from '../text/once.ts';

/** A calendar date as text, `1990-01-31`: without a time, so time zones do not matter. */
export type Day = `${number}-${number}-${number}`;

const inGermany = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }));

const timeInGermany = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
);

const parts = (day: Day) => day.split('-').map(Number) as [year: number, month: number, day: number];

export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** Today's date in Germany, where the rules about age apply. */
export function dayInGermany(instant: Date): Day {
  const day = inGermany().format(instant);
  if (!isDay(day)) throw new Error('This runtime writes Swedish dates in a way of its own.');
  return day;
}

export const addDays = (day: Day, count: number): Day => {
  const later = new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
  if (!isDay(later)) throw new Error('Beyond the years that have four digits.');
  return later;
};

/** A person born on 29 February turns a year older on 1 March (§§ 187, 188 BGB). */
export function ageOn(today: Day, birthday: Day): number {
  const [year, month, day] = parts(today);
  const [bornIn, bornMonth, bornDay] = parts(birthday);
  const hadBirthday = month > bornMonth || (month === bornMonth && day >= bornDay);
  return year - bornIn - (hadBirthday ? 0 : 1);
}

/**
 * The same time, that many working days (Monday to Friday) earlier. Public holidays count as working days, as each
 * state has its own.
 */
export function workingDaysBefore(instant: Date, count: number): Date {
  let back = 0;
  for (let left = count; left > 0;) {
    back += 1;
    const weekday = new Date(addDays(dayInGermany(instant), -back)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return daysLater(instant, -back);
}

/** The same time, that many months later; the 31st becomes a shorter month's last day (§ 188 BGB). */
export function addMonths(instant: Date, months: number): Date {
  const later = new Date(instant);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** Germany's offset from UTC in milliseconds. */
function aheadInGermany(instant: Date): number {
  const hour = Math.floor(instant.getTime() / 3_600_000) * 3_600_000;
  const shown = new Date(`${timeInGermany().format(hour).replace(' ', 'T')}Z`);
  return shown.getTime() - hour;
}

/** The same local time in Germany that many days later, across daylight saving changes. */
export function daysLater(instant: Date, days: number): Date {
  const later = new Date(instant.getTime() + days * 86_400_000);
  return new Date(later.getTime() + aheadInGermany(instant) - aheadInGermany(later));
}

/** The last day of a period of months; the 31st becomes a shorter month's last day (§ 188 BGB). */
export function monthsAfter(day: Day, months: number): Day {
  const [year, month, date] = parts(day);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
  if (!isDay(moved)) throw new Error('Beyond the years that have four digits.');
  return moved;
}

export function startOfDay(day: Day): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  for (const hours of [2, 1]) {
    const candidate = new Date(midnight.getTime() - hours * 3_600_000);
    if (dayInGermany(candidate) === day) return candidate;
  }
  throw new Error('Germany has moved to another time zone.');
}
