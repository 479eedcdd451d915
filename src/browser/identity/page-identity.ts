import { openAuth } from './firebase-auth.ts';
import { createFirebaseIdentity, type ProviderWindow } from './firebase-identity.ts';
import type { Identity } from './identity.ts';

/** Locally a page of the stand-in replaces the providers; no other build contains it. */
async function loadWindow(): Promise<ProviderWindow> {
  const { openProviderWindow } = IDENTITY_IS_LOCAL
    ? await import('./local-popup.ts')
    : await import('./popup.ts');
  return openProviderWindow;
}

/** Who is signed in on this page. */
export const pageIdentity: Identity = createFirebaseIdentity(openAuth, loadWindow);
