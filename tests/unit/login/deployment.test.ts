import { describe, expect, it } from 'vitest';
import { readIdentitySettings } from '#site/browser/identity/deployment.ts';

const given = { PUBLIC_FIREBASE_PROJECT_ID: 'valea-1a2b3', PUBLIC_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}` };

describe('Firebase project of a deployment', () => {
  it('is absent without settings; its windows open on the provider’s domain or ours', () => {
    const nothing = { PUBLIC_FIREBASE_PROJECT_ID: '', PUBLIC_FIREBASE_API_KEY: '' };
    for (const none of [{}, nothing]) expect(readIdentitySettings(none)).toBeUndefined();
    const { PUBLIC_FIREBASE_PROJECT_ID: projectId, PUBLIC_FIREBASE_API_KEY: apiKey } = given;
    const ours = { ...given, PUBLIC_FIREBASE_AUTH_DOMAIN: 'login.valea.example' };
    const authDomain = 'valea-1a2b3.firebaseapp.com';
    expect(readIdentitySettings(given)).toEqual({ projectId, apiKey, authDomain });
    expect(readIdentitySettings(ours)).toEqual({ projectId, apiKey, authDomain: 'login.valea.example' });
  });

  it.each([
    [{ ...given, PUBLIC_FIREBASE_API_KEY: '' }, 'PUBLIC_FIREBASE_API_KEY'],
    [{ ...given, PUBLIC_FIREBASE_PROJECT_ID: '' }, 'PUBLIC_FIREBASE_PROJECT_ID'],
    [{ ...given, PUBLIC_FIREBASE_PROJECT_ID: 'Valea!' }, 'PUBLIC_FIREBASE_PROJECT_ID'],
    [{ ...given, PUBLIC_FIREBASE_API_KEY: 'x y' }, 'PUBLIC_FIREBASE_API_KEY'],
    [
      { ...given, PUBLIC_FIREBASE_AUTH_DOMAIN: "x.example; script-src 'unsafe-inline'" },
      'PUBLIC_FIREBASE_AUTH_DOMAIN',
    ],
  ])('a missing or invalid setting stops the build and is named', (environment, name) => {
    expect(() => readIdentitySettings(environment)).toThrow(name);
  });
});
