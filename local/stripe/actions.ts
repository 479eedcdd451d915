import { z } from 'zod';
import { callFor } from './calls.ts';
import { closeDispute, dispute, failRefund, refund } from './payments.ts';
import { expire, expireOld, pay, settle } from './sessions.ts';
import { catchUp, end, update } from './subscriptions.ts';
import type { Account } from './account.ts';

const payment = z.string().startsWith('pi_');

/** Actions of people, banks and time, which are not part of Stripe's API. */
export const actionSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('pay'),
    session: z.string(),
    way: z.enum(['card', 'declined', 'sepa']).default('card'),
  }),
  z.object({ action: z.literal('expire'), session: z.string() }),
  z.object({ action: z.literal('settle'), payment }),
  z.object({ action: z.literal('bounce'), payment }),
  z.object({ action: z.literal('refund'), payment, cents: z.coerce.number().int().positive().optional() }),
  /** The bank rejects the last refund, days later. */
  z.object({ action: z.literal('fail-refund'), payment }),
  z.object({ action: z.literal('dispute'), payment }),
  z.object({ action: z.literal('win'), payment }),
  z.object({ action: z.literal('lose'), payment }),
  z.object({
    action: z.literal('method'),
    customer: z.string(),
    method: z.enum(['card', 'card-empty', 'sepa']),
  }),
  z.object({ action: z.literal('cancel'), subscription: z.string(), when: z.enum(['now', 'period_end']) }),
  z.object({ action: z.literal('resume'), subscription: z.string() }),
  z.object({ action: z.literal('pause'), subscription: z.string() }),
  z.object({ action: z.literal('unpause'), subscription: z.string() }),
  z.object({ action: z.literal('delete-customer'), customer: z.string() }),
  z.object({ action: z.literal('advance'), days: z.coerce.number().positive() }),
]);

export type Action = z.input<typeof actionSchema>;

export function perform(account: Account, wanted: z.output<typeof actionSchema>): void {
  switch (wanted.action) {
    case 'pay': {
      const outcome = { card: 'succeeded', declined: 'declined', sepa: 'processing' } as const;
      pay(account, wanted.session, wanted.way === 'sepa' ? 'sepa_debit' : 'card', outcome[wanted.way]);
      return;
    }
    case 'expire':
      expire(account, wanted.session);
      return;
    case 'settle':
    case 'bounce':
      settle(account, wanted.payment, wanted.action === 'settle' ? 'succeeded' : 'declined');
      return;
    case 'refund':
      refund(account, {
        payment_intent: wanted.payment,
        ...(wanted.cents === undefined ? {} : { amount: wanted.cents }),
      });
      return;
    case 'fail-refund':
      failRefund(account, wanted.payment);
      return;
    case 'dispute':
      dispute(account, wanted.payment);
      return;
    case 'win':
    case 'lose':
      closeDispute(account, wanted.payment, wanted.action === 'win' ? 'won' : 'lost');
      return;
    case 'method':
      account.methods.set(wanted.customer, wanted.method);
      return;
    case 'cancel': {
      const subscription = account.sub.get(wanted.subscription);
      if (wanted.when === 'now' && subscription) end(account, subscription);
      else update(account, wanted.subscription, { cancel_at_period_end: 'true' });
      return;
    }
    case 'resume':
      update(account, wanted.subscription, { cancel_at_period_end: 'false' });
      return;
    case 'pause':
      update(account, wanted.subscription, { pause_collection: { behavior: 'void' } });
      return;
    case 'unpause':
      update(account, wanted.subscription, { pause_collection: '' });
      return;
    case 'delete-customer': {
      const { handler, id } = callFor('DELETE', `/v1/customers/${wanted.customer}`);
      handler({ account, id, given: {}, webhookSecret: '' });
      return;
    }
    case 'advance':
      account.shift(Math.round(wanted.days * 86_400));
      expireOld(account);
      catchUp(account);
  }
}
