/** The composition root: connects ports with adapters, stores with the database, and features with each other. */
import { waitUntil } from 'cloudflare:workers';
import { company } from '#domain/company/company.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createConsents } from './accounts/consents.ts';
import { createEmailChecks } from './accounts/email-checks.ts';
import { createUsers } from './accounts/users.ts';
import { createDataApi } from './adapters/data-api.ts';
import { createGoogleStorage } from './adapters/google-storage.ts';
import { createIdentity } from './adapters/identity/identity.ts';
import { withLocalEvents } from './adapters/local-mail.ts';
import { createMail } from './adapters/mail.ts';
import { createAdvertising } from './adapters/meta/graph.ts';
import { createStripe } from './adapters/stripe/payments.ts';
import { createDeclarationLinks } from './cancellations/declaration-links.ts';
import { createDeclarationStore } from './cancellations/declaration-store.ts';
import { createDeclarations } from './cancellations/declarations.ts';
import { createDeclarationMailFacts } from './cancellations/mail-facts.ts';
import { createConsentReceipts } from './conversions/consent-receipts.ts';
import { createPurchaseOutbox } from './conversions/purchase-outbox.ts';
import { createCertificates, nameMailFacts } from './course/certificates.ts';
import { createCourseMails } from './course/course-mails.ts';
import { answerMailFacts, createLeaderDesk, questionMailFacts } from './course/leader-desk.ts';
import { createCourseMessages } from './course/messages.ts';
import { createBookings, createParticipations } from './course/participation.ts';
import { createProgress } from './course/progress.ts';
import { createStoredFileLinks } from './course/stored-files.ts';
import { createWorkbooks } from './course/workbooks.ts';
import { openDatabase } from './database/open.ts';
import { deleteExpired } from './database/retention.ts';
import { deadlineForEachCall } from './time/deadline.ts';
import { withinTime } from './time/within-time.ts';
import { createCountQueue } from './funnel/count-queue.ts';
import { createCounters } from './funnel/counters.ts';
import { createQuizReminders } from './funnel/quiz-reminders.ts';
import { createKeyedHashes } from './crypto/keyed-hashes.ts';
import { createLog } from './log.ts';
import { createExperimentReports } from './numbers/experiments.ts';
import { createNumbers } from './numbers/numbers.ts';
import { createSpeed } from './numbers/speed.ts';
import { createWeekly } from './numbers/weekly.ts';
import { createCompose } from './mails/compose.ts';
import { consumeDeliveryEvents } from './mails/delivery-events.ts';
import { createMailOutbox } from './mails/mail-outbox.ts';
import { isArrivalMailed } from './mails/mail-queue.ts';
import { createMembers } from './members/members.ts';
import { createFindings } from './operator/findings.ts';
import { withFindings } from './operator/finding-log.ts';
import { createUpstreams } from './operator/upstreams.ts';
import { createReport } from './operator/report-finding.ts';
import { createAccess } from './payments/access.ts';
import { createBillingAddresses, courseInvoice } from './payments/billing-addresses.ts';
import { createContracts } from './payments/contracts.ts';
import { createOrders } from './payments/orders.ts';
import { isOwed, refundsOf } from './payments/refunds.ts';
import { createWebhookEvents } from './payments/webhook-events.ts';
import { operatorOf, readSettings, type Settings } from './settings.ts';
import { createShop, type Run } from './shop.ts';
import type { CourseMailKind } from '#domain/course/reminders.ts';
import type { Env } from './env.ts';
import type { DataApi } from './ports/data-api.ts';

const mailLimitMs = 10_000;
const jobCallLimitMs = 10_000;

const clock = () => new Date();
const newId = () => crypto.randomUUID();

