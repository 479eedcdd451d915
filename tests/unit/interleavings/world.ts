import { hash } from 'node:crypto';
import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import { modulesOf, lengthOf } from '#domain/course/modules.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { createAccounts } from '#functions/accounts/accounts.ts';
import { createConsents } from '#functions/accounts/consents.ts';
import { createEmailChecks } from '#functions/accounts/email-checks.ts';
import { createUsers, DeletedSignIn } from '#functions/accounts/users.ts';
import { createDeclarationStore } from '#functions/cancellations/declaration-store.ts';
import { createDeclarations } from '#functions/cancellations/declarations.ts';
import { createBookings, createParticipations, openModule } from '#functions/course/participation.ts';
import { createProgress } from '#functions/course/progress.ts';
import { isOrphaned, openDatabase, Overtaken } from '#functions/database/open.ts';
import { createCounters } from '#functions/funnel/counters.ts';
import { createQuizReminders } from '#functions/funnel/quiz-reminders.ts';
import { createKeyedHashes } from '#functions/crypto/keyed-hashes.ts';
import type { Log } from '#functions/log.ts';
import { createAccess } from '#functions/payments/access.ts';
import { createContracts } from '#functions/payments/contracts.ts';
import { createOrders } from '#functions/payments/orders.ts';
import { createWebhookEvents } from '#functions/payments/webhook-events.ts';
import { createShop } from '#functions/shop.ts';
import type { Event, Method } from '../../../local/stripe/account.ts';
import { createDatabase } from './database.ts';
import { createPaymentService } from './payment-service.ts';

export type Action =
  | { does: 'buy'; product: ProductKey; way: 'card' | 'sepa' | 'leave' }
  | { does: 'cancel' | 'withdraw'; contract: 'app' | 'course'; name: string }
  | { does: 'pay' | 'return' | 'drop' | 'night' | 'delete' | 'listen' | 'settle' | 'bounce' | 'dispute' };

const day = 86_400_000;

