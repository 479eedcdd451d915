import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '../fixtures/identity-admin.ts';
import { startIdentity, type Identity } from '../../local/identity/identity.ts';
import { totp } from '../../local/identity/second-factor.ts';
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
async function post({ url }: Identity, verb: string, body: Record<string, unknown>) {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const message = (await answer.json()) as Record<string, unknown> & { error?: { message: string } };
  return { error: message.error?.message, message };
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

test('tokens are signed as in production', async () => {
  const { idToken } = await createVisitor(identity).signIn('miriam@example.com', 'miriam-valea');
  const { payload, protectedHeader } = await verify(identity, idToken);
  const { keys } = (await (await fetch(identity.jwksUrl)).json()) as { keys: { kid: string }[] };
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: keys[0]?.kid });
  expect(payload).toMatchObject({
    sub: 'localMiriam',
    user_id: 'localMiriam',
    email: 'miriam@example.com',
    email_verified: true,
    firebase: { sign_in_provider: 'password' },
  });
});

test('only public keys are published', async () => {
  const { keys } = (await (await fetch(identity.jwksUrl)).json()) as { keys: object[] };
  expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
});

test('a refresh returns signed tokens in both fields, with the latest claims', async () => {
  const visitor = createVisitor(identity);
  const { refreshToken } = await visitor.signIn('sabine@example.com', 'sabine-valea');
  await createAdmin(identity).setClaims('localSabine', { valeaId: 'u_7' });
  const answer = await fetch(`${identity.url}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const refreshed = (await answer.json()) as { id_token: string; access_token: string };
  for (const token of [refreshed.id_token, refreshed.access_token]) {
    expect((await verify(identity, token)).payload).toMatchObject({ sub: 'localSabine', valeaId: 'u_7' });
  }
  expect((await verify(identity, (await visitor.refresh(refreshToken)).idToken)).payload.sub).toBe(
    'localSabine',
  );
});

test('a sign-in link can be read, points at this address, and signs in once', async () => {
  const email = 'link@example.com';
  await post(identity, 'sendOobCode', {
    email,
    requestType: 'EMAIL_SIGNIN',
    continueUrl: 'http://localhost:8787/de/anmelden',
    canHandleCodeInApp: true,
  });
  const [code] = await createAdmin(identity).mailedCodes(email);
  expect(code?.oobLink).toMatch(`${identity.url}/emulator/action?mode=signIn`);
  // It is announced after the request that caused it was answered.
  await expect.poll(() => mails.map(({ oobCode }) => oobCode)).toContain(code?.oobCode);
  const link = await fetch(code?.oobLink ?? '', { redirect: 'manual' });
  expect(link.headers.get('location')).toMatch('http://localhost:8787/de/anmelden?mode=signIn');

  const signedIn = await post(identity, 'signInWithEmailLink', { email, oobCode: code?.oobCode });
  expect((await verify(identity, String(signedIn.message['idToken']))).payload).toMatchObject({
    email,
    email_verified: true,
  });
  expect((await post(identity, 'signInWithEmailLink', { email, oobCode: code?.oobCode })).error).toBe(
    'INVALID_OOB_CODE',
  );
});

describe('second factor', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('codes are those of RFC 6238, Appendix B, at second %i', (second, code) => {
    expect(totp('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', second * 1000)).toBe(code);
  });

  const factor = async (verb: string, body: object) => {
    const answer = await fetch(
      `${identity.url}/identitytoolkit.googleapis.com/v2/accounts/${verb}?key=local`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    return (await answer.json()) as {
      idToken: string;
      totpSessionInfo: { sharedSecretKey: string; sessionInfo: string };
      error?: { message: string };
    };
  };

  test('once enrolled it is asked for, each code counts once, and the token tells of it', async () => {
    const who = { email: 'factor@example.com', password: 'geheim-1' };
    await createAdmin(identity).createPeople([{ uid: 'localFactor', emailVerified: true, ...who }]);
    const { idToken } = await createVisitor(identity).signIn(who.email, who.password);
    const { totpSessionInfo } = await factor('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
    const { sharedSecretKey: key, sessionInfo } = totpSessionInfo;
    const enrol = (verificationCode: string) =>
      factor('mfaEnrollment:finalize', {
        idToken,
        displayName: 'app',
        totpVerificationInfo: { sessionInfo, verificationCode },
      });
    expect((await enrol(totp(key, 0))).error?.message).toBe('INVALID_CODE');
    const now = Date.now();
    const { payload } = await verify(identity, (await enrol(totp(key, now))).idToken);
    expect(payload['firebase']).toMatchObject({ sign_in_second_factor: 'totp' });

    const { message } = await post(identity, 'signInWithPassword', { ...who, returnSecureToken: true });
    expect(message).not.toHaveProperty('idToken');
    expect(message['mfaInfo']).toEqual([expect.objectContaining({ displayName: 'app', totpInfo: {} })]);
    const [{ mfaEnrollmentId }] = message['mfaInfo'] as [{ mfaEnrollmentId: string }];
    const { mfaPendingCredential } = message;
    const signIn = (verificationCode: string) =>
      factor('mfaSignIn:finalize', {
        mfaPendingCredential,
        mfaEnrollmentId,
        totpVerificationInfo: { verificationCode },
      });
    expect((await signIn(totp(key, now))).error?.message).toBe('INVALID_CODE');
    const session = await signIn(totp(key, now + 30_000));
    expect((await verify(identity, session.idToken)).payload['firebase']).toMatchObject({
      sign_in_provider: 'password',
      sign_in_second_factor: 'totp',
    });
    const { message: found } = await post(identity, 'lookup', { idToken: session.idToken });
    expect(found['users']).toEqual([expect.objectContaining({ mfaInfo: message['mfaInfo'] })]);
  });
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
  expect((await post(identity, 'lookup', { idToken })).message['users']).toMatchObject([{ localId }]);
  const again = await visitor.refresh(refreshToken);
  expect((await verify(identity, again.idToken)).payload).toMatchObject({ sub: localId, valeaId: 'u_8' });
  expect((await visitor.signIn('bleibt@example.com', 'geheim-1')).localId).toBe(localId);
  expect(decodeProtectedHeader(again.idToken).kid).toBe(kid);
});
