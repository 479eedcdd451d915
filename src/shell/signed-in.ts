/**
 * Whether somebody is signed in, as far as a page knows before the first paint (`inline-script.ts`): the navigation must
 * not flash the wrong links (log in or log out). It may use nothing from outside its own body. Where somebody has logged
 * out in another tab it empties this one.
 */
export function showSignedIn(key: string, yes: string, out: string, prefix: string) {
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
