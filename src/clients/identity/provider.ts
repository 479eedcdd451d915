import { FacebookAuthProvider, GoogleAuthProvider, OAuthProvider, type AuthProvider } from 'firebase/auth';
import type { Provider } from '#domain/sign-in.ts';

/** What each provider is asked for: who she is, and her address. No name, no friends, no birthday. */
export function providerOf(provider: Provider): AuthProvider {
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
