import { personalKey } from '#domain/device.ts';
import { onDevice } from '#site/clients/browser-storage.ts';

/**
 * Whether a recipe was put onto the week that this device keeps. A page that is merely read looks no closer than this:
 * what reads and changes a week is fetched when somebody begins to use the page (put-on-week.ts).
 */
export function isOnWeek(recipe: string): boolean {
  try {
    const kept = onDevice().getItem(personalKey('week')) ?? '';
    return kept.includes(`{"recipe":${JSON.stringify(recipe)},"pinned":true}`);
  } catch {
    // Storage is blocked: nothing was kept.
    return false;
  }
}
