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
import type { Provider } from '#domain/identity/sign-in.ts';

/** Only the identity and the address are requested from providers: no name, friends or birthday. */
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
 * Windows use a separate instance, created when a provider's button is approached. On phones and in Safari it must be
 * ready before the click, because they block a window that opens late.
 */
const windows = openAuth('windows', browserPopupRedirectResolver);

export async function openProviderWindow(auth: Auth, provider: Provider): Promise<void> {
  const { user } = await signInWithPopup(windows, providerOf(provider));
  await updateCurrentUser(auth, user);
  await windows.signOut();
}
