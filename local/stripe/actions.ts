import { z } from 'zod';
import { find, type Account } from './account.ts';
import { closeDispute, dispute, failRefund, refund } from './payments.ts';
import { expire, expireOld, pay, settle } from './sessions.ts';
import { catchUp, end, isOver, pause, retry, subscriptionOf, update } from './subscriptions.ts';

/** Actions of people, banks and time, which are not part of Stripe's API. */
export const actionSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('pay'),
    session: z.string(),
    way: z.enum(['card', 'declined', 'sepa']).default('card'),
  }),
  z.object({ action: z.literal('expire'), session: z.string() }),
  z.object({
    // `fail-refund`: the bank rejects the last refund, days later.
    action: z.enum(['settle', 'bounce', 'fail-refund', 'dispute', 'win', 'lose']),
    payment: z.string(),
  }),
  z.object({ action: z.literal('refund'), payment: z.string(), cents: z.coerce.number().optional() }),
  z.object({
    action: z.literal('method'),
    customer: z.string(),
    method: z.enum(['card', 'card-empty', 'sepa']),
  }),
  z.object({ action: z.literal('cancel'), subscription: z.string(), when: z.enum(['now', 'period_end']) }),
  z.object({ action: z.enum(['resume', 'pause', 'unpause', 'retry']), subscription: z.string() }),
  z.object({ action: z.literal('delete-customer'), customer: z.string() }),
  z.object({ action: z.literal('advance'), days: z.coerce.number().positive() }),
]);

export type Action = z.input<typeof actionSchema>;

function deleteCustomer(account: Account, id: string) {
  const customer = find(account.customers, id, 'customer');
  for (const subscription of account.subscriptions.values()) {
    if (subscription.customer === id && !isOver(subscription)) end(account, subscription);
  }
  account.customers.delete(id);
  return customer;
}

export function perform(account: Account, wanted: z.output<typeof actionSchema>): unknown {
  switch (wanted.action) {
    case 'pay':
      return pay(account, wanted.session, wanted.way);
    case 'expire':
      return expire(account, wanted.session);
    case 'settle':
      return settle(account, wanted.payment, 'succeeded');
    case 'bounce':
      return settle(account, wanted.payment, 'declined');
    case 'refund':
      return refund(account, { payment_intent: wanted.payment, amount: wanted.cents });
    case 'fail-refund':
      return failRefund(account, wanted.payment);
    case 'dispute':
      return dispute(account, wanted.payment);
    case 'win':
      return closeDispute(account, wanted.payment, 'won');
    case 'lose':
      return closeDispute(account, wanted.payment, 'lost');
    case 'method':
      return account.methods.set(wanted.customer, wanted.method);
    case 'cancel':
      return wanted.when === 'now'
        ? end(account, subscriptionOf(account, wanted.subscription))
        : update(account, wanted.subscription, { cancel_at_period_end: 'true' });
    case 'resume':
      return update(account, wanted.subscription, { cancel_at_period_end: 'false' });
    case 'retry':
      return retry(account, wanted.subscription);
    case 'pause':
    case 'unpause':
      return pause(account, wanted.subscription, wanted.action === 'pause');
    case 'delete-customer':
      return deleteCustomer(account, wanted.customer);
    case 'advance':
      account.shift(Math.round(wanted.days * 86_400));
      expireOld(account);
      return catchUp(account);
  }
}
