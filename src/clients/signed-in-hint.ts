import { personalKey, signedInKey, signedInValues } from '#domain/device.ts';
import { deviceStorage } from './browser-storage.ts';

/**
 * A hint that a member is probably signed in on this device. It spares pages that only need to guess the identity
 * provider's code.
 */
export const expectsMember = (): boolean => deviceStorage.read(signedInKey) === signedInValues.yes;

/** Keeps the hint, which a page needs before it is painted. Where storage is blocked, this page alone knows it. */
export function keepSignedInHint(signedIn: boolean): void {
  const isStored = signedIn
    ? deviceStorage.write(signedInKey, signedInValues.yes)
    : deviceStorage.remove(signedInKey);
  // The event reaches the other tabs alone: https://developer.mozilla.org/docs/Web/API/Window/storage_event
  if (isStored) dispatchEvent(new StorageEvent('storage', { key: signedInKey }));
  else document.documentElement.toggleAttribute('data-signed-in', signedIn);
}

/** Calls when the member has signed out in another tab. */
export function onSignedOutElsewhere(heard: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === signedInKey && newValue === signedInValues.out) heard();
  });
}

const probe = personalKey('probe');

/** Whether this device can store a sign-in: where it cannot, leaving the page ends the session. */
export function canStaySignedIn(): boolean {
  const isStored = deviceStorage.write(probe, probe);
  deviceStorage.remove(probe);
  return isStored;
}
