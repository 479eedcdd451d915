import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { call, code, freshWorker, getUser, post, publishedKey } from './outside/call.ts';
import { getUserDocument } from '../../src/browser/generated/operations.ts';
import { keySource } from './outside/stand-ins.ts';
import { claimsOf, createTestKey, part, project, sign, type TestKey } from './outside/tokens.ts';

let key: TestKey;
let stranger: TestKey;
const worker = freshWorker();
const now = Math.floor(Date.now() / 1000);

beforeAll(async () => {
  ({ key } = await publishedKey());
  stranger = await createTestKey('first');
});

const authorized = (authorization: string) =>
  post({
    body: JSON.stringify({ query: getUserDocument, variables: { id: 'myself' } }),
    headers: { Authorization: authorization },
  });

describe('anonymous requests', () => {
  it.each([undefined, '', 'Bearer', 'bearer   '])('%j is anonymous', async (authorization) => {
    const request = authorization === undefined ? getUser() : authorized(authorization);
    const answer = await call(request, worker);
    expect([answer.status, code(answer)]).toEqual([401, { code: 'unauthenticated' }]);
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer realm="valea"');
  });

  it.each(['Basic YTpi', 'Basic', 'Token x', 'Bearer a b', 'Digest username="x"'])(
    '%j is refused',
    async (authorization) => {
      const answer = await call(authorized(authorization), worker);
      expect([answer.status, code(answer)]).toEqual([401, { code: 'token_refused' }]);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer realm="valea", error="invalid_token"');
    },
  );

  it('a token in the query is ignored', async () => {
    const token = await sign(key, claimsOf('query-person'));
    const request = new Request(`http://valea.test/api/graphql?access_token=${token}`, getUser());
    expect(code(await call(request, worker))).toEqual({ code: 'unauthenticated' });
  });
});

it('token: a valid one is accepted until it expires, whether used before or not', async () => {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const token = await sign(key, claimsOf('short-lived', { exp }));
  for (let times = 0; times < 2; times += 1) {
    expect(await call(getUser(token), worker)).toMatchObject({
      status: 200,
      body: { data: { getUser: { firebaseUid: 'short-lived' } } },
    });
  }
  vi.useFakeTimers({ toFake: ['Date'], now: exp * 1000 - 1000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  expect((await call(getUser(token), worker)).status).toBe(200);
  vi.setSystemTime(exp * 1000);
  expect((await call(getUser(token), worker)).status).toBe(401);
});

it('token: a malformed one never asks the key source', async () => {
  await keySource.forget();
  const tokens = [
    await sign(key, claimsOf('x'), { kid: undefined }),
    await sign(key, claimsOf('x'), { kid: '' }),
    await sign(key, claimsOf('x'), { alg: 'none', kid: 'other' }),
    'a.b.c',
    'x'.repeat(60_000),
  ];
  for (const token of tokens) expect((await call(getUser(token), freshWorker())).status).toBe(401);
  expect(await keySource.received()).toEqual([]);
});

describe('invalid tokens', () => {
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(claimsOf('x')).filter(([name]) => !names.includes(name)));
  const signed = (claims: Record<string, unknown>, header = {}) =>
    sign(key, { ...claimsOf('x'), ...claims }, header);
  const publicKeyAsSecret = (alg: string) => {
    const secret = new TextEncoder().encode(JSON.stringify(key.jwk));
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const signer: TestKey = {
      ...key,
      sign: async (text) => {
        const imported = await crypto.subtle.importKey('raw', secret, hmac, false, ['sign']);
        return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)));
      },
    };
    return sign(signer, claimsOf('x'), { alg });
  };
  const unsigned = (alg: unknown) => `${part({ alg, kid: 'first', typ: 'JWT' })}.${part(claimsOf('x'))}.`;

  const cases: [string, () => Promise<string> | string][] = [
    ['expired', () => signed({ exp: now - 1 })],
    ['alg none', () => unsigned('none')],
    ['alg nOnE', () => unsigned('nOnE')],
    ['alg empty', () => unsigned('')],
    ['alg null', () => unsigned(null)],
    ['alg a list', () => unsigned(['RS256'])],
    ['alg none with our signature', () => sign(key, claimsOf('x'), { alg: 'none' })],
    ['HS256 with the public key as secret', () => publicKeyAsSecret('HS256')],
    ['RS256 that is HS256 with the public key', () => publicKeyAsSecret('RS256')],
    ['RS384 in the header', () => signed({}, { alg: 'RS384' })],
    ['a critical header that nobody knows', () => signed({}, { crit: ['b64'], b64: false })],
    ['signed by another key of that id', () => sign(stranger, claimsOf('x'))],
    ['a key in its own header', () => sign(stranger, claimsOf('x'), { jwk: stranger.jwk })],
    ['aud of another project', () => signed({ aud: 'demo-other' })],
    ['aud a list with ours', () => signed({ aud: [project] })],
    ['no aud', () => sign(key, without('aud'))],
    ['iss of another project', () => signed({ iss: 'https://securetoken.google.com/demo-other' })],
    ['iss of session cookies', () => signed({ iss: `https://session.firebase.google.com/${project}` })],
    ['iss with a slash more', () => signed({ iss: `https://securetoken.google.com/${project}/` })],
    ['no iss', () => sign(key, without('iss'))],
    ['no sub', () => sign(key, without('sub'))],
    ['sub empty', () => signed({ sub: '' })],
    ['sub a number', () => signed({ sub: 42 })],
    ['sub over-long', () => signed({ sub: 'x'.repeat(129) })],
    ['no exp', () => sign(key, without('exp'))],
    ['exp a string', () => signed({ exp: String(now + 3600) })],
    ['no iat', () => sign(key, without('iat'))],
    ['iat a string', () => signed({ iat: String(now) })],
    ['iat in the future', () => signed({ iat: now + 60 })],
    ['no auth_time', () => sign(key, without('auth_time'))],
    ['auth_time in the future', () => signed({ auth_time: now + 60 })],
    ['no kid', () => signed({}, { kid: undefined })],
    ['kid empty', () => signed({}, { kid: '' })],
    ['kid a number', () => signed({}, { kid: 1 })],
    ['60 kB', () => signed({ filler: 'x'.repeat(60_000) })],
    ['two parts', () => `${part({ alg: 'RS256', kid: 'first' })}.${part(claimsOf('x'))}`],
    ['five parts', async () => `${await signed({})}.x.y`],
    [
      'an altered payload',
      async () => {
        const [head = '', , signature = ''] = (await signed({})).split('.');
        return [head, part(claimsOf('somebody-else')), signature].join('.');
      },
    ],
    ['no JSON in it', () => 'a.b.c'],
  ];

  it.each(cases)('%s: 401', async (_, make) => {
    const token = await make();
    const answer = await call(getUser(token), worker);
    expect([answer.status, code(answer)]).toEqual([401, { code: 'token_refused' }]);
    expect(answer.headers.get('WWW-Authenticate')).toContain('invalid_token');
  });
});
