import { productOf } from '#domain/shop/catalogue.ts';
import type { AccessLevel } from '#domain/access.ts';
import type { Offers } from '#domain/shop/offers.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { Orders } from './orders.ts';

type Holdings = Pick<Offers, 'has' | 'processing'>;

/** What somebody has, a subscription that has no access just now among it, and what is on its way to her. */
export const createHoldings =
  ({ members, orders }: { members: Pick<Accounts, 'access'>; orders: Pick<Orders, 'of'> }) =>
  async (userId: string): Promise<Holdings> => {
    const [access, hers] = await Promise.all([members.access(userId), orders.of(userId)]);
    const waiting = hers.orders.filter(({ state }) => state === 'processing').map(({ level }) => level);
    const running = hers.subscriptions
      .filter(({ state }) => state !== 'ended')
      .map(({ product }) => productOf(product).level)
      // One whose first payment is on its way has begun at the payment service, and is nobody's yet.
      .filter((level) => !waiting.includes(level));
    const has: AccessLevel[] = [...access, ...running];
    return { has: [...new Set(has)], processing: [...new Set(waiting)] };
  };
