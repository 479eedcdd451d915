import { createHash } from 'node:crypto';
import { personalKey, signedInKey, signedInValues } from '#domain/device.ts';

/**
 * An inline script right behind the first screen. It notes a click that comes before any script file, and covers the
 * first screen for whoever is past it: answers on the device or a member's account lead to another one.
 */
function beforeTheRest(draft: string, signedIn: string, yes: string) {
  const place = document.getElementById('onboarding');
  if (!place) return;
  place.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) place.dataset['clicked'] = '';
  });
  try {
    const kept = sessionStorage.getItem(draft) ?? localStorage.getItem(draft);
    const isPast = kept !== null || localStorage.getItem(signedIn) === yes;
    if (isPast) place.dataset['opening'] = '';
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

const keys = [personalKey('onboarding'), signedInKey, signedInValues.yes];

/** The function's own source, as it stands in the page. */
export const earlyScript = `(${beforeTheRest.toString()})(${keys.map((key) => JSON.stringify(key)).join(',')})`;

/** What the page's own policy must allow. */
export const earlyHash = `sha256-${createHash('sha256').update(earlyScript).digest('base64')}` as const;
