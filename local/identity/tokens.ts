import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { SigningKey } from './keys.ts';

export const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`;

/** A token exactly as the provider would sign it. */
export function signToken(payload: JWTPayload, key: SigningKey): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .sign(key.privateKey);
}

function isUnsignedToken(text: string, projectId: string): boolean {
  try {
    return decodeProtectedHeader(text).alg === 'none' && decodeJwt(text).iss === issuerOf(projectId);
  } catch {
    return false;
  }
}

/** Signs what the emulator left unsigned; anything else comes back as it is. */
export async function sealToken(text: string, projectId: string, key: SigningKey): Promise<string> {
  return isUnsignedToken(text, projectId) ? signToken(decodeJwt(text), key) : text;
}

export type Opened = { ok: true; token: string } | { ok: false; code: 'INVALID_ID_TOKEN' | 'TOKEN_EXPIRED' };

const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Checks a token of ours, which the emulator itself never does, and gives it the form that the emulator issued. */
export async function openToken(text: string, projectId: string, key: SigningKey): Promise<Opened> {
  try {
    const { payload } = await jwtVerify(text, key.publicKey, {
      algorithms: ['RS256'],
      issuer: issuerOf(projectId),
      audience: projectId,
    });
    return { ok: true, token: `${segment({ alg: 'none', typ: 'JWT' })}.${segment(payload)}.` };
  } catch (error) {
    return { ok: false, code: error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN' };
  }
}
