import { orderSteps } from '#domain/funnel/steps.ts';
import { readVia } from '#domain/funnel/via.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { pathOf } from '#i18n/routes.ts';
import { createCarryOut } from './cancellations/carry-out.ts';
import { queuePurchase, type PurchaseOutbox } from './conversions/purchase-outbox.ts';
import { createOrderMails } from './mails/mail-queue.ts';
import { createAccess } from './payments/access.ts';
import { createEndContracts } from './payments/end-contracts.ts';
import { createOrdering } from './payments/open-orders.ts';
import { createReconcileAll } from './payments/reconcile-all.ts';
import { createReconcileOrder, type OrderEvents } from './payments/reconcile-order.ts';
import { createTwins } from './payments/twins.ts';
import { createWebhook } from './payments/webhook.ts';
import type { Locale } from '#domain/locales.ts';
import type { Database } from './database/open.ts';
import type { Deadline } from './deadline.ts';
import type { Log } from './log.ts';
import type { MailOutbox } from './mails/mail-outbox.ts';
import type { createComparisons } from './payments/comparisons.ts';
import type { createContracts } from './payments/contracts.ts';
import type { createOrders, Order } from './payments/orders.ts';
import type { createWebhookEvents } from './payments/webhook-events.ts';
import type { EmailChecks } from './accounts/email-checks.ts';
import type { Accounts } from './ports/accounts.ts';
import type { Counters } from './ports/counters.ts';
import type { Payments } from './ports/payments.ts';

/** What belongs to one request, queue batch or cron run. */
export interface Run {
  log: Log;
  /** Keeps the Worker alive after the answer; without it a cron job does the work. */
  background?: (work: Promise<void>) => void;
  now?: () => Date;
  /** Tells the operator which order or event differed. */
  found?: (event: string, about: string) => void;
  /** How many statements a job may still run; unlimited for a request. */
  left?: () => number;
  /** Shared by all calls of a request; a job's calls have their own. */
  deadline?: Deadline;
}

export interface ShopStores {
  db: Database;
  site: string;
  orders: ReturnType<typeof createOrders>;
  contracts: ReturnType<typeof createContracts>;
  webhookEvents: ReturnType<typeof createWebhookEvents>;
  comparisons: ReturnType<typeof createComparisons>;
  accounts: Accounts;
  advertises: boolean;
  counters: Counters;
  emailChecks: Pick<EmailChecks, 'ask'>;
}

/**
 * The part of the composition root that needs the payment service; it connects payments with mails, conversions and
 * counters.
 */
export function createShop(
  {
    db,
    site,
    orders,
    contracts,
    webhookEvents: events,
    comparisons,
    accounts,
    advertises,
    counters,
    emailChecks,
  }: ShopStores,
  payments: Payments,
  { mailOutbox, purchaseOutbox }: { mailOutbox: MailOutbox; purchaseOutbox: PurchaseOutbox },
  { log, background, found, now, left }: Run & { now: () => Date },
) {
  const mails = createOrderMails(db, (kind, id) => background?.(mailOutbox.send(kind, id)));
  /** Counts in the background where that is possible. */
  const countOrder = ({ product, locale, via }: Order, step: 'payment' | 'paid') => {
    const steps = orderSteps[productOf(product).kind];
    const counted = counters.count({ step: steps[step], language: locale, ...readVia(via ?? undefined) });
    background?.(counted);
    return background ? undefined : counted;
  };
  /** A buyer may have registered on the way to this order: her address is confirmed now. */
  async function confirmAddress({ userId, locale }: Order) {
    if (userId === null) return;
    const asked = await emailChecks.ask(userId, locale, now(), { anew: false });
    if (asked.state === 'asked') background?.(mailOutbox.send('email_check', asked.id));
  }
  const on: OrderEvents = {
    ...mails,
    changed: (id, state) => {
      mails.changed(id, state);
      background?.(purchaseOutbox.send(id));
    },
    paid: (order, at) => (advertises ? queuePurchase(db, order, at) : []),
    becamePaid: async (order) => {
      await Promise.all([countOrder(order, 'paid'), confirmAddress(order)]);
    },
  };
  const twins = createTwins(db);
  const reconcileOrder = createReconcileOrder({ payments, orders, twins, events, on, now, log });
  const accessOf = createAccess(accounts, orders);
  const checkoutOpened = (order: Order) => void countOrder(order, 'payment');
  const placing = {
    payments,
    orders,
    accounts,
    accessOf,
    reconcileOrder,
    site,
    checkoutOpened,
    now,
    newId: () => crypto.randomUUID(),
    log,
  };
  return {
    ...createOrdering(placing),
    reconcileOrder,
    reconcileAll: createReconcileAll({
      payments,
      comparisons,
      events,
      reconcileOrder,
      found,
      left,
      now,
      log,
    }),
    handleWebhook: createWebhook({ payments, events, reconcileOrder, now, log }),
    endContracts: createEndContracts({ payments, orders, reconcileOrder }),
    carryOut: createCarryOut({ payments, orders, contracts, reconcileOrder, now }),
    invoicePdf: (session: string) => payments.invoicePdf(session),
    portalUrl: (customer: string, locale: Locale) =>
      payments.portalUrl(customer, locale, site + pathOf('my', locale), now()),
  };
}

export type Shop = ReturnType<typeof createShop>;
