import { dayInGermany, type Day } from './calendar.ts';

/** How wrong a phone's clock may be. */
export const clockToleranceMs = 10 * 60_000;

/** Whether a text shown since that day can have been confirmed at that time by a device's clock. */
export const isPlausibleInstant = (confirmed: Date, since: Day, now: Date): boolean =>
  dayInGermany(confirmed) >= since && confirmed.getTime() <= now.getTime() + clockToleranceMs;
