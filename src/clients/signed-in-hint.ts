import { signedInKey, signedInValues } from '#domain/device.ts';

/** Keeps what a page has to know before it is painted. Where storage is blocked, this page alone knows it. */
export function keepSignedInHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(signedInKey, signedInValues.yes);
    else localStorage.removeItem(signedInKey);
  } catch {
    document.documentElement.toggleAttribute('data-signed-in', signedIn);
    return;
  }
  // Storage tells the other tabs alone.
  dispatchEvent(new StorageEvent('storage', { key: signedInKey }));
}

/** Calls when somebody has signed out in another tab. */
export function onSignedOutElsewhere(heard: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === signedInKey && newValue === signedInValues.out) heard();
  });
}
