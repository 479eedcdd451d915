import { createMiddleware } from 'hono/factory';
import { isOrdering } from '#i18n/order-path.ts';
import { refuse } from '../http/refusal.ts';
import { isWithinAddress, tooMany } from './rate-limit.ts';
import { withinTime } from '../time/within-time.ts';
import type { App, AppContext } from '../http/context.ts';
import type { StaffLevel } from '#domain/shop/access.ts';
import type { Member } from '../ports/identity.ts';

/** The caller by bearer token: https://www.rfc-editor.org/rfc/rfc6750 */
type Caller =
  { state: 'visitor' } | { state: 'member'; member: Member } | { state: 'refused'; response: Response };

const challenge = (error?: string) => ({
  'WWW-Authenticate': error ? `Bearer realm="valea", error="${error}"` : 'Bearer realm="valea"',
});

export const signInFirst = (c: AppContext) => refuse(c, 'unauthenticated', challenge());

const refusedToken = (c: AppContext, reason: string): Response => {
  c.var.log.info('token_refused', { reason });
  return refuse(c, 'token_refused', challenge('invalid_token'));
};

/** The account was deleted after this sign-in: the token is refused, and the browser signs out. */
export const accountDeleted = (c: AppContext) => refusedToken(c, 'account deleted');

const unavailable = (c: AppContext, retryAfterSeconds: number) =>
  refuse(c, 'identity_unavailable', { 'Retry-After': String(retryAfterSeconds) });

const retryAfterSeconds = 5;

/** It is unknown at the moment whether the account was deleted. */
export const deletionUnknown = (c: AppContext) => unavailable(c, retryAfterSeconds);

/** Refuses members whose account was deleted since the sign-in, and everybody while that cannot be checked. */
async function unlessDeleted(c: AppContext, member: Member): Promise<Caller> {
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
 * Reads `Authorization`. Missing or empty means a visitor; an invalid token is refused. `skipsDeletionCheck` is for
 * handlers that check themselves whether the account was deleted.
 */
export async function callerOf(c: AppContext, { skipsDeletionCheck = false } = {}): Promise<Caller> {
  const [scheme = '', token, ...rest] = (c.req.header('Authorization') ?? '').trim().split(/\s+/);
  if (scheme === '' || (/^bearer$/i.test(scheme) && token === undefined)) return { state: 'visitor' };

  const refused = (reason: string): Caller => ({ state: 'refused', response: refusedToken(c, reason) });
  if (!/^bearer$/i.test(scheme) || token === undefined || rest.length > 0) return refused('no bearer token');

  const verified = await c.get('deps').identity.verify(token);
  switch (verified.state) {
    case 'member': {
      const member = { ...verified.member, isOrdering: isOrdering(c.req.header('Referer')) };
      return skipsDeletionCheck ? { state: 'member', member } : unlessDeleted(c, member);
    }
    case 'refused':
      return refused(verified.reason);
    case 'unavailable':
      return { state: 'refused', response: unavailable(c, verified.retryAfterSeconds) };
  }
}

/** For requests that are accepted from anybody: an invalid or uncheckable token counts as none. */
export async function memberIfKnown(c: AppContext): Promise<Member | undefined> {
  const who = await callerOf(c);
  return who.state === 'member' ? who.member : undefined;
}

/**
 * Asks the provider whether a sign-in is still valid, as a token outlives disabling the account or revoking sign-ins
 * by up to an hour. `holds` if the deployment may not ask.
 * @see https://firebase.google.com/docs/auth/admin/manage-sessions
 */
export function signInHolds({ var: { deps } }: AppContext, member: Member) {
  const unavailable = () => 'unavailable' as const;
  return withinTime(deps.deadline.remainingMs(), deps.identity.holds(member), unavailable);
}

/** Within the limit of the address. */
const memberOnly = ({ skipsDeletionCheck = false, asksProvider = false, isLimited = true } = {}) =>
  createMiddleware<App & { Variables: { member: Member } }>(async (c, next) => {
    if (isLimited && !(await isWithinAddress(c))) return tooMany(c);
    const who = await callerOf(c, { skipsDeletionCheck });
    if (who.state === 'refused') return who.response;
    if (who.state === 'visitor') return signInFirst(c);
    const holds = asksProvider ? await signInHolds(c, who.member) : 'holds';
    if (holds === 'ended') return refusedToken(c, 'disabled or revoked');
    if (holds === 'unavailable') return unavailable(c, retryAfterSeconds);
    c.set('member', who.member);
    return next();
  });

export const signedIn = memberOnly();

/** Withdrawing is as easy as giving (Art. 7 GDPR): no rate limit applies. */
export const signedInToWithdraw = memberOnly({ isLimited: false });

/**
 * Members only, checked with the provider: for personal files and irreversible actions. Runs before the body is read.
 * tests/worker/accounts/ended-sign-in.test.ts lists the routes that do not need it.
 */
export const stillSignedIn = memberOnly({ asksProvider: true });

/** Members only, if the handler's own look-up finds nothing for a deleted account. */
export const signedInUnlessDeleted = memberOnly({ skipsDeletionCheck: true });

/** The member's own id; creates the account at the first call. */
export const userIdOf = async ({ var: { deps, member } }: AppContext & { var: { member: Member } }) =>
  (await deps.accounts.account(member)).userId;

/** Explains an empty look-up: the account was deleted, or that cannot be checked. Undefined if neither. */
export async function refusalOfDeleted(c: AppContext, member: Member): Promise<Response | undefined> {
  const who = await unlessDeleted(c, member);
  return who.state === 'refused' ? who.response : undefined;
}

/**
 * Holders of a role only, signed in with a second factor; one whose account has none is asked to enrol it. Everyone
 * else gets the same 404 as for an unknown address.
 */
const staffOnly = (level: StaffLevel) =>
  createMiddleware<App & { Variables: { member: Member } }>(async (c, next) => {
    const member = (await isWithinAddress(c)) ? await memberIfKnown(c) : undefined;
    const levels = member ? await c.var.deps.accounts.staffLevels(member.uid) : [];
    if (!member || !levels.includes(level)) return refuse(c, 'not_found');
    const holds = await signInHolds(c, member);
    if (holds === 'ended') return refuse(c, 'not_found');
    if (holds === 'unavailable') return unavailable(c, retryAfterSeconds);
    if (holds === 'second_factor_missing') return refuse(c, 'second_factor_missing');
    if (!member.secondFactor) return refuse(c, 'second_factor_absent');
    c.set('member', member);
    return next();
  });

export const courseLeaderOnly = staffOnly('COURSE_LEADER');
export const ownerOnly = staffOnly('OWNER');

/** Members and visitors; an invalid token is refused. */
export const maybeSignedIn = createMiddleware<App & { Variables: { member: Member | undefined } }>(
  async (c, next) => {
    const who = await callerOf(c);
    if (who.state === 'refused') return who.response;
    c.set('member', who.state === 'member' ? who.member : undefined);
    return next();
  },
);
