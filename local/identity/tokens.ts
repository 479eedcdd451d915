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
async function sealToken(text: string, projectId: string, key: SigningKey): Promise<string> {
  return isUnsignedToken(text, projectId) ? signToken(decodeJwt(text), key) : text;
}

type Opened = { ok: true; token: string } | { ok: false; code: 'INVALID_ID_TOKEN' | 'TOKEN_EXPIRED' };

const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Checks a token of ours, which the emulator itself never does, and gives it the form that the emulator issued. */
async function openToken(text: string, projectId: string, key: SigningKey): Promise<Opened> {
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

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;

function parse(body: Buffer): Record<string, unknown> | undefined {
  try {
    return record(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}

const isJson = (type: string | undefined) => type?.startsWith('application/json') === true;

export interface Trust {
  projectId: string;
  key: SigningKey;
}

type Opening = { ok: true; body: Buffer } | { ok: false; code: string };

/** Replaces the token in a request by the form that the emulator knows, once it has proved to be ours. */
export async function openRequest(body: Buffer, type: string | undefined, trust: Trust): Promise<Opening> {
  const message = isJson(type) ? parse(body) : undefined;
  if (!message) return { ok: true, body };
  for (const field of ['idToken', 'id_token']) {
    const token = message[field];
    if (typeof token !== 'string') continue;
    const opened = await openToken(token, trust.projectId, trust.key);
    if (!opened.ok) return opened;
    message[field] = opened.token;
  }
  return { ok: true, body: Buffer.from(JSON.stringify(message)) };
}

/** Signs the tokens in an answer. */
export async function sealAnswer(body: Buffer, type: string | undefined, trust: Trust): Promise<Buffer> {
  const message = isJson(type) ? parse(body) : undefined;
  if (!message) return body;
  for (const field of ['idToken', 'id_token', 'access_token']) {
    const token = message[field];
    if (typeof token === 'string') message[field] = await sealToken(token, trust.projectId, trust.key);
  }
  return Buffer.from(JSON.stringify(message));
}
