import { waitUntil } from 'cloudflare:workers';
import { createDataApi } from './adapters/data-api.ts';
import { createAccounts } from './adapters/identity/accounts.ts';
import { createKeyCache } from './adapters/identity/key-cache.ts';
import { fetchKeySet } from './adapters/identity/key-set.ts';
import { createAccessTokens } from './adapters/identity/service-account.ts';
import { createTokenCheck } from './adapters/identity/token-check.ts';
import { createMail } from './adapters/mail.ts';
import { createGraph } from './adapters/meta/graph.ts';
import { createClient } from './adapters/stripe/client.ts';
import { createPayments } from './adapters/stripe/payments.ts';
import { inTime } from './adapters/in-time.ts';
import { createConsentReceipts } from './conversions/consent-receipts.ts';
import { createDeadLetters } from './conversions/dead-letters.ts';
import { createSentEvents } from './conversions/sent-events.ts';
import { openDatabase } from './database/open.ts';
import { deleteExpired } from './database/retention.ts';
import { readSettings, type Env, type ReadSettings, type Settings } from './env.ts';
import { createLog, type Log } from './log.ts';
import { createMembers } from './members/members.ts';
import { createAccounts as createMemberAccounts } from './accounts/accounts.ts';
import { createUsers } from './accounts/users.ts';
import { withinTime } from './within-time.ts';
import type { Payments } from './ports/payments.ts';
import type { AdPlatform, Conversions } from './ports/conversions.ts';
import type { Deps, Stores } from './context.ts';
import type { Identity } from './ports/identity.ts';

/** Shorter than any answer's own limit: a slow provider delays a first sign-in a little and never spoils it. */
const announceLimitMs = 2_000;
const dataLimitMs = 4_500;
const healthLimitMs = 2_000;
const platformLimitMs = 5_000;
/** A write is tried twice: together they stay within what a visitor waits for. */
const paymentsLimitMs = 3_500;
const mailLimitMs = 10_000;

const log = createLog();
const now = () => Date.now();

/** The provider's accounts, where the deployment has the right to touch them. */
function accountsOf(settings: Settings) {
  const { IDENTITY_ADMIN_TOKEN: given, IDENTITY_SERVICE_ACCOUNT: account } = settings;
  const accessToken =
    given !== undefined ? () => Promise.resolve(given) : account && createAccessTokens(account, now);
  if (!accessToken) return undefined;
  return createAccounts({
    url: settings.IDENTITY_ADMIN_URL,
    projectId: settings.FIREBASE_PROJECT_ID,
    accessToken,
  });
}

type Accounts = ReturnType<typeof accountsOf>;

function identityOf(settings: Settings, accounts: Accounts): Identity {
  const keys = createKeyCache({
    fetchKeys: () => fetchKeySet(settings.IDENTITY_KEYS_URL),
    now,
    background: waitUntil,
    onFailure: (error) => {
      log.warn('keys_unavailable', { dependency: 'identity', error });
    },
  });
  return {
    verify: createTokenCheck(settings.FIREBASE_PROJECT_ID, keys, now),
    answers: () => keys.answers(),
    async remove(uid) {
      try {
        await accounts?.remove(uid);
        return accounts !== undefined;
      } catch (error) {
        log.error('account_not_removed', { dependency: 'identity', error });
        return false;
      }
    },
  };
}

/** Puts a new user's own id into her tokens, where the deployment has the right to. */
function announcerOf(accounts: Accounts): (uid: string, userId: string) => Promise<void> {
  if (!accounts) return () => Promise.resolve();
  return (uid, userId) => withinTime(announceLimitMs, accounts.setUserId(uid, userId), () => undefined);
}

/** Without a data set there is no ad platform: nothing is queued. What was queued before waits. */
function advertisingOf(env: Env, settings: Settings): { conversions: Conversions; adPlatform: AdPlatform } {
  const { META_DATASET_ID: dataset, META_ACCESS_TOKEN: token, META_GRAPH_URL: url } = settings;
  if (dataset === undefined || token === undefined) {
    return {
      conversions: { report: () => Promise.resolve() },
      adPlatform: { send: () => Promise.resolve({ state: 'locked_out', reason: 'not configured' }) },
    };
  }
  return {
    conversions: {
      report: async (conversion) => {
        await env.CONVERSIONS.send(conversion);
      },
    },
    adPlatform: createGraph({ url, dataset, token, timeLimitMs: platformLimitMs }),
  };
}

/** Without its secrets nothing can be bought, and no news is believed. */
function paymentsOf(settings: Settings): Payments | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url } = settings;
  if (key === undefined || secret === undefined) return undefined;
  return createPayments(createClient({ key, url, timeLimitMs: paymentsLimitMs }), secret);
}

/** What needs the database and no setting: it works while a setting is invalid. */
export function storesOf(env: Env): Stores {
  const db = openDatabase(env.DB);
  return {
    consentReceipts: createConsentReceipts(db),
    sentEvents: createSentEvents(db),
    deadLetters: createDeadLetters(db),
    deleteExpired: (now) => deleteExpired(db, now),
  };
}

/** The composition root: the one place where ports meet adapters, and stores the database. */
export function createDeps(env: Env, settings: Settings): Deps {
  const accounts = accountsOf(settings);
  const options = { db: openDatabase(env.DB), clock: () => new Date(), newId: () => crypto.randomUUID() };
  const users = createUsers(options);
  const members = createMemberAccounts(users, options);
  const answers = () => members.answers();
  const embedded = createMembers({
    ...options,
    users,
    announceId: announcerOf(accounts),
    onUnhandledError: (error, requestId) => {
      log.error('unhandled_error', { dependency: 'members', requestId, error });
    },
  });
  const { DATA_API_URL: url } = settings;
  return {
    ...storesOf(env),
    identity: identityOf(settings, accounts),
    dataApi:
      url === undefined
        ? inTime({ ...embedded, answers }, dataLimitMs)
        : createDataApi({ url, timeLimitMs: dataLimitMs }),
    members: { ...members, answers: () => withinTime(healthLimitMs, answers(), () => false) },
    ...advertisingOf(env, settings),
    payments: paymentsOf(settings),
    mail: createMail(env.MAIL, mailLimitMs),
    site: new URL(settings.SITE_URL).origin,
  };
}

type Configured = { state: 'valid'; deps: Deps } | Extract<ReadSettings, { state: 'invalid' }>;

/** The platform hands the same bindings to every request of an isolate: they are read once. */
const configured = new WeakMap<Env, Configured>();

function configure(env: Env): Configured {
  const read = readSettings(env);
  return read.state === 'valid' ? { state: 'valid', deps: createDeps(env, read.settings) } : read;
}

/** What the settings configure, for requests, queue consumer and cron; nothing where one of them is invalid. */
export function depsOf(env: Env, told: Log): Deps | undefined {
  const config = configured.get(env) ?? configure(env);
  configured.set(env, config);
  if (config.state === 'valid') return config.deps;
  for (const { setting, reason } of config.problems) told.error('setting_invalid', { setting, reason });
  return undefined;
}
