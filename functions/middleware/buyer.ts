import { createMiddleware } from 'hono/factory';
import { refuse } from '../http/refusal.ts';
import { isWithin, tooMany } from './rate-limit.ts';
import type { App, AppContext } from '../http/context.ts';
import type { Shop } from '../shop.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Member } from '../ports/identity.ts';

const retry = { 'Retry-After': '10' };

export const paymentsUnavailable = (c: AppContext) => refuse(c, 'payments_unavailable', retry);

/** Undefined, and logged, if no payment service is configured. */
export function shopOf(c: AppContext): Shop | undefined {
  const { shop } = c.var.deps;
  if (!shop) c.var.log.error('setting_invalid', { setting: 'STRIPE_SECRET_KEY', reason: 'is missing' });
  return shop;
}

export const buyer = createMiddleware<App & { Variables: { member: Member; account: Account; shop: Shop } }>(
  async (c, next) => {
    const { member, deps } = c.var;
    if (!(await isWithin(c, 'PER_ACCOUNT', member.uid))) return tooMany(c);
    const shop = shopOf(c);
    if (!shop) return paymentsUnavailable(c);
    c.set('shop', shop);
    c.set('account', await deps.accounts.account(member));
    return next();
  },
);
