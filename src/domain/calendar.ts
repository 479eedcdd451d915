/** A day of the calendar as text, `1990-01-31`: without a time, so without a time zone to go wrong. */
export type Day = `${number}-${number}-${number}`;

const inGermany = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

const parts = (day: Day) => day.split('-').map(Number) as [year: number, month: number, day: number];

/** A day that exists: 29 February only in leap years. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** Which day it is in Germany, where the rules about age apply. */
export function dayInGermany(instant: Date): Day {
  const day = inGermany.format(instant);
  if (!isDay(day)) throw new Error('This runtime writes Swedish dates in a way of its own.');
  return day;
}

/** Age in years. Somebody born on 29 February is a year older on 1 March (§§ 187, 188 BGB). */
export function ageOn(today: Day, birthday: Day): number {
  const [year, month, day] = parts(today);
  const [bornIn, bornMonth, bornDay] = parts(birthday);
  const hadBirthday = month > bornMonth || (month === bornMonth && day >= bornDay);
  return year - bornIn - (hadBirthday ? 0 : 1);
}
