import type { Locale } from '#domain/text/locales.ts';
import type { BillingAddress } from '#domain/shop/billing-address.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';

/** The payment service's current state of a payment. Decisions rest on snapshots, never on an event's contents. */
export interface PaymentSnapshot {
  id: string;
  state: 'succeeded' | 'processing' | 'failed';
  cents: number;
  /** Without refunds that failed later. */
  refundedCents: number;
  /** Why the last refund failed, if it did. */
  refundFailure: string | undefined;
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** What open and lost disputes have taken back. */
  disputedCents: number;
}

/** A payment of a subscription; billed at the start of its term. */
export interface TermPayment extends PaymentSnapshot {
  billed: Date;
  isFirst: boolean;
}

export interface SubscriptionSnapshot {
  id: string;
  /** Our order that started it. */
  order: string | undefined;
  /** The payment service's own status: `active`, `past_due`, … */
  status: string;
  hasEnded: boolean;
  paused: boolean;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends or ended, if it was cancelled. */
  endsAt: Date | undefined;
}

export interface OrderSnapshot {
  checkout: 'open' | 'complete' | 'expired';
  subscription: SubscriptionSnapshot | undefined;
  /** Whether the latest invoice is paid; an invoice of zero always is. */
  isPaid: boolean;
  /** False for a renewal. */
  isFirstPayment: boolean;
  /** The order's payment, or its subscription's latest. */
  payment: PaymentSnapshot | undefined;
  /** Of the first payment. */
  invoiceNumber: string | undefined;
}

/** The same order opens the same session. */
export interface CheckoutRequest {
  order: string;
  product: ProductKey;
  /** List price and amount due, in cents. */
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
  | { state: 'no_customer' }
  /** The payment service's catalogue differs from ours. */
  | { state: 'not_for_sale'; reason: string }
  | { state: 'unavailable'; reason: string };

interface RefundRequest {
  payment: string;
  cents: number;
  /** Idempotency key for concurrent callers. */
  key: string;
  reason: 'duplicate' | 'requested_by_customer';
}

/** Only a reason to ask the payment service about the order. */
export interface WebhookEvent {
  id: string;
  type: string;
  created: Date;
  /** Our order, if it is about one. */
  order: string | undefined;
}

type ReadWebhook = { state: 'read'; event: WebhookEvent } | { state: 'refused'; reason: string };

export interface Page<Item> {
  items: Item[];
  hasMore: boolean;
}

/** Finding its order may take another call. */
export interface ListedEvent extends Pick<WebhookEvent, 'id' | 'type' | 'created'> {
  order: () => Promise<string | undefined>;
}

/** Busy, down, or the response was lost: retry later. */
export class PaymentsUnavailable extends Error {}

/** An error that is stored under the idempotency key for a day, so that retrying needs another key. */
export class PaymentsFailed extends PaymentsUnavailable {}

/** Our key is refused: unavailable until the right one is set. */
export class PaymentsKeyRefused extends PaymentsUnavailable {}

/** Understood and refused: retrying at once is pointless. */
export class PaymentsRefused extends Error {
  /** The payment service's reason. */
  readonly code: string;

  constructor(message: string, code = 'refused') {
    super(message);
    this.code = code;
  }
}

/** Methods throw `PaymentsUnavailable` unless their result has a state for it. */
export interface Payments {
  /** One customer per order; `instead` names a deleted one to replace. */
  createCustomer(buyer: {
    order: string;
    userId: string;
    email: string;
    /** For the invoice of a course. */
    billingAddress?: BillingAddress;
    /** At the foot of invoices. */
    footer?: string;
    instead?: string;
  }): Promise<string>;
  /** A no-op if the customer was deleted at the payment service. */
  updateCustomer(id: string, change: { email: string; footer: string }): Promise<void>;
  openCheckout(request: CheckoutRequest): Promise<CheckoutOpened>;
  /** Works for unknown sessions, too; `complete` if it was paid meanwhile. */
  expireCheckout(session: string): Promise<'expired' | 'complete'>;
  /** Undefined for an unknown session: other keys, another account, or lost. */
  orderSnapshot(session: string): Promise<OrderSnapshot | undefined>;
  /** The first payment's invoice; undefined until it is written. */
  invoicePdf(session: string): Promise<string | undefined>;
  payment(id: string): Promise<PaymentSnapshot>;
  /** Includes renewals. */
  paymentsOf(subscription: string): Promise<TermPayment[]>;
  /** Now or at a later time; `ended` if it had ended before. */
  endSubscription(id: string, at?: Date): Promise<'ending' | 'ended'>;
  refund(request: RefundRequest): Promise<void>;
  /** Undefined if the customer was deleted at the payment service. */
  portalUrl(customer: string, locale: Locale, returnUrl: string): Promise<string | undefined>;
  /** Checks signature and time, and finds the order. */
  readWebhook(body: string, signature: string, now: Date): Promise<ReadWebhook>;
  /** Subscriptions that have not ended, after that id. */
  liveSubscriptions(after?: string): Promise<Page<SubscriptionSnapshot>>;
  /** Events of our webhook's types. */
  eventsSince(since: Date, after?: string): Promise<Page<ListedEvent>>;
}
