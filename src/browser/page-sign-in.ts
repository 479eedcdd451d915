import { atom } from 'nanostores';
import { onDevice, storedValue } from './browser-storage.ts';

const $isOpen = atom(false);

/**
 * Signing in within the page: where nothing can be stored, leaving the page would lose both what is on it and the
 * session. The page that needs it calls `open`; the sign-in closes itself when it is done.
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

/** Whether the device stores nothing, so that leaving the page would end the session. */
export function isStorageBlocked(): boolean {
  const lasts = probe.write(true);
  probe.remove();
  return !lasts;
}

/** Opens it where nothing lasts; says whether it did. */
export function signInHereIfStorageBlocked(): boolean {
  const isNeeded = isStorageBlocked();
  if (isNeeded) signInHere.open();
  return isNeeded;
}
