import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../../functions/settings.ts';
import { call, code, freshWorker, getUser, productionWorker, publishedKey } from './outside/call.ts';
import { accountService, keySource } from './outside/places.ts';
import { withShortDeadlines } from './outside/short-deadlines.ts';
import { createTestKey, jwks, part, tokenOf, type TestKey } from './outside/tokens.ts';
import type { Fault } from '../faults/fault.ts';

const asks = async () => (await keySource.received()).length;
const statusFor = async (worker: ReturnType<typeof freshWorker>, key: TestKey, uid = 'keys-person') =>
  (await call(getUser(await tokenOf(key, uid)), worker)).status;

const broken: [string, Fault][] = [
  ['down', { mode: 'refused' }],
  ['failing', { mode: 'status', status: 500 }],
  ['cutting the line', { mode: 'reset' }],
  ['talking nonsense', { mode: 'garbage' }],
  ['answering HTML', { mode: 'html' }],
  ['answering half', { mode: 'half' }],
  ['answering invalid JSON', { mode: 'ok', body: '{"keys":[{"kid":1,}' }],
  ['answering nothing', { mode: 'ok', body: '' }],
  ['answering an empty list', { mode: 'ok', body: '{"keys":[]}' }],
  [
    'answering a list of other things',
    { mode: 'ok', body: '{"keys":[1,{},{"kty":"oct","kid":"first","k":"c2VjcmV0"}]}' },
  ],
  ['redirecting', { mode: 'redirect', location: `${accountService.url}/keys` }],
  ['answering 50 MB', { mode: 'big', bytes: 50_000_000 }],
];

let first: TestKey;
let second: TestKey;

beforeAll(async () => {
  [first, second] = await Promise.all([createTestKey('own-first'), createTestKey('second')]);
});
// Other tests' Workers ask the same source.
afterAll(publishedKey);
beforeEach(async () => {
  await keySource.become({ mode: 'ok', body: jwks(first) });
  await accountService.become({ mode: 'ok', body: jwks(first, second) });
  await keySource.forget();
});

describe('unknown key ids', () => {
  it('a thousand of them: 401, and one request to the source', async () => {
    const worker = freshWorker();
    expect(await statusFor(worker, first)).toBe(200);
    await keySource.forget();
    // The source may be asked again after ten seconds, which a flood can take on a busy machine.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const [, payload = '', signature = ''] = (await tokenOf(first, 'keys-person')).split('.');
    const forge = (count: number, name: string) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => {
          const header = part({ alg: 'RS256', kid: `${name}-${index}`, typ: 'JWT' });
          return call(getUser(`${header}.${payload}.${signature}`), worker);
        }),
      );
    // All of them at once would keep a busy machine from hearing the source's answer in time.
    const forged = [...(await forge(50, 'first')), ...(await forge(950, 'later'))];
    expect(new Set(forged.map(({ status }) => status))).toEqual(new Set([401]));
    for (let more = 0; more < 10; more += 1) await statusFor(worker, { ...second, kid: `later-${more}` });
    expect(await asks()).toBe(1);
    expect(await statusFor(worker, first)).toBe(200);
  });

  it('concurrent first requests ask for keys once', async () => {
    const worker = freshWorker();
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusFor(worker, first)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await asks()).toBe(1);
  });
});

describe('the key source', () => {
  it('a new key works at once for everybody', async () => {
    const worker = freshWorker();
    expect(await statusFor(worker, first)).toBe(200);
    await keySource.become({ mode: 'ok', body: jwks(first, second) });
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusFor(worker, second)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await asks()).toBe(2);
  });

  it('a withdrawn key is gone with the next list', async () => {
    const worker = freshWorker();
    expect(await statusFor(worker, first)).toBe(200);
    await keySource.become({ mode: 'ok', body: jwks(second) });
    expect(await statusFor(worker, second)).toBe(200);
    expect(await statusFor(worker, first, 'keys-latecomer')).toBe(401);
  });

  it('a valid token is refused once its key is withdrawn', async () => {
    const worker = freshWorker();
    const token = await tokenOf(first, 'keys-person');
    expect((await call(getUser(token), worker)).status).toBe(200);
    await keySource.become({ mode: 'ok', body: jwks(second) });
    expect(await statusFor(worker, second)).toBe(200);
    expect((await call(getUser(token), worker)).status).toBe(401);
  });

  it('a valid token is refused once another key has its key’s id', async () => {
    const worker = freshWorker();
    const token = await tokenOf(first, 'keys-person');
    expect((await call(getUser(token), worker)).status).toBe(200);
    await keySource.become({ mode: 'ok', body: jwks(await createTestKey('own-first'), second) });
    expect(await statusFor(worker, second)).toBe(200);
    expect((await call(getUser(token), worker)).status).toBe(401);
  });

  it.each(broken)('%s without cached keys: 503 with Retry-After, never 401', async (_, fault) => {
    const worker = freshWorker();
    await keySource.become(fault);
    const answer = await call(getUser(await tokenOf(first, 'keys-person')), worker);
    expect([answer.status, code(answer)]).toEqual([503, { code: 'identity_unavailable' }]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it.each(['hang', 'stall'] as const)(
    '%sing: cached keys work, and unknown ones are unavailable',
    async (mode) => {
      const worker = freshWorker();
      expect(await statusFor(worker, first)).toBe(200);
      await keySource.become({ mode });
      await withShortDeadlines(async () => {
        const unknown = statusFor(worker, second);
        expect(await statusFor(worker, first)).toBe(200);
        expect(await unknown).toBe(503);
      });
    },
  );

  it.each(['slow', 'hang'] as const)('%s without cached keys: 503 in time', async (mode) => {
    await keySource.become(mode === 'slow' ? { mode, milliseconds: 1_500, body: jwks(first) } : { mode });
    const request = getUser(await tokenOf(first, 'keys-person'));
    const answer = await withShortDeadlines(() => call(request, freshWorker()));
    expect([answer.status, code(answer)]).toEqual([503, { code: 'identity_unavailable' }]);
  });
});

describe('settings of the key source', () => {
  it.each([
    ['IDENTITY_KEYS_URL', 'http://localhost:9099/.well-known/jwks.json'],
    ['IDENTITY_KEYS_URL', 'https://evil.example/keys'],
    ['IDENTITY_KEYS_URL', 'https://www.googleapis.com.evil.example/service_accounts/v1/jwk/securetoken'],
    ['IDENTITY_ADMIN_URL', 'http://localhost:9099/identitytoolkit.googleapis.com'],
    ['IDENTITY_ADMIN_TOKEN', 'owner'],
  ] as const)('production refuses %s = %s', (setting, value) => {
    const production = productionWorker({ FIREBASE_PROJECT_ID: 'valea-shop' });
    expect(readSettings(production).state).toBe('valid');
    const read = readSettings({ ...production, [setting]: value });
    expect(read).toMatchObject({ state: 'invalid', problems: [{ setting }] });
  });

  it('locally it may only be the provider or this machine', () => {
    const read = readSettings(freshWorker({ IDENTITY_KEYS_URL: 'http://keys.example/keys' }));
    expect(read).toMatchObject({ state: 'invalid', problems: [{ setting: 'IDENTITY_KEYS_URL' }] });
  });

  it('an invalid one means that no token is checked and nothing fetched', async () => {
    const worker = freshWorker({ ENVIRONMENT: 'production' });
    const answer = await call(getUser(await tokenOf(first, 'keys-person')), worker);
    expect([answer.status, code(answer)]).toEqual([500, { code: 'misconfigured' }]);
    expect(await asks()).toBe(0);
  });
});
