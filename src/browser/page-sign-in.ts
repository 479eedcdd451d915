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

/** Whether the device stores nothing, so that leaving the page would end the session. */
export function nothingLasts(): boolean {
  const probe = storedValue(onDevice, 'probe', () => true);
  const lasts = probe.write(true);
  probe.remove();
  return !lasts;
}

/** Opens it where nothing lasts; says whether it did. */
export function signInWhereNothingLasts(): boolean {
  const isNeeded = nothingLasts();
  if (isNeeded) signInHere.open();
  return isNeeded;
}
