import {
  blankCoupon,
  blankCustomer,
  blankPrice,
  blankProduct,
  blankPromotionCode,
} from './blank-catalogue.ts';
import { forms, readRequest } from './requests.ts';
import { noSuch, notNow } from './refusal.ts';
import { newId, type Account } from './account.ts';
import type Stripe from 'stripe';
import type { z } from 'zod';
import type { Coupon, Customer, Price, Product, PromotionCode } from './shapes.ts';

type GivenAddress = NonNullable<z.output<typeof forms.customer>['address']>;

const addressOf = (given: GivenAddress): Stripe.Address => ({
  line1: given.line1 ?? null,
  line2: given.line2 ?? null,
  postal_code: given.postal_code ?? null,
  city: given.city ?? null,
  state: given.state ?? null,
  country: given.country ?? null,
});

export function createCustomer(account: Account, given: unknown): Customer {
  const read = readRequest(forms.customer, given);
  const { email, name, address, invoice_settings: billing, preferred_locales: locales = [], metadata } = read;
  const customer = {
    ...blankCustomer,
    id: newId('cus'),
    object: 'customer',
    created: account.now(),
    email: email ?? null,
    name: name ?? null,
    address: address ? addressOf(address) : null,
    invoice_settings: { ...blankCustomer.invoice_settings, ...billing },
    preferred_locales: locales,
    metadata,
  } satisfies Stripe.Customer;
  account.cus.set(customer.id, customer);
  account.emit({ type: 'customer.created', data: { object: customer } });
  return customer;
}

export function customerOf(account: Account, id: string, param?: string): Customer {
  const customer = account.cus.get(id);
  if (!customer || customer.deleted === true) throw noSuch('customer', id, param);
  return customer;
}

export function createProduct(account: Account, given: unknown): Product {
  const { id = newId('prod'), name, metadata } = readRequest(forms.product, given);
  if (account.prod.has(id)) throw notNow('Product already exists.', 'resource_already_exists');
  const product = {
    ...blankProduct,
    id,
    object: 'product',
    created: account.now(),
    metadata,
    name,
    updated: account.now(),
  } satisfies Stripe.Product;
  account.prod.set(id, product);
  return product;
}

export function createPrice(account: Account, given: unknown): Price {
  const {
    product,
    lookup_key: key,
    transfer_lookup_key: transfer,
    ...rest
  } = readRequest(forms.price, given);
  if (!account.prod.has(product)) throw noSuch('product', product, 'product');
  const holder = [...account.price.values()].find(({ lookup_key: held }) => held !== null && held === key);
  if (holder && !transfer) {
    throw notNow(`A price (\`${holder.id}\`) already uses that lookup key.`, 'resource_already_exists');
  }
  if (holder) account.price.set(holder.id, { ...holder, lookup_key: null });
  const recurring = rest.recurring && {
    ...rest.recurring,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
  const price = {
    ...blankPrice,
    id: newId('price'),
    object: 'price',
    created: account.now(),
    currency: rest.currency,
    lookup_key: key ?? null,
    metadata: rest.metadata,
    product,
    recurring: recurring ?? null,
    tax_behavior: rest.tax_behavior,
    type: rest.recurring ? 'recurring' : 'one_time',
    unit_amount: rest.unit_amount,
  } satisfies Stripe.Price;
  account.price.set(price.id, price);
  return price;
}

export function createCoupon(account: Account, given: unknown): Coupon {
  const { id = newId('coupon'), ...rest } = readRequest(forms.coupon, given);
  if (account.coupon.has(id)) throw notNow('Coupon already exists.', 'resource_already_exists');
  const coupon = {
    ...blankCoupon,
    id,
    object: 'coupon',
    created: account.now(),
    amount_off: rest.amount_off ?? null,
    currency: rest.currency ?? null,
    duration: rest.duration,
    metadata: rest.metadata,
    name: rest.name ?? null,
    percent_off: rest.percent_off ?? null,
  } satisfies Stripe.Coupon;
  account.coupon.set(id, coupon);
  return coupon;
}

export function createPromotionCode(account: Account, given: unknown): PromotionCode {
  const { code, promotion, metadata } = readRequest(forms.promotionCode, given);
  if (!account.coupon.has(promotion.coupon)) throw noSuch('coupon', promotion.coupon, 'promotion[coupon]');
  const promotionCode = {
    ...blankPromotionCode,
    id: newId('promo'),
    object: 'promotion_code',
    created: account.now(),
    code: code ?? newId('code').slice(-8).toUpperCase(),
    metadata,
    promotion,
  } satisfies Stripe.PromotionCode;
  account.promo.set(promotionCode.id, promotionCode);
  return promotionCode;
}

export const amountOff = (coupon: Coupon | undefined, amount: number): number =>
  Math.min(amount, coupon?.amount_off ?? Math.round((amount * (coupon?.percent_off ?? 0)) / 100));
