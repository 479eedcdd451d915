import type Stripe from 'stripe';

/** Stripe's objects as stored here: ids instead of expanded objects. */
export type Customer = Stripe.Customer;
export type Product = Stripe.Product;
export type Price = Stripe.Price & { product: string };
export type Coupon = Stripe.Coupon;
export type PromotionCode = Stripe.PromotionCode & { promotion: { coupon: string } };

export type Session = Stripe.Checkout.Session & {
  customer: string;
  invoice: string | null;
  payment_intent: string | null;
  subscription: string | null;
};

export type Intent = Stripe.PaymentIntent & { customer: string; latest_charge: string | null };
export type Charge = Stripe.Charge & { customer: string; payment_intent: string };
export type Refund = Stripe.Refund & { charge: string; payment_intent: string };
export type Dispute = Stripe.Dispute & { charge: string; payment_intent: string };
export type SubscriptionItem = Stripe.SubscriptionItem & { price: Price };

export type Subscription = Omit<Stripe.Subscription, 'items'> & {
  customer: string;
  items: Stripe.ApiList<SubscriptionItem> & { data: [SubscriptionItem] };
  latest_invoice: string | null;
};

export type Invoice = Stripe.Invoice & {
  customer: string;
  /** Null for a one-off payment. */
  parent: { subscription_details: { subscription: string; metadata: Stripe.Metadata } } | null;
};

export type InvoicePayment = Stripe.InvoicePayment & {
  invoice: string;
  payment: { payment_intent: string };
};

/** Events that are sent to webhooks. */
type EventType =
  | `charge.${'succeeded' | 'failed' | 'pending' | 'refunded' | 'dispute.created' | 'dispute.closed'}`
  | `checkout.session.${'completed' | 'expired' | 'async_payment_succeeded' | 'async_payment_failed'}`
  | `customer.${'created' | 'deleted'}`
  | `customer.subscription.${'created' | 'updated' | 'deleted'}`
  | `invoice.${'finalized' | 'paid' | 'payment_failed'}`
  | `payment_intent.${'succeeded' | 'processing' | 'payment_failed'}`
  | 'refund.created'
  | 'refund.failed';

export type Event = Extract<Stripe.Event, { type: EventType }>;

export type Happening = Event extends infer One
  ? One extends Event
    ? Pick<One, 'type' | 'data'>
    : never
  : never;
