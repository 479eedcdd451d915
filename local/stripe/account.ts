import { randomBytes } from 'node:crypto';
import { noSuch } from './refusal.ts';
import type Stripe from 'stripe';

/** The fields of Stripe's objects that our code reads; references are ids. */
type Part<Whole extends { id: unknown; object: unknown }, Field extends keyof Whole> = Pick<
  Whole,
  'id' | 'object' | Field
>;
type Customer = Part<Stripe.Customer, 'email' | 'name' | 'address' | 'preferred_locales' | 'metadata'> & {
  invoice_settings: { footer: string | null };
};
type Product = Part<Stripe.Product, 'name'>;
export type Price = Part<Stripe.Price, 'active' | 'currency' | 'lookup_key' | 'tax_behavior' | 'type'> & {
  product: string;
  recurring: { interval: 'month'; interval_count: number } | null;
  unit_amount: number;
};
type Coupon = Part<Stripe.Coupon, 'currency' | 'duration' | 'name' | 'valid'> & { amount_off: number };
type SessionText = 'cancel_url' | 'client_reference_id' | 'currency' | 'locale' | 'success_url' | 'url';
type SessionState =
  'allowed_payment_method_types' | 'expires_at' | 'metadata' | 'mode' | 'payment_status' | 'status';
export type Session = Part<Stripe.Checkout.Session, SessionText | SessionState> & {
  amount_subtotal: number;
  amount_total: number;
  customer: string;
  invoice: string | null;
  payment_intent: string | null;
  subscription: string | null;
};
export type Intent = Part<Stripe.PaymentIntent, 'amount' | 'created' | 'metadata' | 'status'> & {
  customer: string;
  latest_charge: string;
};
interface OfPayment {
  charge: string;
  payment_intent: string;
}
type ChargeState = 'amount' | 'amount_refunded' | 'disputed' | 'metadata' | 'refunded' | 'status';
export type Charge = Part<Stripe.Charge, ChargeState> & Omit<OfPayment, 'charge'>;
type Refund = Part<Stripe.Refund, 'amount' | 'reason' | 'status'> & OfPayment & { failure_reason?: string };
type Dispute = Part<Stripe.Dispute, 'amount' | 'status'> & OfPayment;
type Item = Part<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'> & { price: Price };
type End = 'cancel_at' | 'cancel_at_period_end' | 'ended_at';
export type Subscription = Part<Stripe.Subscription, End | 'metadata' | 'status'> & {
  customer: string;
  items: { object: 'list'; data: [Item] };
  latest_invoice: string | null;
  pause_collection: { behavior: 'void' } | null;
};
type Recipient = 'customer_address' | 'customer_email' | 'customer_name';
type InvoiceText = Recipient | 'custom_fields' | 'description' | 'footer' | 'invoice_pdf' | 'number';
export type Invoice = Part<
  Stripe.Invoice,
  InvoiceText | 'billing_reason' | 'created' | 'status' | 'total'
> & {
  customer: string;
  metadata: Stripe.Metadata;
  /** Null for a one-off payment. */
  parent: { subscription_details: { subscription: string; metadata: Stripe.Metadata } } | null;
};
type InvoicePayment = Part<Stripe.InvoicePayment, 'status'> & {
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
};
export type Event = Part<Stripe.Event, 'api_version' | 'created' | 'livemode' | 'type'> & {
  data: { object: object };
};
type Endpoint = Part<
  Stripe.WebhookEndpoint,
  'api_version' | 'enabled_events' | 'metadata' | 'status' | 'url'
>;
export type PortalConfiguration = Part<Stripe.BillingPortal.Configuration, 'active' | 'metadata'> & {
  business_profile: Record<'privacy_policy_url' | 'terms_of_service_url', string | null>;
  features: Record<string, Record<string, unknown>>;
};

export type InvoiceData = Pick<Invoice, 'custom_fields' | 'description' | 'metadata'>;

/** What a payment page does once it is paid; not part of the session's API object. */
interface Ordering {
  price: Price;
  /** For the payment or the subscription. */
  metadata: Record<string, string>;
  /** For the invoice of a one-off payment, if one was requested. */
  invoice?: InvoiceData | undefined;
}

/** What happens to a customer's payment method at renewals. */
export type Method = 'card' | 'card-empty' | 'sepa';

/** Named like their paths in the API. */
const emptyTables = () => ({
  customers: new Map<string, Customer>(),
  products: new Map<string, Product>(),
  prices: new Map<string, Price>(),
  coupons: new Map<string, Coupon>(),
  sessions: new Map<string, Session>(),
  payment_intents: new Map<string, Intent>(),
  charges: new Map<string, Charge>(),
  refunds: new Map<string, Refund>(),
  disputes: new Map<string, Dispute>(),
  subscriptions: new Map<string, Subscription>(),
  invoices: new Map<string, Invoice>(),
  invoice_payments: new Map<string, InvoicePayment>(),
  events: new Map<string, Event>(),
  webhook_endpoints: new Map<string, Endpoint>(),
  configurations: new Map<string, PortalConfiguration>(),
  /** By session. */
  orderings: new Map<string, Ordering>(),
  /** By customer. */
  methods: new Map<string, Method>(),
});

const lasting = new Set(['products', 'prices', 'coupons', 'webhook_endpoints', 'configurations']);

export interface Kept {
  tables: Record<string, [string, unknown][]>;
  shiftSeconds: number;
}

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

export function add<Row extends { id: string }>(table: Map<string, Row>, row: Row): Row {
  table.set(row.id, row);
  return row;
}

/** Throws Stripe's error if there is no such object. `param`: where the request named it, other than in its path. */
export function find<Row>(table: ReadonlyMap<string, Row>, id: string, kind: string, param?: string): Row {
  const row = table.get(id);
  if (row === undefined) throw noSuch(kind, id, param);
  return row;
}

/** The state of this Stripe account, and its clock, which can be advanced. */
export function createAccount(apiVersion: string, webhookSecret: string) {
  const tables = emptyTables();
  let shiftSeconds = 0;
  let listener: (event: Event) => void = () => undefined;
  const now = () => Math.floor(Date.now() / 1000) + shiftSeconds;

  return {
    ...tables,
    /** Shared by all webhook endpoints here. */
    webhookSecret,
    /** Base address of the hosted pages, once the server runs. */
    pages: { url: '' },
    now,
    shift: (seconds: number) => {
      shiftSeconds += seconds;
    },
    onEvent: (listen: (event: Event) => void) => {
      listener = listen;
    },

    emit(type: Stripe.Event['type'], object: object) {
      const event: Event = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        livemode: false,
        type,
        // Later changes must not alter the event.
        data: { object: structuredClone(object) },
      };
      listener(add(tables.events, event));
    },

    /** Any object by its id. */
    lookUp: (id: string): unknown =>
      Object.values<ReadonlyMap<string, unknown>>(tables)
        .find((table) => table.has(id))
        ?.get(id),

    keep: (): Kept => ({
      tables: Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, [...table]])),
      shiftSeconds,
    }),

    /** As if nobody had ordered yet: the catalogue and the account's settings stay. */
    forget() {
      for (const [name, table] of Object.entries(tables)) if (!lasting.has(name)) table.clear();
    },

    /** Written by this program, so the types hold. */
    restore(kept: Kept) {
      for (const [name, table] of Object.entries<Map<string, unknown>>(tables)) {
        for (const [id, row] of kept.tables[name] ?? []) table.set(id, row);
      }
      ({ shiftSeconds } = kept);
    },
  };
}

export type Account = ReturnType<typeof createAccount>;
