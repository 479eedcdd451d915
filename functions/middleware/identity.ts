import { createMiddleware } from 'hono/factory';
import { isOrdering } from '#domain/shop/guarantee.ts';
import { refuse } from '../refusal.ts';
import { isWithinAddress } from './rate-limit.ts';
import { withinTime } from '../within-time.ts';
import type { App, AppContext } from '../context.ts';
import type { Member } from '../ports/identity.ts';

/** Who makes a request, by its bearer token: https://www.rfc-editor.org/rfc/rfc6750 */
type WhoAsks =
  { state: 'visitor' } | { state: 'member'; member: Member } | { state: 'refused'; response: Response };

const challenge = (error?: string) => ({
  'WWW-Authenticate': error ? `Bearer realm="valea", error="${error}"` : 'Bearer realm="valea"',
});

export const signInFirst = (c: AppContext) => refuse(c, 'unauthenticated', challenge());

const refusedToken = (c: AppContext, reason: string): Response => {
  c.var.log.info('token_refused', { reason });
  return refuse(c, 'token_refused', challenge('invalid_token'));
};

/** An account was deleted after this sign-in: its token counts for nothing, and the browser signs out. */
export const accountDeleted = (c: AppContext) => refusedToken(c, 'account deleted');

const unavailable = (c: AppContext, retryAfterSeconds: number) =>
  refuse(c, 'identity_unavailable', { 'Retry-After': String(retryAfterSeconds) });

const retryAfterSeconds = 5;

/** Nobody can say just now whether an account was deleted. */
export const deletionUnknown = (c: AppContext) => unavailable(c, retryAfterSeconds);

/** Whether the account was deleted since. Where that cannot be known just now, nobody is taken for anybody. */
async function heldAgainstDeletion(c: AppContext, member: Member): Promise<WhoAsks> {
  try {
    return (await c.get('deps').accounts.isDeleted(member))
      ? { state: 'refused', response: accountDeleted(c) }
      : { state: 'member', member };
  } catch (error) {
    c.var.log.error('tombstones_unavailable', { dependency: 'members', error });
    return { state: 'refused', response: deletionUnknown(c) };
  }
}

/**
 * Reads `Authorization`. None or an empty one is a visitor; whoever claims to be somebody has to prove it. Whether the
 * account was deleted since is not looked up for a caller that does so itself.
 */
export async function whoAsks(c: AppContext, { isHeld = false } = {}): Promise<WhoAsks> {
  const [scheme = '', token, ...rest] = (c.req.header('Authorization') ?? '').trim().split(/\s+/);
  if (scheme === '' || (/^bearer$/i.test(scheme) && token === undefined)) return { state: 'visitor' };

  const refused = (reason: string): WhoAsks => ({ state: 'refused', response: refusedToken(c, reason) });
  if (!/^bearer$/i.test(scheme) || token === undefined || rest.length > 0) return refused('no bearer token');

  const verified = await c.get('deps').identity.verify(token);
  switch (verified.state) {
    case 'member': {
      const member = { ...verified.member, isOrdering: isOrdering(c.req.header('Referer')) };
      return isHeld ? { state: 'member', member } : heldAgainstDeletion(c, member);
    }
    case 'refused':
      return refused(verified.reason);
    case 'unavailable':
      return { state: 'refused', response: unavailable(c, verified.retryAfterSeconds) };
  }
}

/**
 * Who is signed in, where a request counts whoever sends it: a token that does not hold, or that nobody can check just
 * now, is nobody's.
 */
export async function memberIfKnown(c: AppContext): Promise<Member | undefined> {
  const who = await whoAsks(c);
  return who.state === 'member' ? who.member : undefined;
}

/**
 * Asks the provider whether a sign-in still holds: a token does for an hour after an account was disabled or its
 * sign-ins were revoked. Holds where the deployment has no right to ask.
 * @see https://firebase.google.com/docs/auth/admin/manage-sessions
 */
function signInHolds({ var: { deps } }: AppContext, member: Member) {
  const unavailable = () => 'unavailable' as const;
  return withinTime(deps.deadline.remainingMs(), deps.identity.holds(member), unavailable);
}

const memberOnly = ({ isHeld = false, asksProvider = false } = {}) =>
  createMiddleware<App & { Variables: { member: Member } }>(async (c, next) => {
    const who = await whoAsks(c, { isHeld });
    if (who.state === 'refused') return who.response;
    if (who.state === 'visitor') return signInFirst(c);
    const holds = asksProvider ? await signInHolds(c, who.member) : 'holds';
    if (holds === 'ended') return refusedToken(c, 'disabled or revoked');
    if (holds === 'unavailable') return unavailable(c, retryAfterSeconds);
    c.set('member', who.member);
    return next();
  });

/** Lets members through and nobody else; the handler finds out who it is as `c.var.member`. */
export const signedIn = memberOnly();

/**
 * The same for personal files and what cannot be taken back: the provider is asked as well. It stands before the body is
 * read. tests/worker/accounts/ended-sign-in.test.ts names the routes that need it not.
 */
export const stillSignedIn = memberOnly({ asksProvider: true });

/** The same for a handler whose own look-up finds nothing for an account that was deleted after the sign-in. */
export const signedInUnlessDeleted = memberOnly({ isHeld: true });

/** Why such a look-up found nothing: the account was deleted, or nobody can say. Nothing where it is neither. */
export async function refusalOfDeleted(c: AppContext, member: Member): Promise<Response | undefined> {
  const who = await heldAgainstDeletion(c, member);
  return who.state === 'refused' ? who.response : undefined;
}

/**
 * Lets the course leader through. Everybody else gets what an address gets that never was, whoever asks, so that
 * nobody learns that it is there.
 */
export const courseLeaderOnly = createMiddleware<App & { Variables: { member: Member } }>(async (c, next) => {
  const member = (await isWithinAddress(c)) ? await memberIfKnown(c) : undefined;
  const levels = member ? await c.var.deps.accounts.staffLevels(member.uid) : [];
  if (!member || !levels.includes('COURSE_LEADER')) return refuse(c, 'not_found');
  const holds = await signInHolds(c, member);
  if (holds === 'ended') return refuse(c, 'not_found');
  if (holds === 'unavailable') return unavailable(c, retryAfterSeconds);
  c.set('member', member);
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
