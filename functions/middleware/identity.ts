import { createMiddleware } from 'hono/factory';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';
import type { Member } from '../ports/identity.ts';

/** Who makes a request, by its bearer token: https://www.rfc-editor.org/rfc/rfc6750 */
export type WhoAsks =
  { state: 'visitor' } | { state: 'member'; member: Member } | { state: 'refused'; response: Response };

const challenge = (error?: string) => ({
  'WWW-Authenticate': error ? `Bearer realm="valea", error="${error}"` : 'Bearer realm="valea"',
});

export const signInFirst = (c: AppContext) => refuse(c, 'unauthenticated', challenge());

/** Reads `Authorization`. None or an empty one is a visitor; whoever claims to be somebody has to prove it. */
export async function whoAsks(c: AppContext): Promise<WhoAsks> {
  const [scheme = '', token, ...rest] = (c.req.header('Authorization') ?? '').trim().split(/\s+/);
  if (scheme === '' || (/^bearer$/i.test(scheme) && token === undefined)) return { state: 'visitor' };

  const refused = (reason: string): WhoAsks => {
    c.var.log.info('token_refused', { reason });
    return { state: 'refused', response: refuse(c, 'token_refused', challenge('invalid_token')) };
  };
  if (!/^bearer$/i.test(scheme) || token === undefined || rest.length > 0) return refused('no bearer token');

  const verified = await c.var.deps.identity.verify(token);
  switch (verified.state) {
    case 'member':
      return verified;
    case 'refused':
      return refused(verified.reason);
    case 'unavailable': {
      const retry = { 'Retry-After': String(verified.retryAfterSeconds) };
      return { state: 'refused', response: refuse(c, 'identity_unavailable', retry) };
    }
  }
}

/** Lets members through and nobody else; the handler finds out who it is as `c.var.member`. */
export const signedIn = createMiddleware<App & { Variables: { member: Member } }>(async (c, next) => {
  const who = await whoAsks(c);
  if (who.state === 'refused') return who.response;
  if (who.state === 'visitor') return signInFirst(c);
  c.set('member', who.member);
  return next();
});

/** Lets visitors through as well; a token that does not hold is refused all the same. */
export const maybeSignedIn = createMiddleware<App & { Variables: { member: Member | undefined } }>(
  async (c, next) => {
    const who = await whoAsks(c);
    if (who.state === 'refused') return who.response;
    c.set('member', who.state === 'member' ? who.member : undefined);
    return next();
  },
);
