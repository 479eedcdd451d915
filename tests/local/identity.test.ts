import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmin } from '../fixtures/identity-admin.ts';
import { startIdentity, type Identity } from '../../local/identity/identity.ts';
import { createVisitor } from '../fixtures/identity-visitor.ts';
import { people } from '../../local/identity/people.ts';
import type { MailedCode } from '../../local/identity/mail.ts';

const mails: MailedCode[] = [];
let directory: string;
let identity: Identity;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'identity-'));
  identity = await startIdentity({ port: 0, directory, onMail: (mail) => mails.push(mail) });
});
afterAll(async () => {
  await identity.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Asks as the SDK does. */
async function post(verb: string, body: Record<string, unknown>): Promise<unknown> {
  const answer = await fetch(`${identity.url}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Like the Worker: only with the published keys. */
const verify = ({ jwksUrl }: Identity, token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(jwksUrl)), {
    algorithms: ['RS256'],
    issuer: 'https://securetoken.google.com/demo-valea',
    audience: 'demo-valea',
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  });

test('while the emulator starts, its key is published and requests wait', async () => {
  expect((await fetch(identity.jwksUrl)).status).toBe(200);
  const session = await createVisitor(identity).signIn('lena@example.com', 'lena-valea');
  expect(session.localId).toBe('localLena');
});

test.each(['https://evil.test', 'http://localhost.evil.test', 'http://localhost:8787.evil.test', 'null'])(
  'pages of %s are refused',
  async (origin) => {
    const body = JSON.stringify({ email: 'x@example.com', password: 'geheim-1' });
    const url = `${identity.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`;
    expect((await fetch(url, { method: 'POST', headers: { origin }, body })).status).toBe(403);
  },
);

test('every seeded person with a password can sign in', async () => {
  const visitor = createVisitor(identity);
  for (const { uid, email, password, disabled } of people) {
    if (password === undefined || disabled) continue;
    expect((await visitor.signIn(email, password)).localId).toBe(uid);
  }
});

test('only public keys are published', async () => {
  const { keys } = (await (await fetch(identity.jwksUrl)).json()) as { keys: object[] };
  expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
});

test('a sign-in link is announced, and points at this address', async () => {
  const email = 'link@example.com';
  const continueUrl = 'http://localhost:8787/de/anmelden';
  await post('sendOobCode', { email, requestType: 'EMAIL_SIGNIN', continueUrl, canHandleCodeInApp: true });
  const [code] = await createAdmin(identity).mailedCodes(email);
  expect(code?.oobLink).toMatch(`${identity.url}/emulator/action?mode=signIn`);
  // It is announced after the request that caused it was answered.
  await expect.poll(() => mails.map(({ oobCode }) => oobCode)).toContain(code?.oobCode);
});

test('a restart keeps people, passwords, keys and sessions', async () => {
  const visitor = createVisitor(identity);
  const { idToken, refreshToken, localId } = await visitor.signUp('bleibt@example.com', 'geheim-1');
  await createAdmin(identity).setClaims(localId, { valeaId: 'u_8' });
  const { kid } = decodeProtectedHeader(idToken);
  const port = Number(new URL(identity.url).port);
  await identity.stop();

  identity = await startIdentity({ port, directory });
  await identity.ready;
  expect(await post('lookup', { idToken })).toMatchObject({ users: [{ localId }] });
  const again = await visitor.refresh(refreshToken);
  expect((await verify(identity, again.idToken)).payload).toMatchObject({ sub: localId, valeaId: 'u_8' });
  expect((await visitor.signIn('bleibt@example.com', 'geheim-1')).localId).toBe(localId);
  expect(decodeProtectedHeader(again.idToken).kid).toBe(kid);
});
