import {
  PUBLIC_FIREBASE_API_KEY,
  PUBLIC_FIREBASE_AUTH_DOMAIN,
  PUBLIC_FIREBASE_PROJECT_ID,
} from 'astro:env/client';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type PopupRedirectResolver,
} from 'firebase/auth';
import { lastingStorage } from './sdk-internals.ts';
import { localPorts } from '../local-ports.ts';

declare global {
  /** Inlined by the build: a value of `astro:env` is known too late to remove unused code. */
  const IDENTITY_IS_LOCAL: boolean;
}

const settings = IDENTITY_IS_LOCAL
  ? { projectId: 'demo-valea', apiKey: 'local' }
  : {
      projectId: PUBLIC_FIREBASE_PROJECT_ID,
      apiKey: PUBLIC_FIREBASE_API_KEY,
      authDomain:
        PUBLIC_FIREBASE_AUTH_DOMAIN === ''
          ? `${PUBLIC_FIREBASE_PROJECT_ID}.firebaseapp.com`
          : PUBLIC_FIREBASE_AUTH_DOMAIN,
    };

/** The stand-in that `npm start` runs with the site. */
export const localIdentity = () => `http://localhost:${localPorts(Number(location.port)).identity}`;

/**
 * An instance of the SDK. The one without a name is the visitor's own and persists; the others are kept in memory
 * during a registration or for a provider's window.
 */
export function openAuth(name?: string, popupRedirectResolver?: PopupRedirectResolver): Auth {
  const app = initializeApp(settings, name);
  const lasting = [lastingStorage, browserLocalPersistence, inMemoryPersistence];
  const auth = initializeAuth(app, {
    persistence: name === undefined ? lasting : inMemoryPersistence,
    ...(popupRedirectResolver ? { popupRedirectResolver } : {}),
  });
  auth.languageCode = document.documentElement.lang;
  if (IDENTITY_IS_LOCAL) connectAuthEmulator(auth, localIdentity(), { disableWarnings: true });
  return auth;
}
