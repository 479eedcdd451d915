import { noSuch, Refusal } from './refusal.ts';
import type { Account } from './account.ts';

const deepest = 4;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists that are part of an object only on request. */
function includable(account: Account, object: Record<string, unknown>, field: string): unknown {
  if (object['object'] === 'invoice' && field === 'payments') {
    const data = [...account.inpay.values()].filter(({ invoice }) => invoice === object['id']);
    return { object: 'list', data, has_more: false, url: '/v1/invoice_payments' };
  }
  return undefined;
}

function expanded(account: Account, value: unknown, [field, ...rest]: string[], path: string): unknown {
  if (field === undefined || value === null || value === undefined) return value;
  if (Array.isArray(value))
    return value.map((one: unknown) => expanded(account, one, [field, ...rest], path));
  if (!isObject(value)) return value;
  const present = value[field] ?? includable(account, value, field);
  if (present === undefined && !Object.hasOwn(value, field)) {
    throw new Refusal(400, `This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const found = typeof present === 'string' ? account.find(present) : present;
  if (typeof present === 'string' && !found) throw noSuch(field, present);
  return { ...value, [field]: expanded(account, found, rest, path) };
}

/** Replaces ids by their objects where requested. */
export function expand(account: Account, object: unknown, paths: readonly string[]): unknown {
  let result = object;
  for (const path of paths) {
    const fields = path.split('.');
    if (fields.length > deepest) {
      throw new Refusal(400, `You cannot expand more than ${deepest} levels (${path}).`, { param: 'expand' });
    }
    result = expanded(account, result, fields, path);
  }
  return result;
}
