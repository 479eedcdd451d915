import { atom } from 'nanostores';
import { onDevice, storedValue } from './browser-storage.ts';

const $isOpen = atom(false);

/**
 * Signing in within the page: where storage is blocked, leaving it would lose its state and the session. The sign-in
 * closes itself when it is done.
 */
export const signInHere = {
  $isOpen,
  open: () => {
    $isOpen.set(true);
  },
  close: () => {
    $isOpen.set(false);
  },
};

const probe = storedValue(onDevice, 'probe', () => true);

/** Then leaving the page would end the session. */
export function isStorageBlocked(): boolean {
  const lasts = probe.write(true);
  probe.remove();
  return !lasts;
}

/** Returns whether it did. */
export function signInHereIfStorageBlocked(): boolean {
  const isNeeded = isStorageBlocked();
  if (isNeeded) signInHere.open();
  return isNeeded;
}
