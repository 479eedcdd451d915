import { productOf } from '#domain/shop/catalogue.ts';
import type { AccessLevel } from '#domain/access.ts';
import type { Offers } from '#domain/shop/offers.ts';
import type { Members } from '../ports.ts';
import type { Orders } from './orders.ts';

type Holdings = Pick<Offers, 'has' | 'processing'>;

/** What somebody has, a subscription that has no access just now among it, and what is on its way to her. */
export const createHoldings =
  ({ members, orders }: { members: Pick<Members, 'access'>; orders: Pick<Orders, 'of'> }) =>
  async (userId: string): Promise<Holdings> => {
    const [access, hers] = await Promise.all([members.access(userId), orders.of(userId)]);
    const running = hers.subscriptions.filter(({ state }) => state !== 'ended');
    const levels: AccessLevel[] = [...access, ...running.map(({ product }) => productOf(product).level)];
    const waiting = hers.orders.filter(({ state }) => state === 'processing');
    return {
      has: [...new Set(levels)],
      processing: [...new Set(waiting.map(({ level }) => level))],
    };
  };
