import { refuse } from '../refusal.ts';
import type { AppContext } from '../context.ts';
import type { Person } from '../ports/identity.ts';

export type WhoAsks =
  { state: 'anonymous' } | { state: 'person'; person: Person } | { state: 'refused'; response: Response };

const challenge = (error?: string) => ({
  'WWW-Authenticate': error ? `Bearer realm="valea", error="${error}"` : 'Bearer realm="valea"',
});

export const signInFirst = (c: AppContext) => refuse(c, 'unauthenticated', challenge());

/** Reads `Authorization`. None or an empty one is nobody; whatever claims to be somebody must prove it. */
export async function whoAsks(c: AppContext): Promise<WhoAsks> {
  const [scheme = '', token, ...rest] = (c.req.header('Authorization') ?? '').trim().split(/\s+/);
  if (scheme === '' || (/^bearer$/i.test(scheme) && token === undefined)) return { state: 'anonymous' };

  const refused = (reason: string): WhoAsks => {
    c.var.log.info('token_refused', { fault: reason });
    return { state: 'refused', response: refuse(c, 'token_refused', challenge('invalid_token')) };
  };
  if (!/^bearer$/i.test(scheme) || token === undefined || rest.length > 0) return refused('no bearer token');

  const verdict = await c.var.deps.identity.verify(token);
  switch (verdict.state) {
    case 'person':
      return verdict;
    case 'refused':
      return refused(verdict.reason);
    case 'unavailable': {
      const retry = { 'Retry-After': String(verdict.retryAfterSeconds) };
      return { state: 'refused', response: refuse(c, 'identity_unavailable', retry) };
    }
  }
}
