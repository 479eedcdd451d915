import { dayInGermany, type Day } from './calendar.ts';

/** Clocks of phones are wrong by minutes; by more they say nothing. */
export const clockToleranceMs = 10 * 60_000;

/** Whether a text that is shown since that day can have been confirmed at that instant of a device's clock. */
export const isPlausibleInstant = (confirmed: Date, since: Day, now: Date): boolean =>
  dayInGermany(confirmed) >= since && confirmed.getTime() <= now.getTime() + clockToleranceMs;
