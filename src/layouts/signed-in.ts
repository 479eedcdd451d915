import { createHash } from 'node:crypto';
import { personalPrefix, signedInKey, signedInValues } from '#domain/device.ts';

/**
 * The inline script in every head. It runs before the first paint, so that the navigation does not flash the wrong
 * links (log in or log out), and may use nothing from outside its own body. Where somebody has logged out in another
 * tab it empties this one.
 */
function beforeFirstPaint(key: string, yes: string, out: string, prefix: string) {
  const root = document.documentElement;
  const look = () => {
    try {
      root.toggleAttribute('data-signed-in', localStorage.getItem(key) === yes);
    } catch {
      // Storage is blocked: nobody stays signed in here.
    }
  };
  const home = () => document.body.dataset['home'];
  addEventListener('storage', ({ newValue }) => {
    look();
    if (newValue !== out) return;
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
    const path = home();
    if (path !== undefined) location.replace(path);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    look();
    // A page out of the back/forward cache (bfcache) still shows what it showed then.
    if (home() !== undefined && !root.hasAttribute('data-signed-in')) location.reload();
  });
  look();
}

/** The function's own source, as it stands in the page. */
export const signedInScript = `(${beforeFirstPaint.toString()})(${JSON.stringify(signedInKey)},${JSON.stringify(signedInValues.yes)},${JSON.stringify(signedInValues.out)},${JSON.stringify(personalPrefix)})`;

/** The hash that the Content Security Policy must allow. */
export const signedInHash = `sha256-${createHash('sha256').update(signedInScript).digest('base64')}` as const;
