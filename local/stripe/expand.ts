import { noSuch, Refusal } from './refusal.ts';
import type { Account } from './account.ts';

const deepest = 4;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const refusedPath = (message: string) => new Refusal(400, message, { param: 'expand' });

/** The lists within an invoice and a charge that Stripe includes only on request. */
function listIn(account: Account, { object, id }: Record<string, unknown>, field: string) {
  const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false });
  if (object === 'invoice' && field === 'payments') {
    return list([...account.invoice_payments.values()].filter(({ invoice }) => invoice === id));
  }
  if (object === 'charge' && field === 'refunds') {
    return list([...account.refunds.values()].filter(({ charge }) => charge === id).reverse());
  }
  return undefined;
}

function expanded(account: Account, value: unknown, [field, ...rest]: string[]): unknown {
  if (field === undefined || !isObject(value)) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => expanded(account, one, [field, ...rest]));
  const there = value[field] ?? listIn(account, value, field);
  if (there === undefined && value[field] !== null) {
    throw refusedPath(`This property cannot be expanded (${field}).`);
  }
  const found = typeof there === 'string' ? account.lookUp(there) : there;
  if (typeof there === 'string' && found === undefined) throw noSuch(field, there);
  return { ...value, [field]: expanded(account, found ?? null, rest) };
}

/** Replaces ids by their objects where requested: https://docs.stripe.com/expand */
export function expand(account: Account, object: unknown, paths: readonly string[]): unknown {
  return paths.reduce((result, path) => {
    const fields = path.split('.');
    if (fields.length > deepest)
      throw refusedPath(`You cannot expand more than ${deepest} levels (${path}).`);
    return expanded(account, result, fields);
  }, object);
}
