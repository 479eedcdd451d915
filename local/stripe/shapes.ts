import type Stripe from 'stripe';

/** The part of each object that the stand-in has; every field is as Stripe types it. */
export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata' | 'preferred_locales'
> & { deleted?: true };

export type Product = Pick<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'livemode' | 'metadata' | 'name'
>;

export type Price = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'lookup_key'
  | 'metadata'
  | 'tax_behavior'
  | 'type'
  | 'unit_amount'
> & {
  product: string;
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> | null;
};

export type Coupon = Pick<
  Stripe.Coupon,
  | 'id'
  | 'object'
  | 'amount_off'
  | 'created'
  | 'currency'
  | 'duration'
  | 'livemode'
  | 'metadata'
  | 'name'
  | 'percent_off'
  | 'times_redeemed'
  | 'valid'
>;

export type PromotionCode = Pick<
  Stripe.PromotionCode,
  'id' | 'object' | 'active' | 'code' | 'created' | 'livemode' | 'metadata'
> & { promotion: { type: 'coupon'; coupon: string } };

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & {
  customer: string;
  discounts: { coupon: string; promotion_code: string | null }[];
  invoice: string | null;
  payment_intent: string | null;
  subscription: string | null;
};

export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_received' | 'created' | 'currency' | 'livemode' | 'metadata' | 'status'
> & { customer: string; latest_charge: string | null; payment_method_types: string[] };

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'status'
> & { customer: string; payment_intent: string };

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & { charge: string; payment_intent: string };

export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'reason' | 'status'
> & { charge: string; payment_intent: string };

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_end' | 'current_period_start' | 'subscription'
> & { price: Price };

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'pause_collection'
  | 'status'
> & {
  customer: string;
  items: { object: 'list'; data: [SubscriptionItem]; has_more: boolean; url: string };
  latest_invoice: string | null;
};

export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'attempt_count'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'number'
  | 'status'
> & {
  customer: string;
  hosted_invoice_url: string;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Stripe.Metadata };
  };
};

export type InvoicePayment = Pick<
  Stripe.InvoicePayment,
  'id' | 'object' | 'amount_paid' | 'amount_requested' | 'created' | 'currency' | 'is_default' | 'livemode'
> & {
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
};

export type Event = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks'
> & { type: string; data: { object: unknown } };
