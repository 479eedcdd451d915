import { keptWeekFrom } from '#domain/meal-plan/kept-week.ts';
import { onDevice, storedValue } from '#site/browser/browser-storage.ts';

/** Stored from the first change until deleted, or until the member signs out. */
export const keptWeek = storedValue(onDevice, 'week', keptWeekFrom);