/** These work while a setting is invalid. */
function createStores(env: Env) {
  const hashes = createKeyedHashes(env.HASH_KEYS ?? '');
  const db = openDatabase(env.DB);
  const findings = createFindings(db);
  const plainLog = createLog();
  const upstreams = createUpstreams(db, { now: clock, background: waitUntil, log: plainLog });
  const report = createReport({
    findings,
    mail: createMail(env.MAIL, mailLimitMs, upstreams.witness('mail')),
    to: operatorOf(env),
    environment: env.ENVIRONMENT ?? 'no environment',
    now: clock,
    log: plainLog,
  });
  /** For what belongs to no request and no job. */
  const log = withFindings(plainLog, {
    report: (finding) => {
      waitUntil(report(finding));
    },
    source: () => 'isolate',
  });
  return {
    db,
    log,
    findings,
    report,
    hashes,
    upstreams,
    billingAddresses: createBillingAddresses(db),
    bookings: createBookings(db),
    consentReceipts: createConsentReceipts(db, hashes),
    contracts: createContracts(db, clock),
    counters: createCounters(db, { now: clock, log }),
    countLater: createCountQueue(env.COUNTS, { now: clock, log }),
    declarationLinks: createDeclarationLinks(db, clock),
    declarations: createDeclarationStore(db, hashes),
    orders: createOrders(db),
    webhookEvents: createWebhookEvents(db),
    deleteExpired: (at: Date) => deleteExpired(db, at),
  };
}

function mailOf(
  env: Env,
  { ENVIRONMENT: environment }: Settings,
  { db, log, upstreams }: ReturnType<typeof createStores>,
) {
  const mail = createMail(env.MAIL, mailLimitMs, upstreams.witness('mail'));
  if (environment !== 'local' && environment !== 'test') return mail;
  const message = (body: unknown) => ({
    id: newId(),
    timestamp: clock(),
    attempts: 1,
    body,
    ack: () => undefined,
    retry: () => undefined,
  });
  return withLocalEvents(mail, (event) => {
    waitUntil(consumeDeliveryEvents({ messages: [message(event)] }, { db, log, retry: () => undefined }));
  });
}

function createConnections(env: Env, settings: Settings, stores: ReturnType<typeof createStores>) {
  const { db, hashes, log, orders, upstreams } = stores;
  const site = new URL(settings.SITE_URL).origin;
  const options = { db, clock, newId };
  const users = createUsers(options);
  const consents = createConsents(users, options);
  const quizReminders = createQuizReminders({ ...options, hashes, site });
  const accounts = createAccounts(users, { consents, quizReminders }, options);
  const { witness } = upstreams;
  const identity = createIdentity(settings, {
    now: () => Date.now(),
    background: waitUntil,
    log,
    witness: witness('identity'),
  });
  const { DATA_API_URL: url, STORAGE_SERVICE_ACCOUNT: storage, STORAGE_URL: service } = settings;
  function embedded(): DataApi {
    const members = createMembers({
      ...options,
      users,
      announceId: (uid, userId) => identity.announceId(uid, userId),
      onUnhandledError: (error, requestId) => {
        log.error('unhandled_error', { dependency: 'members', requestId, error });
      },
    });
    const late = { state: 'failed', code: 'data_api_timeout', tries: 1 } as const;
    return {
      ...members,
      ask: (call) => withinTime(call.remainingMs(), members.ask(call), () => late),
    };
  }
  async function order(id: string) {
    const found = await orders.find(id);
    if (!found) return undefined;
    // The order first: its mail is queued in the batch that makes it paid.
    const arrivalIsMailed = await isArrivalMailed(db, id);
    const name = await users.nameOf(found.userId);
    return { ...found, arrivalIsMailed, name, courseInvoice: courseInvoice(found) };
  }
  /** `about`: the order and the payment. */
  async function refund(about: string) {
    const [id = '', paymentId] = about.split(':');
    const found = await orders.find(id);
    const owed = (await refundsOf(db, id)).find((one) => one.paymentId === paymentId);
    return found && owed && { order: found, cents: owed.cents, hasGone: !isOwed(owed) };
  }
  const emailChecks = createEmailChecks({ ...options, users, site });
  return {
    site,
    sendsWeeklyMail: settings.WEEKLY_MAIL === 'on',
    accounts,
    consents,
    identity,
    emailChecks,
    quizReminders,
    accessOf: createAccess(accounts, orders),
    ...createAdvertising(settings, env.CONVERSIONS, witness('conversions')),
    dataApi: url === undefined ? embedded() : createDataApi({ url, witness: witness('dataApi') }),
    payments: createStripe(settings, witness('payments')),
    files: storage && createGoogleStorage(storage, { service, bucket: company.bucket }, witness('storage')),
    mail: mailOf(env, settings, stores),
    mailFacts: {
      order,
      refund,
      emailCheck: (id: string) => emailChecks.mailFacts(id),
      courseAnswer: answerMailFacts(db),
      courseQuestion: questionMailFacts(db),
      certificateName: nameMailFacts(db),
      quizReminder: (id: string) => quizReminders.mailFacts(id),
      ...createDeclarationMailFacts({ ...stores, site }),
    },
  };
}

