import { signedInKey, signedInValues } from './device.ts';
import { onDevice, storedValue } from './browser-storage.ts';

const hint = storedValue(onDevice, 'signed-in', (value) =>
  value === 1 || value === 'out' ? value : undefined,
);

/** A guess that saves pages from loading the identity provider's SDK. */
export const expectsMember = (): boolean => hint.read() === 1;

/** For the first paint of pages. If storage is blocked, only this page knows. */
export function keepSignedInHint(signedIn: boolean): void {
  const isStored = signedIn ? hint.write(1) : hint.remove();
  // The browser's own event only reaches other tabs.
  if (isStored) dispatchEvent(new StorageEvent('storage', { key: signedInKey }));
  else document.documentElement.toggleAttribute('data-signed-in', signedIn);
}

export const announceSignOut = () => hint.write('out');

/** Calls when the member signs out in another tab. */
export function onSignedOutElsewhere(listener: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === signedInKey && newValue === signedInValues.out) listener();
  });
}
