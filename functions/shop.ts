/** Connects payments with mails, conversions and counters; the part of `deps.ts` that needs the payment service. */
import { orderSteps } from '#domain/funnel/steps.ts';
import { readVia } from '#domain/funnel/via.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { pathOf } from '#i18n/routes.ts';
import { createCarryOut } from './cancellations/carry-out.ts';
import { queuePurchase, type PurchaseOutbox } from './conversions/purchase-outbox.ts';
import { createOrderMails } from './mails/mail-queue.ts';
import { createCustomers } from './payments/customers.ts';
import { createEndContracts } from './payments/end-contracts.ts';
import { createOrdering } from './payments/open-orders.ts';
import { createRefunds, createRetryRefunds } from './payments/refunds.ts';
import { createReconcileAll } from './payments/reconcile-all.ts';
import { createReconcileOrder, type OrderEvents } from './payments/reconcile-order.ts';
import { createWebhook } from './payments/webhook.ts';
import type { WebhookEvents } from './payments/webhook-events.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { EmailChecks } from './accounts/email-checks.ts';
import type { Database } from './database/open.ts';
import type { Deadline } from './time/deadline.ts';
import type { Counters } from './funnel/counters.ts';
import type { Log } from './log.ts';
import type { MailOutbox } from './mails/mail-outbox.ts';
import type { Contracts } from './payments/contracts.ts';
import type { AccessOf } from './payments/access.ts';
import type { Order } from './payments/order-rows.ts';
import type { Orders } from './payments/orders.ts';
import type { Payments } from './ports/payments.ts';

/** Belongs to one request, queue batch or cron run. */
export interface Run {
  log: Log;
  /** Keeps the Worker alive after the response; without it a cron job does the work. */
  background?: (work: Promise<void>) => void;
  now?: () => Date;
  /** How many statements a job may still run; unlimited for a request. */
  statementsLeft?: () => number;
  /** Counts a call of the payment service as one of them. */
  countCall?: () => void;
  /** Shared by all calls of a request; a job's calls have their own. */
  deadline?: Deadline;
}

interface ShopDeps extends Run {
  db: Database;
  site: string;
  orders: Orders;
  contracts: Contracts;
  webhookEvents: WebhookEvents;
  accounts: Pick<Accounts, 'keepCustomer'>;
  accessOf: AccessOf;
  advertises: boolean;
  counters: Pick<Counters, 'count'>;
  emailChecks: Pick<EmailChecks, 'ask'>;
  payments: Payments;
  mailOutbox: Pick<MailOutbox, 'send'>;
  purchaseOutbox: Pick<PurchaseOutbox, 'send'>;
  now: () => Date;
}

export function createShop(deps: ShopDeps) {
  const { db, site, payments, counters, emailChecks, background, now, log } = deps;
  const mails = createOrderMails(db, (kind, id) => background?.(deps.mailOutbox.send(kind, id)));
  /** Counts in the background if possible. */
  const countOrder = ({ product, locale, via }: Order, step: 'payment' | 'paid') => {
    const steps = orderSteps[productOf(product).kind];
    const source = readVia(via ?? undefined);
    const counted = counters.count({ step: steps[step], language: locale, device: '', ...source });
    background?.(counted);
    return background ? undefined : counted;
  };
  /** A buyer may have registered during this order: the address is confirmed now. */
  async function confirmAddress({ userId, locale }: Order) {
    if (userId === null) return;
    const asked = await emailChecks.ask(userId, locale, now(), { anew: false });
    if (asked.state === 'asked') background?.(deps.mailOutbox.send('email_check', asked.id));
  }
  const on: OrderEvents = {
    ...mails,
    changed: (id, state) => {
      mails.changed(id, state);
      background?.(deps.purchaseOutbox.send(id));
    },
    paid: (order, at) => (deps.advertises ? queuePurchase(db, order, at) : []),
    becamePaid: async (order) => {
      await Promise.all([countOrder(order, 'paid'), confirmAddress(order)]);
    },
  };
  const refunds = createRefunds(db, { ...deps, on: mails });
  const reconcileOrder = createReconcileOrder({ ...deps, refunds, on });
  const customers = createCustomers(deps);
  async function updateCustomer(userId: string): Promise<void> {
    try {
      await customers.updateIfDue(userId);
    } catch (error) {
      log.warn('customer_not_updated', { dependency: 'payments', error });
    }
  }
  const checkoutOpened = (order: Order) => void countOrder(order, 'payment');
  const shared = {
    ...deps,
    customers,
    refunds,
    reconcileOrder,
    checkoutOpened,
    newId: () => crypto.randomUUID(),
  };
  return {
    ...createOrdering(shared),
    reconcileOrder,
    reconcileAll: createReconcileAll(shared),
    handleWebhook: createWebhook(shared),
    endContracts: createEndContracts(shared),
    carryOut: createCarryOut(shared),
    retryRefunds: createRetryRefunds(shared),
    /** In the background; what fails there is left to the job. */
    emailChanged: (userId: string) => background?.(updateCustomer(userId)),
    updateCustomers: () => customers.updateDue(),
    invoicePdf: (session: string) => payments.invoicePdf(session),
    portalUrl: (customer: string, locale: Locale) =>
      payments.portalUrl(customer, locale, site + pathOf('my', locale)),
  };
}

export type Shop = ReturnType<typeof createShop>;
