import { signedInKey, signedInValues } from '#domain/device.ts';
import { onDevice, storedValue } from './browser-storage.ts';

const hint = storedValue(onDevice, 'signed-in', (value) =>
  value === 1 || value === 'out' ? value : undefined,
);

/** Whether a member is probably signed in on this device. The guess spares a page the identity provider's SDK. */
export const expectsMember = (): boolean => hint.read() === 1;

/** Keeps the hint, which pages need before they are painted. Where storage is blocked, this page alone knows it. */
export function keepSignedInHint(signedIn: boolean): void {
  const isStored = signedIn ? hint.write(1) : hint.remove();
  // The browser's own event reaches the other tabs alone.
  if (isStored) dispatchEvent(new StorageEvent('storage', { key: signedInKey }));
  else document.documentElement.toggleAttribute('data-signed-in', signedIn);
}

/** Tells the other tabs of a sign-out. */
export const announceSignOut = () => hint.write('out');

/** Calls when the member has signed out in another tab. */
export function onSignedOutElsewhere(heard: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === signedInKey && newValue === signedInValues.out) heard();
  });
}
