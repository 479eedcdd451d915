import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Identity } from '../../local/identity/identity.ts';

/** Asks as the SDK does. */
export async function post(
  { url }: Identity,
  verb: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const message = (await answer.json()) as Record<string, unknown> & { error?: { message: string } };
  const origin = answer.headers.get('access-control-allow-origin');
  return { status: answer.status, origin, error: message.error?.message, message };
}

/** As the Worker checks it: with the published keys alone. */
export const verify = ({ jwksUrl }: Identity, token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(jwksUrl)), {
    algorithms: ['RS256'],
    issuer: 'https://securetoken.google.com/demo-valea',
    audience: 'demo-valea',
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  });
