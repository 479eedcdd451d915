import {
  PUBLIC_FIREBASE_API_KEY,
  PUBLIC_FIREBASE_AUTH_DOMAIN,
  PUBLIC_FIREBASE_PROJECT_ID,
} from 'astro:env/client';
import { _components, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type PopupRedirectResolver,
} from 'firebase/auth';
import { localPorts } from '../local-ports.ts';

declare module 'firebase/app' {
  /** Undocumented: the components of every app. `tests/unit/session/heartbeat.test.ts` checks that it is still there. */
  export const _components: Map<string, unknown>;
}

// Stores the days on which the SDK was used, which nobody asked for (§ 25 TDDDG). No documented setting stops it.
_components.delete('heartbeat');

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
 * An instance of the SDK. The one without a name is the visitor's own and persists: opening it writes to the device.
 * The others are kept in memory.
 */
export function openAuth(name?: string, popupRedirectResolver?: PopupRedirectResolver): Auth {
  const app = initializeApp(settings, name);
  const lasting = [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence];
  const auth = initializeAuth(app, {
    persistence: name === undefined ? lasting : inMemoryPersistence,
    ...(popupRedirectResolver ? { popupRedirectResolver } : {}),
  });
  auth.languageCode = document.documentElement.lang;
  if (IDENTITY_IS_LOCAL) connectAuthEmulator(auth, localIdentity(), { disableWarnings: true });
  return auth;
}
