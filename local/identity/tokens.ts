import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  calculateJwkThumbprint,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose';
import { withSecondFactor } from './second-factor.ts';

/** Signs like the provider: RS256, with a published key. */
export interface TokenKey {
  jwks: { keys: JWK[] };
  sign: (payload: JWTPayload) => Promise<string>;
  /** The claims of a token that we signed, or the provider's error. */
  open: (token: string, projectId: string) => Promise<JWTPayload | 'INVALID_ID_TOKEN' | 'TOKEN_EXPIRED'>;
}

const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`;

async function tokenKey(secret: JWK): Promise<TokenKey> {
  const { kty, n, e } = secret;
  const published = { kty, n, e } as JWK;
  const kid = await calculateJwkThumbprint(published);
  const [privateKey, publicKey] = await Promise.all([
    importJWK(secret, 'RS256'),
    importJWK(published, 'RS256'),
  ]);
  return {
    jwks: { keys: [{ ...published, kid, alg: 'RS256', use: 'sig' }] },
    sign: (payload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey),
    async open(token, projectId) {
      try {
        const wanted = { algorithms: ['RS256'], issuer: issuerOf(projectId), audience: projectId };
        return (await jwtVerify(token, publicKey, wanted)).payload;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN';
      }
    },
  };
}

const newSecret = async () => exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey);

/** The previous run's key, so that its tokens stay valid; a new one if there is none. */
export async function loadKey(file: string): Promise<TokenKey> {
  try {
    return await tokenKey(JSON.parse(await readFile(file, 'utf8')) as JWK);
  } catch {
    const secret = await newSecret();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(secret), { mode: 0o600 });
    return tokenKey(secret);
  }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** As issued by the emulator. */
export const unsigned = (claims: JWTPayload) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;

/** Signs tokens that the emulator left unsigned; returns anything else unchanged. */
export async function sealToken(token: string, projectId: string, { sign }: TokenKey): Promise<string> {
  try {
    const isUnsigned = decodeProtectedHeader(token).alg === 'none';
    const claims = decodeJwt(token);
    return isUnsigned && claims.iss === issuerOf(projectId) ? await sign(withSecondFactor(claims)) : token;
  } catch {
    return token;
  }
}
