import type { Locale } from '#domain/locales.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';

/**
 * The payment service as the Worker needs it: checkout sessions, subscriptions, refunds, customer portal, webhooks.
 * A snapshot is what it says about an order when asked; decisions rest on snapshots alone, never on the contents of
 * an event.
 */
export interface PaymentSnapshot {
  id: string;
  state: 'succeeded' | 'processing' | 'failed';
  cents: number;
  refundedCents: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
}

/** A payment of a subscription: billed when the term begins that it pays. */
export interface TermPayment extends PaymentSnapshot {
  billed: Date;
  isFirst: boolean;
}

export interface SubscriptionSnapshot {
  id: string;
  /** Our own order that it began with. */
  order: string | undefined;
  /** As the payment service words it: `active`, `past_due`, … */
  status: string;
  hasEnded: boolean;
  paused: boolean;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends or has ended, once somebody has cancelled it. */
  endsAt: Date | undefined;
}

export interface OrderSnapshot {
  checkout: 'open' | 'complete' | 'expired';
  subscription: SubscriptionSnapshot | undefined;
  /** Whether the latest invoice is paid; an invoice over nothing is. */
  isPaid: boolean;
  /** Whether that is the first payment of the order, and no renewal. */
  isFirstPayment: boolean;
  /** The payment of the order, or the latest one of its subscription. */
  payment: PaymentSnapshot | undefined;
  /** The number of the invoice for the first payment, once there is one. */
  invoiceNumber: string | undefined;
}

/** What a checkout session is opened for. The same order opens the same session. */
export interface CheckoutRequest {
  order: string;
  product: ProductKey;
  /** List price and what is due now, in cents. */
  listCents: number;
  dueCents: number;
  discount: string | undefined;
  customer: string;
  locale: Locale;
  successUrl: string;
  cancelUrl: string;
  expires: Date;
}

export type CheckoutOpened =
  | { state: 'open'; session: string; url: string }
  /** The customer was deleted at the payment service. */
  | { state: 'no_customer' }
  /** The payment service's catalogue says something else than ours. */
  | { state: 'not_for_sale'; reason: string }
  | { state: 'unavailable'; reason: string };

interface RefundRequest {
  payment: string;
  cents: number;
  /** For one that several may ask for at once: under the same key it is given once. */
  key?: string;
  reason?: 'duplicate' | 'requested_by_customer';
}

/** Something happened, says the payment service: reason enough to ask it about the order. */
export interface WebhookEvent {
  id: string;
  type: string;
  created: Date;
  /** Our own order that it is about, where it is about one. */
  order: string | undefined;
}

type ReadWebhook = { state: 'read'; event: WebhookEvent } | { state: 'refused'; reason: string };

export interface Page<Item> {
  items: Item[];
  hasMore: boolean;
}

/** An event in a list. Which order it is about may have to be asked for. */
export interface ListedEvent extends Pick<WebhookEvent, 'id' | 'type' | 'created'> {
  order: () => Promise<string | undefined>;
}

/** The payment service is busy, out of order, or its answer was lost: retry later. */
export class PaymentsUnavailable extends Error {}

/** It answered that it failed, and keeps that answer: under the same idempotency key it would say so for a day. */
export class PaymentsFailed extends PaymentsUnavailable {}

/** It refuses our key, so it is out of reach until somebody sets the right one. */
export class PaymentsKeyRefused extends PaymentsUnavailable {}

/** It has understood what we asked for, and does not do it: asking once more changes nothing. */
export class PaymentsRefused extends Error {}

/** Where a result has no word for it, a service that cannot be reached is a `PaymentsUnavailable` that is thrown. */
export interface Payments {
  /** The same order twice is one customer; `instead` of one that was deleted, another one. */
  createCustomer(buyer: {
    order: string;
    userId: string;
    email: string;
    /** Only for a course: its invoice shows it. */
    billingAddress?: BillingAddress;
    /** What stands below an invoice. */
    footer?: string;
    instead?: string;
  }): Promise<string>;
  openCheckout(request: CheckoutRequest): Promise<CheckoutOpened>;
  /** Expires a checkout session, also one that nobody knows; `complete` if it was paid meanwhile. */
  expireCheckout(session: string): Promise<'expired' | 'complete'>;
  /** Nothing where the payment service does not know the checkout session: other keys, another account, lost. */
  orderSnapshot(session: string): Promise<OrderSnapshot | undefined>;
  /** Where the PDF of the invoice for the first payment lies; nothing until it has been written. */
  invoicePdf(session: string): Promise<string | undefined>;
  /** Every payment of a subscription, renewals included. */
  paymentsOf(subscription: string): Promise<TermPayment[]>;
  /** At once, or at a moment to come. One that has ended already stays as it is. */
  endSubscription(id: string, at?: Date): Promise<void>;
  refund(request: RefundRequest): Promise<void>;
  /** Nothing where the customer was deleted at the payment service. */
  portalUrl(customer: string, locale: Locale, returnUrl: string, now: Date): Promise<string | undefined>;
  /** Checks signature and time of a webhook, and finds the order that it is about. */
  readWebhook(body: string, signature: string, now: Date): Promise<ReadWebhook>;
  /** A page of the subscriptions that have not ended, after the one with that id. */
  liveSubscriptions(after?: string): Promise<Page<SubscriptionSnapshot>>;
  /** A page of the events since then that webhooks tell of. */
  eventsSince(since: Date, after?: string): Promise<Page<ListedEvent>>;
}
