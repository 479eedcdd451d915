import { and, countDistinct, desc, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm';
import { emailKey } from '#domain/mail/email.ts';
import { courseEnds } from '#domain/shop/access-periods.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { users } from '../database/tables/accounts.ts';
import { courseProgress } from '../database/tables/course.ts';
import { orders, subscriptions } from '../database/tables/payments.ts';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Order, SubscriptionRow } from './order-rows.ts';

export type ContractOrder = Order & {
  /** Refunded, withdrawn from, or expired. */
  isOver: boolean;
};

const contractOrder = (order: Order, subscription: SubscriptionRow | null, now: Date): ContractOrder => {
  const isRunning =
    productOf(order.product).kind === 'plan'
      ? subscription?.state !== 'ended'
      : order.paid === null || courseEnds(order.paid, order.givenBackDays).course > now;
  const isStanding = order.state === 'paid' || order.state === 'processing' || order.state === 'disputed';
  return { ...order, isOver: !isStanding || order.withdrawn !== null || !isRunning };
};

/** The orders that a declaration may mean, newest first. */
export function createContracts(db: Database, now: () => Date) {
  async function select(which: SQL | undefined): Promise<ContractOrder[]> {
    const rows = await db
      .select({ order: orders, subscription: subscriptions })
      .from(orders)
      .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
      .where(which)
      .orderBy(desc(orders.ordered));
    return rows.map(({ order, subscription }) => contractOrder(order, subscription, now()));
  }

  const isContract = notInArray(orders.state, ['open', 'expired', 'failed']);

  return {
    /** Placed with the address, or by an account that has verified it. */
    ofAddress(email: string): Promise<ContractOrder[]> {
      const key = emailKey(email);
      const owners = db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.emailKey, key), isNotNull(users.emailVerified)));
      return select(and(or(eq(orders.emailKey, key), inArray(orders.userId, owners)), isContract));
    },

    ofMember: (userId: string) => select(and(eq(orders.userId, userId), isContract)),

    async modulesBegun(orderId: string): Promise<number> {
      const [begun] = await db
        .select({ modules: countDistinct(courseProgress.module) })
        .from(courseProgress)
        .innerJoin(
          orders,
          and(eq(orders.id, courseProgress.orderId), eq(orders.userId, courseProgress.userId)),
        )
        .where(eq(orders.id, orderId));
      return begun?.modules ?? 0;
    },

    /** In any state. */
    async find(id: string): Promise<ContractOrder | undefined> {
      const [found] = await select(eq(orders.id, id));
      return found;
    },
  };
}

export type Contracts = ReturnType<typeof createContracts>;
