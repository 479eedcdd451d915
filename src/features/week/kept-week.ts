import { personalKey } from '#domain/device.ts';
import { keptWeekFrom } from '#domain/kept-week.ts';
import { onDevice, storedValue } from '#site/browser/browser-storage.ts';

/** The week plan that this device keeps, from the first press that needs it until she signs out or empties it. */
export const keptWeek = storedValue(onDevice, 'week', keptWeekFrom);

/** Another tab has changed it, or forgotten it with a sign-out (storage event). */
export function onWeekElsewhere(heard: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === personalKey('week') || key === null) heard();
  });
}
