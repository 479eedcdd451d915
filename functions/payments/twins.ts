import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { courseEnds } from '#domain/shop/access-periods.ts';
import { orders, subscriptions } from '../database/tables/payments.ts';
import type { AccessLevel } from '#domain/access.ts';
import type { OrderState, SubscriptionState } from '#domain/shop/order.ts';
import type { Database } from '../database/open.ts';

type Order = typeof orders.$inferSelect;

interface Twin {
  state: OrderState;
  paid: Date | null;
  givenBackDays: number;
  subscription: SubscriptionState | null;
}

/** Counted within the write. */
export const countOfTwins = ({ id, userId, level }: Pick<Order, 'id' | 'userId' | 'level'>) =>
  sql`(SELECT count(*) FROM orders AS twin WHERE twin.user_id = ${userId} AND twin.level = ${level} AND twin.id <> ${id} AND twin.paid IS NOT NULL)`;

/** Whether a paid order still gives access, so that the same cannot be bought again. */
function isLive(level: AccessLevel, { state, paid, givenBackDays, subscription }: Twin, now: Date): boolean {
  if (level === 'VALEA_APP') return subscription !== null && subscription !== 'ended';
  return state === 'paid' && paid !== null && courseEnds(paid, givenBackDays).course > now;
}

/** Duplicates: a buyer has paid for the same level twice. */
export function createTwins(db: Database) {
  return {
    async of({ id, userId, level }: Order, now: Date): Promise<{ count: number; isLive: boolean }> {
      if (userId === null) return { count: 0, isLive: false };
      const twins = await db
        .select({
          state: orders.state,
          paid: orders.paid,
          givenBackDays: orders.givenBackDays,
          subscription: subscriptions.state,
        })
        .from(orders)
        .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
        .where(
          and(eq(orders.userId, userId), eq(orders.level, level), ne(orders.id, id), isNotNull(orders.paid)),
        );
      return { count: twins.length, isLive: twins.some((twin) => isLive(level, twin, now)) };
    },

    /** Ends the order's access and has it refunded, whatever fails later. It is not reported as a purchase. */
    async markDuplicate({ id, version }: Order): Promise<void> {
      await db
        .update(orders)
        .set({
          refundReason: 'duplicate',
          reservedCode: null,
          consentReceipt: null,
          visitor: null,
          version: sql`${orders.version} + 1`,
        })
        .where(and(eq(orders.id, id), eq(orders.version, version), isNull(orders.paid)));
    },
  };
}

export type Twins = ReturnType<typeof createTwins>;
