import { describe, expect, it } from 'vitest';
import { readIdentitySettings, sourcesOf } from '#site/browser/identity/deployment.ts';

const given = { PUBLIC_FIREBASE_PROJECT_ID: 'valea-1a2b3', PUBLIC_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}` };

describe('the identity project of a deployment', () => {
  it('is none where nothing is said', () => {
    expect(readIdentitySettings({})).toBeUndefined();
    expect(
      readIdentitySettings({ PUBLIC_FIREBASE_PROJECT_ID: '', PUBLIC_FIREBASE_API_KEY: '' }),
    ).toBeUndefined();
  });

  it('has its windows under the provider’s domain, or one of ours', () => {
    const { PUBLIC_FIREBASE_PROJECT_ID: projectId, PUBLIC_FIREBASE_API_KEY: apiKey } = given;
    expect(readIdentitySettings(given)).toEqual({
      projectId,
      apiKey,
      authDomain: 'valea-1a2b3.firebaseapp.com',
    });
    expect(
      readIdentitySettings({ ...given, PUBLIC_FIREBASE_AUTH_DOMAIN: 'login.valea.example' }),
    ).toMatchObject({
      authDomain: 'login.valea.example',
    });
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
  ])('that is half told or broken stops the build and names the setting', (environment, name) => {
    expect(() => readIdentitySettings(environment)).toThrow(name);
  });
});

it('pages may reach exactly what a sign-in needs', () => {
  const connections = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  expect(sourcesOf(readIdentitySettings(given))).toEqual({
    accounts: { connections, scripts: [], frames: [] },
    windows: {
      connections,
      scripts: ['https://apis.google.com'],
      frames: ['https://valea-1a2b3.firebaseapp.com'],
    },
  });
  expect(sourcesOf(undefined).windows).toEqual({
    connections: ['http://localhost:*'],
    scripts: [],
    frames: [],
  });
});
