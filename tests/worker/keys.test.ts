import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { call, code, freshWorker, getUser, publishedKey } from './outside/call.ts';
import { accountService, keySource } from './outside/stand-ins.ts';
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

/** Stops the clock; returns what moves it. */
function movableClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
}

describe('unknown key ids', () => {
  it('hundreds of them: 401, and one request to the source', async () => {
    const worker = freshWorker();
    expect(await statusFor(worker, first)).toBe(200);
    await keySource.forget();
    // On a busy machine the flood can last longer than the ten seconds after which the source is asked again.
    const later = movableClock();
    const [, payload = '', signature = ''] = (await tokenOf(first, 'keys-person')).split('.');
    const forge = (count: number, name: string) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => {
          const header = part({ alg: 'RS256', kid: `${name}-${index}`, typ: 'JWT' });
          return call(getUser(`${header}.${payload}.${signature}`), worker);
        }),
      );
    // In two parts, because all at once would keep a busy machine from reading the source's answer in time.
    const forged = [...(await forge(50, 'first')), ...(await forge(200, 'later'))];
    expect(new Set(forged.map(({ status }) => status))).toEqual(new Set([401]));
    for (let more = 0; more < 10; more += 1) await statusFor(worker, { ...second, kid: `later-${more}` });
    expect(await asks()).toBe(1);
    expect(await statusFor(worker, first)).toBe(200);
    await keySource.become({ mode: 'ok', body: jwks(first, second) });
    later(9_000);
    expect(await statusFor(worker, second)).toBe(401);
    later(1_000);
    expect(await statusFor(worker, second)).toBe(200);
    expect(await asks()).toBe(2);
  });

  it('concurrent first requests ask for keys once', async () => {
    const worker = freshWorker();
    const token = await tokenOf(first, 'keys-person');
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(getUser(token), worker)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
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

  it('a key missing from the next list is refused, even for tokens that it had verified', async () => {
    const worker = freshWorker();
    const token = await tokenOf(first, 'keys-person');
    expect((await call(getUser(token), worker)).status).toBe(200);
    await keySource.become({ mode: 'ok', body: jwks(second) });
    expect(await statusFor(worker, second)).toBe(200);
    expect((await call(getUser(token), worker)).status).toBe(401);
    expect(await statusFor(worker, first, 'keys-latecomer')).toBe(401);
  });

  it('a verified token is refused once its key’s id belongs to another key', async () => {
    const worker = freshWorker();
    const token = await tokenOf(first, 'keys-person');
    expect((await call(getUser(token), worker)).status).toBe(200);
    await keySource.become({ mode: 'ok', body: jwks(await createTestKey('own-first'), second) });
    expect(await statusFor(worker, second)).toBe(200);
    expect((await call(getUser(token), worker)).status).toBe(401);
  });

  it('an hour-old list still answers at once, and is replaced in the background', async () => {
    const later = movableClock();
    const worker = freshWorker();
    expect(await statusFor(worker, first)).toBe(200);
    await keySource.become({ mode: 'ok', body: jwks(second) });
    await keySource.forget();
    later(3_599_000);
    expect(await statusFor(worker, first)).toBe(200);
    expect(await asks()).toBe(0);
    later(1_000);
    expect(await statusFor(worker, first)).toBe(200);
    await expect.poll(asks).toBe(1);
    expect(await statusFor(worker, second)).toBe(200);
    expect(await statusFor(worker, first)).toBe(401);
  });

  it('an outage is not noticed with cached keys, and the source is asked every two seconds at most', async () => {
    const later = movableClock();
    const worker = freshWorker();
    expect(await statusFor(worker, first)).toBe(200);
    await keySource.become({ mode: 'status', status: 500 });
    await keySource.forget();
    later(3_600_000);
    for (let request = 0; request < 5; request += 1) expect(await statusFor(worker, first)).toBe(200);
    expect([await statusFor(worker, second), await statusFor(worker, second)]).toEqual([503, 503]);
    expect(await asks()).toBe(1);
    // A key that was rotated during the outage works as soon as the source does.
    await keySource.become({ mode: 'ok', body: jwks(first, second) });
    later(2_000);
    expect(await statusFor(worker, second)).toBe(200);
    // Only now does an unknown id mean that the source need not be asked again for a while.
    expect(await statusFor(worker, { ...second, kid: 'unknown' })).toBe(401);
  });

  it.each(broken)('%s without cached keys: 503 with Retry-After, never 401', async (_, fault) => {
    const worker = freshWorker();
    await keySource.become(fault);
    const answer = await call(getUser(await tokenOf(first, 'keys-person')), worker);
    expect([answer.status, code(answer)]).toEqual([503, { code: 'identity_unavailable' }]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it.each(['hang', 'stall'] as const)(
    '%sing: cached keys work, and others are unavailable in time',
    async (mode) => {
      const worker = freshWorker();
      expect(await statusFor(worker, first)).toBe(200);
      await keySource.become({ mode });
      await withShortDeadlines(async () => {
        const others = [statusFor(worker, second), statusFor(freshWorker(), first)];
        expect(await statusFor(worker, first)).toBe(200);
        expect(await Promise.all(others)).toEqual([503, 503]);
      });
    },
  );
});

it('keys: with an invalid setting of their source no token is checked and nothing fetched', async () => {
  const worker = freshWorker({ ENVIRONMENT: 'production' });
  const answer = await call(getUser(await tokenOf(first, 'keys-person')), worker);
  expect([answer.status, code(answer)]).toEqual([500, { code: 'misconfigured' }]);
  expect(await asks()).toBe(0);
});
