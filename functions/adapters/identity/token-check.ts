import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Member, VerifiedToken } from '../../ports/identity.ts';
import { BoundedMap } from '../../cache/bounded-map.ts';
import type { CryptoKey } from 'jose';
import type { KeyCache } from './key-cache.ts';

const longestToken = 8_192;
const clockSkewSeconds = 10;

const header = z.object({ alg: z.literal('RS256'), kid: z.string().min(1).max(256) });

/**
 * What `jose` accepts by default: an audience that is a list, an empty subject, a missing or future `iat` or `auth_time`.
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
const claims = z.object({
  aud: z.string(),
  sub: z.string().min(1).max(128),
  exp: z.number(),
  iat: z.number(),
  auth_time: z.number(),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().catch(false),
  id: z.string().min(1).max(64).optional().catch(undefined),
  firebase: z.object({ sign_in_second_factor: z.string().min(1).optional() }).catch({}),
});

function readClaims(payload: JWTPayload, nowSeconds: number): Member | string {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return `claim ${parsed.error.issues.map(({ path }) => String(path[0])).join(', ')}`;
  const { sub, iat, auth_time: authTime, email, email_verified: emailVerified, id, firebase } = parsed.data;
  const latest = nowSeconds + clockSkewSeconds;
  if (iat > latest || authTime > latest) return 'from the future';
  const secondFactor = firebase.sign_in_second_factor !== undefined;
  return { uid: sub, email, emailVerified, userId: id, signedIn: new Date(authTime * 1000), secondFactor };
}

function readHeader(token: string): z.infer<typeof header> | undefined {
  try {
    return header.safeParse(decodeProtectedHeader(token)).data;
  } catch {
    return undefined;
  }
}

interface RememberedToken {
  member: Member;
  kid: string;
  key: CryptoKey;
  until: number;
}

/** A few megabytes. More than members are listening at once, or each token would be evicted before its next use. */
const mostTokens = 4_000;

/**
 * Tokens with a checked signature, the most expensive part of a request. Each is cached until it expires, as long as
 * the key that it was checked with is valid.
 */
export function createVerifiedTokens() {
  const verified = new BoundedMap<string, RememberedToken>(mostTokens);

  return {
    async find(token: string, keys: KeyCache, now: number): Promise<Member | undefined> {
      const entry = verified.get(token);
      if (!entry) return undefined;
      const current = await keys.find(entry.kid);
      if (entry.until > now && current.state === 'found' && current.key === entry.key) return entry.member;
      verified.delete(token);
      return undefined;
    },

    remember(token: string, entry: RememberedToken): void {
      verified.set(token, entry);
    },
  };
}

export function createTokenCheck(projectId: string, keys: KeyCache, now: () => number) {
  const expected = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
  };
  const refused = (reason: string): VerifiedToken => ({ state: 'refused', reason });
  const verified = createVerifiedTokens();

  return async function verify(token: string): Promise<VerifiedToken> {
    const known = await verified.find(token, keys, now());
    if (known) return { state: 'member', member: known };
    if (token.length > longestToken) return refused('too long');
    if (token.split('.').length !== 3) return refused('not three parts');
    const head = readHeader(token);
    if (!head) return refused('header');

    const found = await keys.find(head.kid);
    if (found.state === 'unavailable') return found;
    if (found.state === 'unknown') return refused('unknown key');
    try {
      const { payload } = await jwtVerify(token, found.key, { ...expected, currentDate: new Date(now()) });
      const member = readClaims(payload, now() / 1000);
      if (typeof member === 'string') return refused(member);
      verified.remember(token, { member, kid: head.kid, key: found.key, until: Number(payload.exp) * 1000 });
      return { state: 'member', member };
    } catch (error) {
      if (error instanceof errors.JOSEError) return refused(error.code);
      throw error;
    }
  };
}
