/** Valid and invalid tokens, made without the library that checks them. */
export const project = 'demo-test';

type Json = Record<string, unknown>;

export interface TestKey {
  kid: string;
  jwk: JsonWebKey & { kid: string };
  sign: (text: string) => Promise<Uint8Array>;
}

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};

export async function createTestKey(kid: string): Promise<TestKey> {
  const pair = await crypto.subtle.generateKey(rsa, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('No key pair.');
  const exported = await crypto.subtle.exportKey('jwk', pair.publicKey);
  if (exported instanceof ArrayBuffer) throw new Error('No JWK.');
  return {
    kid,
    jwk: { ...exported, kid, alg: 'RS256', use: 'sig' },
    sign: async (text) =>
      new Uint8Array(await crypto.subtle.sign(rsa.name, pair.privateKey, new TextEncoder().encode(text))),
  };
}

export const jwks = (...keys: TestKey[]) => JSON.stringify({ keys: keys.map(({ jwk }) => jwk) });

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const part = (value: unknown) => base64url(new TextEncoder().encode(JSON.stringify(value)));

const seconds = () => Math.floor(Date.now() / 1000);

/** Signed in a minute ago. */
export const claimsOf = (uid: string, more: Json = {}): Json => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: uid,
  user_id: uid,
  iat: seconds() - 60,
  auth_time: seconds() - 60,
  exp: seconds() + 3_540,
  email: `${uid}@example.com`,
  email_verified: true,
  firebase: { sign_in_provider: 'password' },
  ...more,
});

export async function sign(key: TestKey, payload: Json, header: Json = {}): Promise<string> {
  const text = `${part({ alg: 'RS256', kid: key.kid, typ: 'JWT', ...header })}.${part(payload)}`;
  return `${text}.${base64url(await key.sign(text))}`;
}

export const tokenOf = (key: TestKey, uid: string, more: Json = {}) => sign(key, claimsOf(uid, more));
