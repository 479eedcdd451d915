import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type {
  Charge,
  Coupon,
  Customer,
  Dispute,
  Event,
  Happening,
  Intent,
  Invoice,
  InvoicePayment,
  Price,
  Product,
  PromotionCode,
  Refund,
  Session,
  Subscription,
} from './shapes.ts';

type DeletedCustomer = Stripe.DeletedCustomer;

interface Kinds {
  cus: Customer | DeletedCustomer;
  prod: Product;
  price: Price;
  coupon: Coupon;
  promo: PromotionCode;
  cs: Session;
  pi: Intent;
  ch: Charge;
  re: Refund;
  du: Dispute;
  sub: Subscription;
  in: Invoice;
  inpay: InvoicePayment;
  evt: Event;
  we: Stripe.WebhookEndpoint;
  bpc: Stripe.BillingPortal.Configuration;
}

type Tables = { [Kind in keyof Kinds]: Map<string, Kinds[Kind]> };

/** How a customer's payment method fares at renewals; it succeeds by default. */
export type Method = 'card' | 'card-empty' | 'sepa';

export interface InvoiceData {
  description?: string | undefined;
  custom_fields?: { name: string; value: string }[] | undefined;
  metadata: Record<string, string>;
}

/** What paying on a payment page does; not part of the session's API object. */
interface Ordering {
  price: Price;
  paymentMetadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  /** For the invoice of a one-off payment, if one was requested. */
  invoice?: InvoiceData | undefined;
}

export interface Kept {
  orderings: [string, Ordering][];
  tables: [string, [string, unknown][]][];
  methods: [string, Method][];
  shiftSeconds: number;
}

const empty = (): Tables => ({
  cus: new Map(),
  prod: new Map(),
  price: new Map(),
  coupon: new Map(),
  promo: new Map(),
  cs: new Map(),
  pi: new Map(),
  ch: new Map(),
  re: new Map(),
  du: new Map(),
  sub: new Map(),
  in: new Map(),
  inpay: new Map(),
  evt: new Map(),
  we: new Map(),
  bpc: new Map(),
});

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

/** The state of this Stripe account, and its clock, which can be advanced. */
export function createAccount(apiVersion: string) {
  const tables = empty();
  const methods = new Map<string, Method>();
  const orderings = new Map<string, Ordering>();
  let shiftSeconds = 0;
  let listener: (event: Event) => void = () => undefined;

  const now = () => Math.floor(Date.now() / 1000) + shiftSeconds;

  return {
    ...tables,
    methods,
    orderings,
    /** Base address of the hosted pages, once the server runs. */
    pages: { url: '' },
    now,
    shift: (seconds: number) => {
      shiftSeconds += seconds;
    },
    onEvent: (hear: (event: Event) => void) => {
      listener = hear;
    },

    emit(happening: Happening) {
      const event: Event = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        // A snapshot: later changes must not alter the event.
        ...structuredClone(happening),
      };
      tables.evt.set(event.id, event);
      listener(event);
    },

    find: (id: string): object | undefined =>
      Object.values(tables)
        .map((table: Map<string, object>) => table.get(id))
        .find((object) => object !== undefined),

    keep: (): Kept => ({
      tables: Object.entries(tables).map(([kind, table]) => [kind, [...table]]),
      methods: [...methods],
      orderings: [...orderings],
      shiftSeconds,
    }),

    restore(kept: Kept) {
      for (const [kind, rows] of kept.tables) {
        // Written by this program, so the types hold.
        const table = tables[kind as keyof Kinds] as Map<string, unknown> | undefined;
        for (const [id, row] of rows) table?.set(id, row);
      }
      for (const [customer, method] of kept.methods) methods.set(customer, method);
      for (const [session, ordering] of kept.orderings) orderings.set(session, ordering);
      shiftSeconds = kept.shiftSeconds;
    },
  };
}

export type Account = ReturnType<typeof createAccount>;
