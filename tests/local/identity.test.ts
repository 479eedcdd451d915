import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '../fixtures/identity-admin.ts';
import { startIdentity, type Identity } from '../../local/identity/identity.ts';
import { totp } from '../../local/identity/second-factor.ts';
import { createVisitor } from '../fixtures/identity-visitor.ts';
import { post, verify } from './identity-client.ts';
import type { MailedCode } from '../../local/identity/mail.ts';

const mails: MailedCode[] = [];
let directory: string;
let identity: Identity;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'identity-'));
  identity = await startIdentity({ port: 0, directory, onMail: (mail) => mails.push(mail) });
  await identity.ready;
}, 60_000);
afterAll(async () => {
  await identity.stop();
  await rm(directory, { recursive: true, force: true });
});

describe('tokens', () => {
  test('are signed as production signs them', async () => {
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

  test('published keys are public halves only', async () => {
    const { keys } = (await (await fetch(identity.jwksUrl)).json()) as { keys: object[] };
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });

  test('come back signed from a refresh, in both fields, with claims that were set meanwhile', async () => {
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

  test('that are not ours open nothing', async () => {
    const { idToken } = await createVisitor(identity).signIn('lena@example.com', 'lena-valea');
    const [header = '', payload = '', signature = ''] = idToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    const other = Buffer.from(JSON.stringify({ ...decodeJwt(idToken), user_id: 'localMiriam' })).toString(
      'base64url',
    );
    for (const forged of [unsigned, `${header}.${other}.${signature}`, `${header}.${payload}.`, 'x', '']) {
      expect((await post(identity, 'lookup', { idToken: forged })).error).toMatch(/^INVALID_ID_TOKEN/);
    }
  });
});

describe('an account', () => {
  test('is made, looked up, changed and deleted with its own token', async () => {
    const { idToken, localId } = await createVisitor(identity).signUp('neu@example.com', 'geheim-1');
    expect((await verify(identity, idToken)).payload.sub).toBe(localId);
    const found = await post(identity, 'lookup', { idToken });
    expect(found.message['users']).toMatchObject([{ localId, email: 'neu@example.com' }]);

    const changed = await post(identity, 'update', {
      idToken,
      password: 'geheim-2',
      returnSecureToken: true,
    });
    expect((await verify(identity, String(changed.message['idToken']))).payload.sub).toBe(localId);
    await expect(createVisitor(identity).signIn('neu@example.com', 'geheim-1')).rejects.toThrow(
      'INVALID_LOGIN',
    );

    expect((await post(identity, 'delete', { idToken: changed.message['idToken'] })).status).toBe(200);
    expect((await post(identity, 'lookup', { idToken: changed.message['idToken'] })).error).toBe(
      'USER_NOT_FOUND',
    );
  });

  test('that exists and one that does not are told apart by nobody', async () => {
    const known = await post(identity, 'signInWithPassword', {
      email: 'lena@example.com',
      password: 'falsch-1',
    });
    const unknown = await post(identity, 'signInWithPassword', {
      email: 'niemand@example.com',
      password: 'falsch-1',
    });
    expect([known.status, known.error]).toEqual([unknown.status, unknown.error]);
  });

  test.each([
    ['google.com', 'local-google-aylin', 'aylin@example.com', 'localAylin'],
    ['apple.com', 'local-apple-katrin', 'katrin@privaterelay.example.com', 'localKatrin'],
    ['facebook.com', 'local-facebook-jule', 'jule@example.com', 'localJule'],
  ] as const)('of %s signs in with what the provider says', async (provider, subject, email, uid) => {
    const { idToken } = await createVisitor(identity).signInWithProvider(provider, { subject, email });
    expect((await verify(identity, idToken)).payload).toMatchObject({
      sub: uid,
      firebase: { sign_in_provider: provider },
    });
  });

  test('takes on a second way in', async () => {
    const { idToken, localId } = await createVisitor(identity).signUp('zwei@example.com', 'geheim-1');
    const claims = JSON.stringify({ sub: 'google-zwei', email: 'zwei@example.com', email_verified: true });
    const linked = await post(identity, 'signInWithIdp', {
      idToken,
      postBody: new URLSearchParams({ id_token: claims, providerId: 'google.com' }).toString(),
      requestUri: 'http://localhost',
      returnSecureToken: true,
    });
    expect((await verify(identity, String(linked.message['idToken']))).payload).toMatchObject({
      sub: localId,
      firebase: { identities: { 'google.com': ['google-zwei'], email: ['zwei@example.com'] } },
    });
  });

  test('that is disabled stays out', async () => {
    await expect(createVisitor(identity).signIn('doris@example.com', 'doris-valea')).rejects.toThrow(
      'USER_DISABLED',
    );
  });
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
  // It is announced once the request that caused it is answered.
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
