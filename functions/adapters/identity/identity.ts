import { withinTime } from '../../time/within-time.ts';
import { createAccounts } from './accounts.ts';
import { createKeyCache } from './key-cache.ts';
import { fetchKeySet } from './key-set.ts';
import { createAccessTokens } from './service-account.ts';
import { createTokenCheck } from './token-check.ts';
import type { Settings } from '../../settings.ts';
import { witnessed, type Witness } from '../../ports/upstreams.ts';
import type { Log } from '../../log.ts';
import type { Identity } from '../../ports/identity.ts';

interface IdentityDeps {
  now: () => number;
  background: (work: Promise<unknown>) => void;
  log: Log;
  witness: Witness;
}

/** Shorter than every request's deadline: a slow provider delays a first sign-in but cannot break it. */
const announceLimitMs = 2_000;
/** Covers two calls: the access token and the look-up. */
const lookUpLimitMs = 3_000;

function accountsOf(settings: Settings, now: () => number, witness: Witness) {
  const { IDENTITY_ADMIN_TOKEN: given, IDENTITY_SERVICE_ACCOUNT: account } = settings;
  const accessToken =
    given !== undefined ? () => Promise.resolve(given) : account && createAccessTokens(account, now);
  if (!accessToken) return undefined;
  return createAccounts({
    url: settings.IDENTITY_ADMIN_URL,
    projectId: settings.FIREBASE_PROJECT_ID,
    accessToken,
    witness,
  });
}

export function createIdentity(
  settings: Settings,
  { now, background, log, witness }: IdentityDeps,
): Identity {
  const accounts = accountsOf(settings, now, witness);
  const keys = createKeyCache({
    fetchKeys: () => witnessed(witness, fetchKeySet(settings.IDENTITY_KEYS_URL)),
    now,
    background,
    onFailure: (error) => {
      log.warn('keys_unavailable', { dependency: 'identity', error });
    },
  });
  return {
    verify: createTokenCheck(settings.FIREBASE_PROJECT_ID, keys, now),
    async holds(member) {
      if (!accounts) return 'holds';
      try {
        const state = await withinTime(lookUpLimitMs, accounts.signInState(member), () => undefined);
        if (state === undefined) throw new Error('The account look-up took too long.');
        return state;
      } catch (error) {
        log.warn('account_not_looked_up', { dependency: 'identity', error });
        return 'unavailable';
      }
    },
    async remove(uid) {
      try {
        await accounts?.remove(uid);
        return accounts !== undefined;
      } catch (error) {
        log.error('account_not_removed', { dependency: 'identity', error });
        return false;
      }
    },
    async announceId(uid, userId) {
      if (accounts) await withinTime(announceLimitMs, accounts.setUserId(uid, userId), () => undefined);
    },
  };
}
