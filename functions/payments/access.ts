import { productOf } from '#domain/shop/catalogue.ts';
import type { AccessLevel } from '#domain/shop/access.ts';
import type { OffersAnswer } from '#site/api/offers.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Orders } from './orders.ts';

type Access = Pick<OffersAnswer, 'has' | 'processing'>;

/** What a member cannot buy again: access, subscriptions (even without current access), and pending payments. */
export const createAccess =
  (accounts: Pick<Accounts, 'access'>, orders: Pick<Orders, 'of'>) =>
  async (userId: string): Promise<Access> => {
    const [access, own] = await Promise.all([accounts.access(userId), orders.of(userId)]);
    const processing = own.orders.filter(({ state }) => state === 'processing').map(({ level }) => level);
    const running = own.subscriptions
      .filter(({ state }) => state !== 'ended')
      .map(({ product }) => productOf(product).level)
      // A subscription whose first payment is processing already exists, but gives no access yet.
      .filter((level) => !processing.includes(level));
    const has: AccessLevel[] = [...access, ...running];
    return { has: [...new Set(has)], processing: [...new Set(processing)] };
  };

export type AccessOf = ReturnType<typeof createAccess>;
