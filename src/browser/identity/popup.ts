import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  signInWithPopup,
  updateCurrentUser,
  type Auth,
  type AuthProvider,
} from 'firebase/auth';
import { openAuth } from './firebase-auth.ts';
import type { Provider } from '#domain/sign-in.ts';

/** What each provider is asked for: who that is, and the address. No name, no friends, no birthday. */
function providerOf(provider: Provider): AuthProvider {
  switch (provider) {
    case 'apple': {
      const apple = new OAuthProvider('apple.com');
      apple.addScope('email');
      return apple;
    }
    case 'google': {
      const google = new GoogleAuthProvider();
      google.addScope('email');
      google.setCustomParameters({ prompt: 'select_account' });
      return google;
    }
    case 'facebook': {
      const facebook = new FacebookAuthProvider();
      facebook.addScope('email');
      return facebook;
    }
  }
}

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
