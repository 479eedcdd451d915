/**
 * Guesses before the first paint (`inline-script.ts`) whether a member is signed in, so that the navigation does not
 * flash the wrong links, and empties this tab after a sign-out in another one. Must not use anything outside its own
 * body.
 */
export function showSignedIn(key: string, yes: string, out: string, prefix: string) {
  const root = document.documentElement;
  const look = () => {
    try {
      root.toggleAttribute('data-signed-in', localStorage.getItem(key) === yes);
    } catch {
      // Storage is blocked: sign-ins do not last.
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
    // Pages from the back/forward cache (bfcache) show their old state.
    if (home() !== undefined && !root.hasAttribute('data-signed-in')) location.reload();
  });
  look();
}
