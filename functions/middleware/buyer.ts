import { createTill, type Till } from '../payments/till.ts';
import { PaymentsDown } from '../ports/payments.ts';
import type { Account } from '../ports/members.ts';
import { refuse } from '../refusal.ts';
import { isWithin, tooMany } from './rate-limit.ts';
import { signInFirst, whoAsks } from './who-asks.ts';
import type { AppContext } from '../context.ts';

export type Buyer =
  { state: 'buyer'; account: Account; till: Till } | { state: 'refused'; response: Response };

const retry = { 'Retry-After': '10' };

export const paymentsDown = (c: AppContext) => refuse(c, 'payments_unavailable', retry);

/** The till, or nothing where no payment service is configured: the log says so each time somebody comes for it. */
export function tillOf(c: AppContext): Till | undefined {
  const { payments } = c.var.deps;
  if (payments) {
    const background = (work: Promise<void>) => {
      c.executionCtx.waitUntil(work);
    };
    return createTill(c.env.DB, c.var.deps, payments, c.var.log, background);
  }
  c.var.log.error('setting_at_fault', { setting: 'STRIPE_SECRET_KEY', fault: 'is missing' });
  return undefined;
}

/** Somebody who is signed in, at an open till. */
export async function buyerOf(c: AppContext): Promise<Buyer> {
  const who = await whoAsks(c);
  if (who.state === 'refused') return who;
  if (who.state === 'anonymous') return { state: 'refused', response: signInFirst(c) };
  if (!(await isWithin(c, 'PER_ACCOUNT', who.person.uid))) return { state: 'refused', response: tooMany(c) };
  const till = tillOf(c);
  if (!till) return { state: 'refused', response: paymentsDown(c) };
  return { state: 'buyer', account: await c.var.deps.members.account(who.person), till };
}

/** A payment service that cannot be reached is no surprise: she can try again. */
export async function unlessDown(c: AppContext, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    c.var.log.warn('payments_down', { dependency: 'payments', error });
    return paymentsDown(c);
  }
}
