import type Stripe from 'stripe';

/**
 * Defaults for fields of Stripe's objects that the shop does not use, so that objects are complete by the SDK's types.
 * Here:
 * customers and products.
 */
export const blankCustomer = {
  balance: 0,
  default_source: null,
  description: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  shipping: null,
} satisfies Partial<Stripe.Customer>;

export const blankProduct = {
  active: true,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  type: 'service',
  url: null,
} satisfies Partial<Stripe.Product>;

export const blankPrice = {
  active: true,
  billing_scheme: 'per_unit',
  custom_unit_amount: null,
  livemode: false,
  nickname: null,
  tiers_mode: null,
  transform_quantity: null,
  unit_amount_decimal: null,
} satisfies Partial<Stripe.Price>;

export const blankPlan = {
  active: true,
  amount_decimal: null,
  billing_scheme: 'per_unit',
  livemode: false,
  meter: null,
  nickname: null,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
} satisfies Partial<Stripe.Plan>;

export const blankCoupon = {
  duration_in_months: null,
  livemode: false,
  max_redemptions: null,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
} satisfies Partial<Stripe.Coupon>;

export const blankPromotionCode = {
  active: true,
  customer: null,
  customer_account: null,
  expires_at: null,
  livemode: false,
  max_redemptions: null,
  restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
  times_redeemed: 0,
} satisfies Partial<Stripe.PromotionCode>;
