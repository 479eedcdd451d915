import type { IdentitySettings } from './identity.ts';

/**
 * The build's settings for the identity project. Without any, the site is built for the local stand-in; incomplete
 * ones stop the build. None of this is secret: every visitor's browser gets it.
 */
export function readIdentitySettings(
  environment: Record<string, string | undefined>,
): IdentitySettings | undefined {
  const projectId = environment['PUBLIC_FIREBASE_PROJECT_ID'] ?? '';
  const apiKey = environment['PUBLIC_FIREBASE_API_KEY'] ?? '';
  if (projectId === '' && apiKey === '') return undefined;
  const domain = environment['PUBLIC_FIREBASE_AUTH_DOMAIN'] ?? '';
  const authDomain = domain === '' ? `${projectId}.firebaseapp.com` : domain;
  if (!/^[a-z][a-z\d-]{4,28}[a-z\d]$/.test(projectId)) {
    throw new Error('PUBLIC_FIREBASE_PROJECT_ID must be the id of a Firebase project, as in valea-1a2b3.');
  }
  if (!/^[\w-]{20,60}$/.test(apiKey)) {
    throw new Error('PUBLIC_FIREBASE_API_KEY must be the Web API key of that project.');
  }
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(authDomain)) {
    throw new Error('PUBLIC_FIREBASE_AUTH_DOMAIN must be a host name, as in login.valea.example.');
  }
  return { projectId, apiKey, authDomain };
}

/** The identity project of this deployment; undefined if the site is built for the stand-in. */
export const identitySettings = readIdentitySettings(process.env);

interface Sources {
  connections: readonly string[];
  scripts: readonly string[];
  frames: readonly string[];
}

/** The hosts that a page must allow for accounts, and for the providers' windows. */
function sourcesOf(settings: IdentitySettings | undefined): Record<'accounts' | 'windows', Sources> {
  if (!settings) {
    // The stand-in's port depends on the site's.
    const standIn = { connections: ['http://localhost:*'], scripts: [], frames: [] };
    return { accounts: standIn, windows: standIn };
  }
  const connections = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return {
    accounts: { connections, scripts: [], frames: [] },
    windows: {
      connections,
      scripts: ['https://apis.google.com'],
      frames: [`https://${settings.authDomain}`],
    },
  };
}

export const identitySources = sourcesOf(identitySettings);
