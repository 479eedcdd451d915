import { expect, it, vi } from 'vitest';
import example from '../../.dev.vars.example?raw';
import { company } from '../../src/domain/company/company.ts';
import { identityProvider, readSettings, settingNames } from '../../functions/settings.ts';
import { call, code, getUser, productionWorker, site } from './outside/call.ts';
import { textLike } from './outside/some.ts';

const production = productionWorker({ FIREBASE_PROJECT_ID: 'valea-shop', HASH_KEYS: 'a'.repeat(32) });

it('settings: production needs no more than its name, the project and a key for hashes', () => {
  expect(readSettings(production)).toMatchObject({
    state: 'valid',
    settings: {
      ENVIRONMENT: 'production',
      FIREBASE_PROJECT_ID: 'valea-shop',
      IDENTITY_KEYS_URL: identityProvider.keys,
      IDENTITY_ADMIN_URL: identityProvider.admin,
    },
  });
});

it('settings: an empty one counts as missing', () => {
  expect(readSettings({ ...production, DATA_API_URL: '', IDENTITY_SERVICE_ACCOUNT: '' })).toEqual(
    readSettings(production),
  );
});

const provider = /^may only be the provider itself/;

it.each([
  [{ ENVIRONMENT: '' }, 'ENVIRONMENT', 'is missing'],
  [{ ENVIRONMENT: 'preview' }, 'ENVIRONMENT', /Invalid option/],
  [{ FIREBASE_PROJECT_ID: '' }, 'FIREBASE_PROJECT_ID', 'is missing'],
  [{ FIREBASE_PROJECT_ID: 'https://x' }, 'FIREBASE_PROJECT_ID', 'is no project id'],
  [{ HASH_KEYS: '' }, 'HASH_KEYS', 'is missing'],
  [{ HASH_KEYS: 'a'.repeat(31) }, 'HASH_KEYS', /shorter than 32/],
  [{ HASH_KEYS: `${'a'.repeat(32)} short` }, 'HASH_KEYS', /shorter than 32/],
  [{ DATA_API_URL: 'api.example' }, 'DATA_API_URL', /Invalid URL/],
  [{ DATA_API_URL: 'ftp://api.example' }, 'DATA_API_URL', /Invalid URL/],
  [{ DATA_API_URL: 'http://api.example' }, 'DATA_API_URL', 'must be https'],
  [{ IDENTITY_SERVICE_ACCOUNT: 'x' }, 'IDENTITY_SERVICE_ACCOUNT', 'is no JSON'],
  [{ IDENTITY_SERVICE_ACCOUNT: '{}' }, 'IDENTITY_SERVICE_ACCOUNT', /Invalid input/],
  [{ IDENTITY_ADMIN_TOKEN: 'owner' }, 'IDENTITY_ADMIN_TOKEN', /local stand-in/],
  [{ IDENTITY_KEYS_URL: 'http://localhost:9099/.well-known/jwks.json' }, 'IDENTITY_KEYS_URL', provider],
  [{ IDENTITY_KEYS_URL: 'https://evil.example/keys' }, 'IDENTITY_KEYS_URL', provider],
  [
    { IDENTITY_KEYS_URL: identityProvider.keys.replace('.com', '.com.evil.example') },
    'IDENTITY_KEYS_URL',
    provider,
  ],
  [{ IDENTITY_ADMIN_URL: 'http://localhost:9099/identitytoolkit' }, 'IDENTITY_ADMIN_URL', provider],
  [{ ENVIRONMENT: 'local', IDENTITY_KEYS_URL: 'http://keys.example' }, 'IDENTITY_KEYS_URL', provider],
])('settings: %j is named', (settings, setting, reason: unknown) => {
  const matching = reason instanceof RegExp ? textLike(reason) : reason;
  const read = readSettings({ ...production, ...settings });
  expect(read).toMatchObject({ state: 'invalid' });
  expect(read.state === 'invalid' ? read.problems : []).toContainEqual({ setting, reason: matching });
});

const pay = (mode: 'live' | 'test') => ({
  STRIPE_SECRET_KEY: `sk_${mode}_canary`,
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
});
const staging = {
  ...production,
  ENVIRONMENT: 'staging',
  SITE_URL: '',
  STAGING_PASSWORD: 'sixteen letters!',
};

it('settings: staging has its own address and takes test keys', () => {
  expect(readSettings({ ...staging, ...pay('test') })).toMatchObject({
    state: 'valid',
    settings: { SITE_URL: company.stagingSite },
  });
});

it.each([
  [{ ...production, ...pay('live') }, undefined],
  [{ ...production, ...pay('test') }, 'is a test key, and this is production'],
  [
    { ...production, ...pay('test'), STRIPE_SECRET_KEY: 'rk_test_a' },
    'is a test key, and this is production',
  ],
  [{ ...staging, ...pay('live') }, 'is a live key, and this is staging'],
  [{ ...production, ENVIRONMENT: 'local', ...pay('live') }, undefined],
  [{ ...production, ENVIRONMENT: 'local', ...pay('test') }, undefined],
])('settings: keys of the other mode are refused: %#', (settings, reason) => {
  const read = readSettings(settings);
  expect(read.state === 'invalid' ? read.problems : []).toEqual(
    reason === undefined ? [] : [{ setting: 'STRIPE_SECRET_KEY', reason }],
  );
});

it.each([
  ['', 'is missing'],
  ['short', 'is shorter than 16 characters'],
])('settings: staging needs a password: %j', (password, reason) => {
  expect(readSettings({ ...staging, STAGING_PASSWORD: password })).toEqual({
    state: 'invalid',
    problems: [{ setting: 'STAGING_PASSWORD', reason }],
  });
});

it('settings: a missing one stops the API and is logged, while pages work', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const worker = { ...production, FIREBASE_PROJECT_ID: '' };
  const answer = await call(getUser(), worker);
  expect([answer.status, code(answer)]).toEqual([500, { code: 'misconfigured' }]);
  expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toContainEqual({
    level: 'error',
    event: 'setting_invalid',
    requestId: answer.headers.get('X-Request-Id'),
    setting: 'FIREBASE_PROJECT_ID',
    reason: 'is missing',
  });
  lines.mockRestore();
  expect((await call(new Request(`${site}/`), worker)).status).toBe(302);
});

it('settings: a malformed secret is not logged', () => {
  const read = readSettings({ ...production, IDENTITY_SERVICE_ACCOUNT: '{"private_key":"canary"}' });
  expect(JSON.stringify(read)).not.toContain('canary');
});

it.each(settingNames)('settings: %s is explained in .dev.vars.example', (name) => {
  expect(example).toMatch(new RegExp(`^# .*\\n(# )?${name}=`, 'm'));
});
