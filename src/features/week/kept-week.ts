import { keptWeekFrom } from '#domain/meal-plan/kept-week.ts';
import { onDevice, storedValue } from '#site/browser/browser-storage.ts';

/** The week plan on this device, from the first change until it is deleted or the member signs out. */
export const keptWeek = storedValue(onDevice, 'week', keptWeekFrom);
