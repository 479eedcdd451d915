import { foodsFrom, keptWeekFrom } from '#domain/meal-plan/kept-week.ts';
import { onDevice, storedValue } from './browser-storage.ts';

/** Stored from the first change until deleted, or until the member signs out. */
export const keptWeek = storedValue(onDevice, 'week', keptWeekFrom);

/** Foods that need not be bought, by their key on the shopping list: for this week and later ones. */
export const atHome = storedValue(onDevice, 'at-home', foodsFrom);
