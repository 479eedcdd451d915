import { atom } from 'nanostores';

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
  /** Opens it unless the device keeps a session from page to page; says whether it did. */
  openUnless: (staysSignedIn: boolean): boolean => {
    if (!staysSignedIn) $isOpen.set(true);
    return !staysSignedIn;
  },
};
