import { atom } from 'nanostores';

const $isOpen = atom(false);

/**
 * Signing in without leaving the page: where nothing can be stored, leaving it loses what is on it, and the sign-in
 * with it. The page that wants it says `open`; the sign-in closes itself when it is done.
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

/** Opens it where the device keeps nothing; says whether it did. */
export function openWhereNeeded(deviceKeeps: boolean): boolean {
  if (!deviceKeeps) signInHere.open();
  return !deviceKeeps;
}
