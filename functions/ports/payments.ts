import type { Locale } from '#domain/locales.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';

/** Money that was asked for, and what became of it. */
export interface PaymentPicture {
  id: string;
  state: 'succeeded' | 'processing' | 'failed';
  cents: number;
  refundedCents: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
}

export interface SubscriptionPicture {
  id: string;
  /** Our own order that it began with. */
  order: string | undefined;
  /** As the payment service words it: `active`, `past_due`, … */
  status: string;
  paused: boolean;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends or has ended, once somebody has cancelled it. */
  endsAt: Date | undefined;
}

/** An order as the payment service has it now. */
export interface OrderPicture {
  page: 'open' | 'complete' | 'expired';
  subscription: SubscriptionPicture | undefined;
  /** Whether what was asked for last is settled; so is an order over nothing. */
  settled: boolean;
  /** Whether that was the first payment of the order, and no renewal. */
  first: boolean;
  /** The payment of the order, or the last one of its subscription. */
  payment: PaymentPicture | undefined;
}

/** What a payment page is opened for. The same order opens the same page. */
export interface PaymentPage {
  order: string;
  product: ProductKey;
  /** List price and what is due now, in cents. */
  listCents: number;
  dueCents: number;
  discount: string | undefined;
  customer: string;
  locale: Locale;
  paidUrl: string;
  leftUrl: string;
  expires: Date;
}

export type PageOpened =
  | { state: 'open'; session: string; url: string }
  /** The customer was deleted over there. */
  | { state: 'no_customer' }
  /** What the payment service holds is not what the catalogue says. */
  | { state: 'not_for_sale'; reason: string }
  | { state: 'unavailable'; reason: string };

export type PaymentNews =
  | {
      state: 'read';
      id: string;
      type: string;
      created: Date;
      /** Our own order that it is about, where it is about one. */
      order: string | undefined;
    }
  | { state: 'refused'; reason: string };

/** The payment service is busy, out of order, or its answer was lost: the same again later. */
export class PaymentsDown extends Error {}

/** Where an answer has no word for it, a service that cannot be reached is a `PaymentsDown` that is thrown. */
export interface Payments {
  /** The same person twice is one customer; `instead` of one that is gone, another one. */
  customer(person: { userId: string; email: string; instead?: string }): Promise<string>;
  openPage(page: PaymentPage): Promise<PageOpened>;
  /** Closes a payment page; `complete` if she has paid there meanwhile. */
  closePage(session: string): Promise<'closed' | 'complete'>;
  order(session: string): Promise<OrderPicture>;
  /** At once, or at a moment to come. One that has ended already stays as it is. */
  endSubscription(id: string, at?: Date): Promise<void>;
  /** Gives money back, once under one key. */
  refund(wish: { payment: string; cents: number; key: string }): Promise<void>;
  portal(customer: string, locale: Locale, returnUrl: string): Promise<string>;
  /** Checks signature and time, and finds out what it is about. */
  news(body: string, signature: string, now: Date): Promise<PaymentNews>;
  liveSubscriptions(): AsyncIterable<SubscriptionPicture>;
  newsSince(since: Date): AsyncIterable<{ id: string; order: string | undefined }>;
}
