/** The composition root: connects ports with adapters, stores with the database, and features with each other. */
import { waitUntil } from 'cloudflare:workers';
import { company } from '#domain/company.ts';
import { createDataApi } from './adapters/data-api.ts';
import { createIdentity } from './adapters/identity/identity.ts';
import { createMail } from './adapters/mail.ts';
import { createAdvertising } from './adapters/meta/advertising.ts';
import { createGoogleStorage } from './adapters/google-storage.ts';
import { createStripe } from './adapters/stripe/stripe.ts';
import { inTime } from './adapters/in-time.ts';
import { createDeclarationLinks } from './cancellations/declaration-links.ts';
import { createDeclarationStore } from './cancellations/declaration-store.ts';
import { createDeclarationMailFacts } from './cancellations/mail-facts.ts';
import { createConsentReceipts } from './conversions/consent-receipts.ts';
import { answerMailFacts, questionMailFacts } from './course/leader-desk.ts';
import { createBookings } from './course/participation.ts';
import { createWorkbooks } from './course/workbooks.ts';
import { createDeadLetters } from './conversions/dead-letters.ts';
import { openDatabase } from './database/open.ts';
import { deleteExpired } from './database/retention.ts';
import type { Env } from './env.ts';
import type { Run } from './shop.ts';
import { readSettings, type ReadSettings, type Settings } from './settings.ts';
import { createLog } from './log.ts';
import {
  emailCheckQueue,
  invoiceCorrectedQueue,
  isArrivalMailed,
  mailsOfPerson,
} from './mails/mail-queue.ts';
import { createCountQueue } from './funnel/count-queue.ts';
import { createCounters } from './funnel/counters.ts';
import { createQuizReminders } from './funnel/quiz-reminders.ts';
import { createMembers } from './members/members.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createEmailChecks } from './accounts/email-checks.ts';
import { createUsers } from './accounts/users.ts';
import { createAccess } from './payments/access.ts';
import { courseInvoice, createBillingAddresses } from './payments/billing-addresses.ts';
import { createComparisons } from './payments/comparisons.ts';
import { createContracts } from './payments/contracts.ts';
import { createOrders } from './payments/orders.ts';
import { createWebhookEvents } from './payments/webhook-events.ts';
import { RunDeps } from './run-deps.ts';
import { withinTime } from './within-time.ts';

const healthLimitMs = 2_000;
const mailLimitMs = 10_000;

const log = createLog();

const newId = () => crypto.randomUUID();

/** These work while a setting is invalid. */
function createStores(env: Env) {
  const db = openDatabase(env.DB);
  return {
    db,
    consentReceipts: createConsentReceipts(db),
    deadLetters: createDeadLetters(db),
    orders: createOrders(db),
    billingAddresses: createBillingAddresses(db, invoiceCorrectedQueue(db)),
    webhookEvents: createWebhookEvents(db),
    counters: createCounters(db, { now: () => new Date(), log }),
    countLater: createCountQueue(env.COUNTS, { now: () => new Date(), log }),
    comparisons: createComparisons(db),
    bookings: createBookings(db),
    contracts: createContracts(db, () => new Date()),
    declarations: createDeclarationStore(db),
    declarationLinks: createDeclarationLinks(db, () => new Date()),
    deleteExpired: (at: Date) => deleteExpired(db, at),
  };
}

/** Shared by all requests of an isolate. */
function createConnections(env: Env, settings: Settings) {
  const { db, bookings, declarations, ...stores } = storesOf(env);
  const signIns = createIdentity(settings, { now: () => Date.now(), background: waitUntil, log });
  const options = { db, clock: () => new Date(), newId };
  const users = createUsers(options);
  const accounts = createAccounts(users, options);
  const answers = () => accounts.answers();
  const createEmbedded = () =>
    createMembers({
      ...options,
      users,
      announceId: (uid, userId) => signIns.announceId(uid, userId),
      onUnhandledError: (error, requestId) => {
        log.error('unhandled_error', { dependency: 'members', requestId, error });
      },
    });
  const { DATA_API_URL: url } = settings;
  const site = new URL(settings.SITE_URL).origin;
  const order = async (id: string) => {
    const found = await stores.orders.find(id);
    if (!found) return undefined;
    // The order first: its mail is queued in the batch that makes it paid.
    const arrivalIsMailed = await isArrivalMailed(db, id);
    const name = await users.nameOf(found.userId);
    return { ...found, arrivalIsMailed, name, courseInvoice: courseInvoice(found) };
  };
  const emailChecks = createEmailChecks({ ...options, users, site, queueMail: emailCheckQueue(db) });
  const quizReminders = createQuizReminders({ ...options, site });
  const shared = {
    ...stores,
    emailChecks,
    quizReminders,
    workbooks: createWorkbooks(options),
    site,
    identity: signIns.identity,
    dataApi:
      url === undefined ? inTime({ ...createEmbedded(), answers }, healthLimitMs) : createDataApi({ url }),
    accounts: { ...accounts, answers: () => withinTime(healthLimitMs, answers(), () => false) },
    ...createAdvertising(settings, env.CONVERSIONS),
    accessOf: createAccess(accounts, stores.orders),
    mailsOfPerson: (userId: string, declarationIds: readonly string[]) =>
      mailsOfPerson(db, userId, declarationIds),
  };
  const behind = {
    ...shared,
    db,
    bookings,
    declarationStore: declarations,
    payments: createStripe(settings),
    files:
      settings.STORAGE_SERVICE_ACCOUNT &&
      createGoogleStorage(settings.STORAGE_SERVICE_ACCOUNT, {
        service: settings.STORAGE_URL,
        bucket: company.bucket,
      }),
    mail: createMail(env.MAIL, mailLimitMs),
    mailFacts: {
      order,
      emailCheck: (id: string) => emailChecks.mailFacts(id),
      courseAnswer: answerMailFacts(db),
      courseQuestion: questionMailFacts(db),
      quizReminder: (id: string) => quizReminders.mailFacts(id),
      ...createDeclarationMailFacts({ ...storesOf(env), site }),
    },
  };
  return { shared, behind };
}

type Connections = ReturnType<typeof createConnections>;

const createDeps = ({ shared, behind }: Connections, run: Run) =>
  Object.assign(new RunDeps(behind, run), shared);

export type Deps = ReturnType<typeof createDeps>;

type Problems = Extract<ReadSettings, { state: 'invalid' }>['problems'];

function configure(env: Env): { connections?: Connections; problems: Problems } {
  const read = readSettings(env);
  if (read.state === 'invalid') return read;
  return { connections: createConnections(env, read.settings), problems: [] };
}

/** The platform passes the same bindings to every request of an isolate. */
function onceAnIsolate<Result>(create: (env: Env) => Result): (env: Env) => Result {
  const created = new WeakMap<Env, Result>();
  return (env) => {
    const known = created.get(env) ?? create(env);
    created.set(env, known);
    return known;
  };
}

export const storesOf = onceAnIsolate(createStores);

const configured = onceAnIsolate(configure);

/** Names of invalid settings with reasons, never values. */
export const settingProblemsOf = (env: Env): Problems => configured(env).problems;

/** For requests, queue consumer and cron; undefined while a setting is invalid. */
export function depsOf(env: Env, run: Run): Deps | undefined {
  const { connections, problems } = configured(env);
  if (connections) return createDeps(connections, run);
  for (const { setting, reason } of problems) run.log.error('setting_invalid', { setting, reason });
  return undefined;
}
