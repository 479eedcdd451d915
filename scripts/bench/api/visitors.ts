import { getUserDocument } from '#site/browser/generated/operations.ts';
import { createKey, type SigningKey } from '../../../local/identity/keys.ts';
import { issuerOf, signToken } from '../../../local/identity/tokens.ts';
import type { Request } from 'autocannon';

export const projectId = 'demo-bench';
const people = 64;

interface Visitors {
  jwks: SigningKey['jwks'];
  /** The token of somebody who has just signed in. */
  tokenOf: (uid: string) => Promise<string>;
  /** `GetUser` as the site sends it, by as many signed-in people. */
  requests: Request[];
}

export async function createVisitors(): Promise<Visitors> {
  const { key } = await createKey();
  const now = Math.floor(Date.now() / 1000) - 5;
  const tokenOf = (sub: string) =>
    signToken(
      {
        iss: issuerOf(projectId),
        aud: projectId,
        sub,
        user_id: sub,
        iat: now,
        auth_time: now,
        exp: now + 3600,
        email: `${sub}@example.com`,
        email_verified: true,
        firebase: { identities: { email: [`${sub}@example.com`] }, sign_in_provider: 'password' },
      },
      key,
    );
  const request = async (index: number): Promise<Request> => {
    const token = await tokenOf(`bench-person-${index}`);
    return {
      method: 'POST',
      path: '/api/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: getUserDocument, operationName: 'GetUser', variables: { id: 'myself' } }),
    };
  };
  return {
    jwks: key.jwks,
    tokenOf,
    requests: await Promise.all(Array.from({ length: people }, (_, index) => request(index))),
  };
}
