import { z } from 'zod';
import { add, find, newId, type Account, type Price } from './account.ts';
import { refused } from './refusal.ts';
import { int, metadata, readRequest, yes } from './requests.ts';

const line = z.string().nullable().default(null);
const addressForm = z.strictObject({
  line1: line,
  line2: line,
  postal_code: line,
  city: line,
  state: line,
  country: line,
});
const customerForm = z.strictObject({
  email: z.email(),
  name: line,
  address: addressForm.nullable().default(null),
  invoice_settings: z.strictObject({ footer: z.string().max(5000).nullable() }).default({ footer: null }),
  preferred_locales: z.array(z.string()).default([]),
  metadata,
});

export function createCustomer(account: Account, given: unknown) {
  const read = readRequest(customerForm, given);
  const customer = add(account.customers, { id: newId('cus'), object: 'customer', ...read });
  account.emit('customer.created', customer);
  return customer;
}

const customerUpdateForm = z.strictObject({
  email: z.email().optional(),
  invoice_settings: z.strictObject({ footer: z.string().max(5000) }).optional(),
});

export function updateCustomer(account: Account, id: string, given: unknown) {
  const customer = find(account.customers, id, 'customer');
  Object.assign(customer, readRequest(customerUpdateForm, given));
  account.emit('customer.updated', customer);
  return customer;
}

const productForm = z.strictObject({ id: z.string(), name: z.string().min(1) });

export function createProduct(account: Account, given: unknown) {
  const { id, name } = readRequest(productForm, given);
  if (account.products.has(id)) throw refused('Product already exists.', 'resource_already_exists');
  return add(account.products, { id, object: 'product', name });
}

const priceForm = z.strictObject({
  currency: z.literal('eur'),
  product: z.string(),
  unit_amount: int.min(0),
  lookup_key: z.string().max(200),
  transfer_lookup_key: yes.optional(),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).default('unspecified'),
  recurring: z
    .strictObject({ interval: z.literal('month'), interval_count: int.min(1).max(36) })
    .nullable()
    .default(null),
});

export function createPrice(account: Account, given: unknown): Price {
  const { transfer_lookup_key: transfers, ...rest } = readRequest(priceForm, given);
  find(account.products, rest.product, 'product', 'product');
  const holder = [...account.prices.values()].find(({ lookup_key: key }) => key === rest.lookup_key);
  if (holder && !transfers) throw refused(`A price (\`${holder.id}\`) already uses that lookup key.`);
  if (holder) holder.lookup_key = null;
  return add(account.prices, {
    id: newId('price'),
    object: 'price',
    active: true,
    type: rest.recurring ? 'recurring' : 'one_time',
    ...rest,
  });
}

const couponForm = z.strictObject({
  id: z.string(),
  name: z.string().max(40),
  duration: z.enum(['once', 'forever']),
  amount_off: int.positive(),
  currency: z.literal('eur'),
});

export function createCoupon(account: Account, given: unknown) {
  const coupon = readRequest(couponForm, given);
  if (account.coupons.has(coupon.id)) throw refused('Coupon already exists.', 'resource_already_exists');
  return add(account.coupons, { object: 'coupon', valid: true, ...coupon });
}