/** The Worker's own code around one member, on a database and a payment service whose calls are steps. */
export async function createWorld(stepMs: number) {
  // Off the thread pool, so that a seed is reproducible.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((_algorithm, data) =>
    Promise.resolve(new Uint8Array(hash('sha256', data as Uint8Array, 'buffer')).buffer),
  );
  let at = Date.parse('2026-11-25T09:00:00Z');
  // The clock of the payment service.
  vi.spyOn(Date, 'now').mockImplementation(() => at);
  let scheduler: Scheduler | undefined;
  const now = () => new Date(at);
  async function step(label: string) {
    await scheduler?.schedule(Promise.resolve(), label);
    at += stepMs;
  }

  let undelivered: Event[] = [];
  const keep = (event: Event) => void undelivered.push(event);
  let tell = keep;

  const { d1, exec, close } = createDatabase(step);
  const service = await createPaymentService(step, (event) => {
    tell(event);
  });
  const logged: string[] = [];
  const log: Log = {
    info: () => undefined,
    warn: (event) => logged.push(event),
    error: (event, { error } = {}) =>
      logged.push(error instanceof Error ? `${event}: ${error.message}` : event),
  };
  let ids = 0;
  const newId = (): ReturnType<typeof crypto.randomUUID> =>
    `${String((ids += 1)).padStart(8, '0')}-0000-0000-0000-000000000000`;

  vi.spyOn(crypto, 'randomUUID').mockImplementation(newId);

  const db = openDatabase(d1);
  const options = { db, clock: now, newId };
  const users = createUsers(options);
  const site = 'https://valea.example';
  const hashes = createKeyedHashes('a'.repeat(32));
  const consents = createConsents(users, options);
  const quizReminders = createQuizReminders({ ...options, hashes, site });
  const accounts = createAccounts(users, { consents, quizReminders }, options);
  const emailChecks = createEmailChecks({ ...options, users, site });
  const orders = createOrders(db);
  const contracts = createContracts(db, now);
  const unsent = { send: () => Promise.reject(new Error('Without a background nothing is sent.')) };
  const shop = createShop({
    db,
    site,
    emailChecks,
    orders,
    contracts,
    accounts,
    advertises: false,
    log,
    now,
    accessOf: createAccess(accounts, orders),
    webhookEvents: createWebhookEvents(db),
    counters: createCounters(db, { now, log }),
    payments: service.port,
    mailOutbox: unsent,
    purchaseOutbox: unsent,
  });
  const declarations = createDeclarations({
    store: createDeclarationStore(db, hashes),
    contracts,
    carryOut: shop.carryOut,
    now,
    log,
    sendMail: () => Promise.resolve(),
  });
  const participations = createParticipations(createBookings(db), now);
  const progress = createProgress(db, now);

  const email = 'lena@example.com';
  const signIn = { userId: undefined, emailVerified: true, secondFactor: false, signedIn: now() };
  const member = { ...signIn, uid: 'lena', email };
  const account = () => accounts.account(member);

  /** The welcome page asks for the order's state. */
  async function look(id: string, userId: string) {
    const order = await orders.find(id);
    if (order?.userId === userId && (await orders.mayAsk(id, now()))) await shop.reconcileOrder(id);
  }

  async function pay(session: string | undefined, way: 'card' | 'sepa') {
    await step('pay');
    service.pay(session ?? '', way);
  }

  async function buy({ product, way }: Extract<Action, { does: 'buy' }>) {
    const buyer = await account();
    const sold = productOf(product);
    const { requirements: version, ...texts } = textVersions;
    const confirmed = sold.kind === 'course' && { requirements: { version, at: now().toISOString() } };
    const placed = await shop.placeOrder(buyer, {
      product,
      locale: 'de',
      discount: undefined,
      conversion: undefined,
      via: undefined,
      agreed: { cents: priceOf(sold), ...texts, ...confirmed },
      billingAddress: {
        name: 'Lena',
        street: 'Am Anger 7',
        postcode: '04315',
        city: 'Leipzig',
        country: 'DE',
      },
    });
    if (placed.state !== 'leaving' || way === 'leave') return;
    await pay(placed.url.split('/').at(-1), way);
    await look(placed.order, buyer.userId);
  }

  async function declare({ does: kind, contract, name }: Extract<Action, { does: 'cancel' | 'withdraw' }>) {
    const { userId } = await account();
    const declared = { id: newId(), locale: 'de', name, email, contract, received: now() } as const;
    const declaration =
      kind === 'cancel' ? ({ ...declared, kind, manner: 'ordinary' } as const) : { ...declared, kind };
    await declarations.handle(await declarations.keep(declaration, userId));
  }

  async function listen() {
    const [module] = modulesOf('zpp');
    const open = openModule(await participations.participationBySignIn(member, 'zpp'), module?.slug ?? '');
    if ('code' in open) return;
    const heard = { report: newId(), played: [[0, lengthOf(open)]] as const, speed: 2, position: 10 };
    await progress.report(open.progress, heard, open);
  }

  async function remove() {
    if ((await shop.endContracts((await account()).userId)) === 'payment_processing') return;
    await accounts.erasePerson(member.uid, []);
  }

  async function ofNewest(act: (order: string, userId: string) => Promise<unknown>) {
    const { userId } = await account();
    const newest = (await orders.everythingOf(userId)).orders.at(-1);
    if (newest) await act(newest.id, userId);
  }

  async function night() {
    await shop.reconcileAll.begin();
    await declarations.handleDue();
  }

  async function does(action: Action): Promise<void> {
    switch (action.does) {
      case 'buy':
        return buy(action);
      case 'cancel':
      case 'withdraw':
        return declare(action);
      case 'return':
        return ofNewest(look);
      case 'drop':
        return ofNewest((order, userId) => shop.openOrders.drop(userId, order));
      case 'listen':
        return listen();
      case 'delete':
        return remove();
      case 'night':
        return night();
      case 'pay':
        return pay(service.sessions()[0]?.id, 'card');
      case 'settle':
      case 'bounce':
      case 'dispute':
        // It may take a while until there is a payment.
        for (let left = 40; left > 0; left -= 1) {
          await step(action.does);
          if (service.bank(action.does)) return;
        }
    }
  }

  const passing = (error: unknown) =>
    error instanceof Overtaken || error instanceof DeletedSignIn || isOrphaned(error);

  const deliver = async (event: Event) => {
    const body = JSON.stringify(event);
    try {
      await shop.handleWebhook(body, service.sign(body));
    } catch (error) {
      if (!passing(error)) throw error;
      keep(event);
    }
  };
  async function deliverAll() {
    for (let event = undelivered.shift(); event !== undefined; event = undelivered.shift())
      await deliver(event);
  }

  return {
    db,
    service,
    accounts,
    logged,
    deliverAll,
    night,
    close,

    /** Sequentially. */
    async buyBefore(product: ProductKey, days: number, renewal: Method) {
      await buy({ does: 'buy', product, way: 'card' });
      await deliverAll();
      service.renewBy(renewal);
      await this.pass(days);
    },

    /** As after a time in which the payment service did not know the page. */
    async leave(product: ProductKey) {
      await buy({ does: 'buy', product, way: 'leave' });
      exec("UPDATE orders SET state = 'expired', version = version + 1 WHERE state = 'open'");
    },

    /** Days pass, and the payment service and the cron jobs do what is due. */
    async pass(days: number) {
      at += days * day;
      service.catchUp();
      await deliverAll();
      await declarations.handleDue();
      await deliverAll();
    },

    /** All actions and their webhooks at once, in the scheduler's order. */
    async together(order: Scheduler, actions: readonly Action[], isTold: boolean) {
      const running: Promise<void>[] = [];
      const failed: unknown[] = [];
      const start = (run: Promise<void>) => {
        const ended = run.catch((error: unknown) => {
          if (!passing(error)) failed.push(error);
        });
        running.push(ended);
      };
      tell = (event) => {
        if (isTold) start(deliver(event));
      };
      scheduler = order;
      for (const action of actions) start(does(action));
      const idle = async () => {
        // They start others.
        for (const run of running) await run;
      };
      await order.waitFor(idle());
      scheduler = undefined;
      tell = isTold ? keep : () => undefined;
      if (failed.length > 0) throw failed[0];
      await deliverAll();
    },

    /** Every event is delivered again, the last one first. */
    async repeatAll() {
      undelivered = service.events().toReversed();
      await deliverAll();
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
