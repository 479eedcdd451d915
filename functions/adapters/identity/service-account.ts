import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { callJson } from '../call-json.ts';
import type { SigningAccount } from '../google-storage.ts';

const tokenUrl = 'https://oauth2.googleapis.com/token';
const scope = 'https://www.googleapis.com/auth/identitytoolkit';
const call = { callee: 'The token exchange', method: 'POST', timeLimitMs: 3_000, sizeLimit: 64_000 };
const answer = z.object({ access_token: z.string(), expires_in: z.number() });

/** Exchanges a signed assertion for an access token, cached until shortly before it expires. */
export function createAccessTokens({ client_email, private_key }: SigningAccount, now: () => number) {
  let cached: { token: string; until: number } | undefined;

  return async function accessToken(): Promise<string> {
    if (cached && now() < cached.until) return cached.token;
    const issued = Math.floor(now() / 1000);
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(client_email)
      .setAudience(tokenUrl)
      .setIssuedAt(issued)
      .setExpirationTime(issued + 3600)
      .sign(await importPKCS8(private_key, 'RS256'));
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    });
    const { value } = await callJson(tokenUrl, { ...call, body });
    const { access_token: token, expires_in: seconds } = answer.parse(value);
    cached = { token, until: now() + (seconds - 60) * 1000 };
    return token;
  };
}
