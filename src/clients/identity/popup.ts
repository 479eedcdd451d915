import { browserPopupRedirectResolver, signInWithPopup, updateCurrentUser, type Auth } from 'firebase/auth';
import { openAuth } from './firebase-auth.ts';
import { providerOf } from './provider.ts';
import type { Provider } from '#domain/sign-in.ts';

/**
 * The instance that knows about windows is one of its own: made when a hand approaches a provider's button, and on
 * phones and in Safari ready before the click, because there a window that opens late is blocked.
 */
const windows = openAuth('windows', browserPopupRedirectResolver);

export async function openProviderWindow(auth: Auth, provider: Provider): Promise<void> {
  const { user } = await signInWithPopup(windows, providerOf(provider));
  await updateCurrentUser(auth, user);
  await windows.signOut();
}
