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
