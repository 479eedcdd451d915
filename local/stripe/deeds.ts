import { z } from 'zod';
import { callFor } from './calls.ts';
import { closeDispute, dispute, refund } from './payments.ts';
import { expire, expireOld, pay, settle } from './sessions.ts';
import { catchUp, end, update } from './subscriptions.ts';
import type { World } from './world.ts';

const payment = z.string().startsWith('pi_');

/** What people, banks and time do to this Stripe; none of it is part of its API. */
export const deedSchema = z.discriminatedUnion('deed', [
  z.object({
    deed: z.literal('pay'),
    session: z.string(),
    way: z.enum(['card', 'declined', 'sepa']).default('card'),
  }),
  z.object({ deed: z.literal('expire'), session: z.string() }),
  z.object({ deed: z.literal('settle'), payment }),
  z.object({ deed: z.literal('bounce'), payment }),
  z.object({ deed: z.literal('refund'), payment, cents: z.coerce.number().int().positive().optional() }),
  z.object({ deed: z.literal('dispute'), payment }),
  z.object({ deed: z.literal('win'), payment }),
  z.object({ deed: z.literal('lose'), payment }),
  z.object({
    deed: z.literal('method'),
    customer: z.string(),
    method: z.enum(['card', 'card-empty', 'sepa']),
  }),
  z.object({ deed: z.literal('cancel'), subscription: z.string(), when: z.enum(['now', 'period_end']) }),
  z.object({ deed: z.literal('resume'), subscription: z.string() }),
  z.object({ deed: z.literal('pause'), subscription: z.string() }),
  z.object({ deed: z.literal('unpause'), subscription: z.string() }),
  z.object({ deed: z.literal('delete-customer'), customer: z.string() }),
  z.object({ deed: z.literal('advance'), days: z.coerce.number().positive() }),
]);

export type Deed = z.input<typeof deedSchema>;

export function perform(world: World, wish: z.output<typeof deedSchema>): void {
  switch (wish.deed) {
    case 'pay': {
      const outcome = { card: 'succeeded', declined: 'declined', sepa: 'processing' } as const;
      pay(world, wish.session, wish.way === 'sepa' ? 'sepa_debit' : 'card', outcome[wish.way]);
      return;
    }
    case 'expire':
      expire(world, wish.session);
      return;
    case 'settle':
    case 'bounce':
      settle(world, wish.payment, wish.deed === 'settle' ? 'succeeded' : 'declined');
      return;
    case 'refund':
      refund(world, {
        payment_intent: wish.payment,
        ...(wish.cents === undefined ? {} : { amount: wish.cents }),
      });
      return;
    case 'dispute':
      dispute(world, wish.payment);
      return;
    case 'win':
    case 'lose':
      closeDispute(world, wish.payment, wish.deed === 'win' ? 'won' : 'lost');
      return;
    case 'method':
      world.methods.set(wish.customer, wish.method);
      return;
    case 'cancel': {
      const subscription = world.sub.get(wish.subscription);
      if (wish.when === 'now' && subscription) end(world, subscription);
      else update(world, wish.subscription, { cancel_at_period_end: 'true' });
      return;
    }
    case 'resume':
      update(world, wish.subscription, { cancel_at_period_end: 'false' });
      return;
    case 'pause':
      update(world, wish.subscription, { pause_collection: { behavior: 'void' } });
      return;
    case 'unpause':
      update(world, wish.subscription, { pause_collection: '' });
      return;
    case 'delete-customer': {
      const { handler, id } = callFor('DELETE', `/v1/customers/${wish.customer}`);
      handler({ world, id, given: {}, url: '' });
      return;
    }
    case 'advance':
      world.shift(Math.round(wish.days * 86_400));
      expireOld(world);
      catchUp(world);
  }
}
