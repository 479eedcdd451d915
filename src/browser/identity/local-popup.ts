import { FirebaseError } from 'firebase/app';
import {
  FacebookAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  signInWithCredential,
  type Auth,
  type OAuthCredential,
} from 'firebase/auth';
import { localIdentity } from './firebase-auth.ts';
import type { Provider } from '#domain/identity/sign-in.ts';

/** How often the window is checked: no event tells when it is closed. */
const pollMs = 200;

let current: { cancel: () => void } | undefined;

/** The stand-in accepts a person as JSON, where a real provider would return a signed token. */
function credentialOf(provider: Provider, person: string): OAuthCredential {
  switch (provider) {
    case 'apple':
      return new OAuthProvider('apple.com').credential({ idToken: person });
    case 'google':
      return GoogleAuthProvider.credential(person);
    case 'facebook':
      return FacebookAuthProvider.credential(person);
  }
}

/** The person chosen in the stand-in's window. Fails like the SDK. */
function choose(provider: Provider): Promise<string> {
  current?.cancel();
  const origin = localIdentity();
  const opened = window.open(
    `${origin}/choose-a-person?provider=${provider}&origin=${location.origin}`,
    '_blank',
    'popup,width=480,height=640',
  );
  return new Promise((resolve, reject) => {
    const fail = (code: string) => {
      end();
      reject(new FirebaseError(`auth/${code}`, code));
    };
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== opened || typeof data !== 'string') return;
      end();
      resolve(data);
    };
    const poll = setInterval(() => {
      if (opened?.closed) fail('popup-closed-by-user');
    }, pollMs);
    function end() {
      clearInterval(poll);
      removeEventListener('message', listen);
      opened?.close();
      current = undefined;
    }
    addEventListener('message', listen);
    current = { cancel: () => fail('cancelled-popup-request') };
    if (!opened) fail('popup-blocked');
  });
}

export async function openProviderWindow(auth: Auth, provider: Provider): Promise<void> {
  await signInWithCredential(auth, credentialOf(provider, await choose(provider)));
}
