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
import { localPorts } from '#domain/local-ports.ts';

const settings = {
  projectId: PUBLIC_FIREBASE_PROJECT_ID || 'demo-valea',
  apiKey: PUBLIC_FIREBASE_API_KEY || 'local',
  authDomain: PUBLIC_FIREBASE_AUTH_DOMAIN || `${PUBLIC_FIREBASE_PROJECT_ID}.firebaseapp.com`,
};

/** The stand-in that `npm start` runs beside the site. */
export const localIdentity = () => `http://localhost:${localPorts(Number(location.port)).identity}`;

/**
 * One instance of the SDK. The one without a name is the person's own, and lasts; the others live in memory for as
 * long as a registration or a provider's window needs them.
 */
export function openAuth(name?: string, popupRedirectResolver?: PopupRedirectResolver): Auth {
  const app = initializeApp(settings, name);
  const lasting = [lastingStorage, browserLocalPersistence, inMemoryPersistence];
  const auth = initializeAuth(app, {
    persistence: name === undefined ? lasting : inMemoryPersistence,
    ...(popupRedirectResolver ? { popupRedirectResolver } : {}),
  });
  auth.languageCode = document.documentElement.lang;
  if (!PUBLIC_FIREBASE_PROJECT_ID) connectAuthEmulator(auth, localIdentity(), { disableWarnings: true });
  return auth;
}