/** Shared by all requests of an isolate. */
function createApp(env: Env) {
  const stores = createStores(env);
  const read = readSettings(env);
  return read.state === 'invalid'
    ? { stores, problems: read.problems }
    : { stores, problems: [], connections: createConnections(env, read.settings, stores) };
}

type Stores = ReturnType<typeof createStores>;
type Connections = ReturnType<typeof createConnections>;

/** Belongs to one request, batch or job. */
function createDeps(stores: Stores, connections: Connections, given: Run) {
  const { db, hashes, bookings, orders, contracts, counters, webhookEvents, declarations: store } = stores;
  const { site, accounts, accessOf, advertises, emailChecks, payments: connect } = connections;
  const { conversions, files, mail, mailFacts } = connections;
  const { now = clock, deadline = deadlineForEachCall(jobCallLimitMs) } = given;
  const run = { ...given, now };
  const participations = createParticipations(bookings, now);
  const courseMails = createCourseMails({ db, participations, site, now });
  const reminder = (kind: CourseMailKind, about: string) => courseMails.facts(kind, about);
  const numbers = createNumbers(db, now);
  const weekly = createWeekly(db, { numbers, isOn: connections.sendsWeeklyMail, now });
  const weeklyNumbers = (about: string) => weekly.mailFacts(about);
  const compose = createCompose({ ...mailFacts, reminder, weeklyNumbers }, site);
  const mailOutbox = createMailOutbox(db, { mail, compose, hashes, ...run });
  const purchaseOutbox = createPurchaseOutbox(db, { conversions, orders, ...run });
  const shop =
    connect &&
    createShop({
      db,
      site,
      orders,
      contracts,
      counters,
      webhookEvents,
      mailOutbox,
      purchaseOutbox,
      ...run,
      accounts,
      accessOf,
      advertises,
      emailChecks,
      payments: connect(deadline, run.countCall),
    });
  return {
    ...stores,
    ...connections,
    now,
    deadline,
    participations,
    courseMails,
    mailOutbox,
    purchaseOutbox,
    shop,
    declarations: createDeclarations({
      store,
      contracts,
      carryOut: shop?.carryOut,
      ...run,
      sendMail: (kind, id) => mailOutbox.send(kind, id),
    }),
    progress: createProgress(db, now),
    workbooks: createWorkbooks(db, now),
    // Storage checks expiry by its own clock, so links use the real time even if a test has set another.
    storedFileLink: createStoredFileLinks({ ...run, files, mayHear: participations.mayHear, now: clock }),
    courseMessages: createCourseMessages(db, participations, now),
    leaderDesk: createLeaderDesk(db, now),
    experimentReports: createExperimentReports(db, now),
    speed: createSpeed(db),
    numbers,
    weekly,
    certificates: createCertificates(db, now),
  };
}

export type Deps = ReturnType<typeof createDeps>;

/** The platform passes the same bindings to every request of an isolate. */
const apps = new WeakMap<Env, ReturnType<typeof createApp>>();

function appOf(env: Env) {
  const app = apps.get(env) ?? createApp(env);
  apps.set(env, app);
  return app;
}

export const storesOf = (env: Env): Stores => appOf(env).stores;

/** Names of invalid settings with reasons, never values. */
export const settingProblemsOf = (env: Env) => appOf(env).problems;

/** For requests, queue consumer and cron; undefined while a setting is invalid. */
export function depsOf(env: Env, run: Run): Deps | undefined {
  const { stores, connections, problems } = appOf(env);
  if (connections) return createDeps(stores, connections, run);
  for (const { setting, reason } of problems) run.log.error('setting_invalid', { setting, reason });
  return undefined;
}
