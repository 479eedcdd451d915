import { _components, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type PopupRedirectResolver,
} from 'firebase/auth';
import { lastingStorage } from './lasting-storage.ts';
import { localPorts } from '#domain/local-ports.ts';

declare module 'firebase/app' {
  /** What an app is made of; the package exports it, and hides it from its types. */
  export const _components: Map<string, unknown>;
}

// Counts on which days the SDK was used, and stores that on the device: nobody asked for it.
_components.delete('heartbeat');

/** The stand-in that `npm start` runs beside the site. */
export const localIdentity = () => `http://localhost:${localPorts(Number(location.port)).identity}`;

/**
 * One instance of the SDK. The one without a name is the person's own, and lasts; the others live in memory for as
 * long as a registration or a provider's window needs them.
 */
export function openAuth(name?: string, popupRedirectResolver?: PopupRedirectResolver): Auth {
  const app = initializeApp(IDENTITY_SETTINGS ?? { apiKey: 'local', projectId: 'demo-valea' }, name);
  const lasting = [lastingStorage, browserLocalPersistence, inMemoryPersistence];
  const auth = initializeAuth(app, {
    persistence: name === undefined ? lasting : inMemoryPersistence,
    ...(popupRedirectResolver ? { popupRedirectResolver } : {}),
  });
  auth.languageCode = document.documentElement.lang;
  if (IDENTITY_IS_LOCAL) connectAuthEmulator(auth, localIdentity(), { disableWarnings: true });
  return auth;
}
