import { and, between, eq, gt, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import { insertFrom } from '../database/insert-from.ts';
import { orders, subscriptions } from '../database/tables/payments.ts';
import { createDecidedOrders } from './decided-orders.ts';
import { oneMore, unfinished, type NewOrder, type Order, type SubscriptionRow } from './order-rows.ts';
import { withdrawalIn } from './sales.ts';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AccessLevel } from '#domain/shop/access.ts';
import type { Database } from '../database/open.ts';

/** The payment service allows 25 requests a second for all buyers: https://docs.stripe.com/rate-limits */
const askedEveryMs = 3_000;

/** They are kept for 90 days, and read at each checkout. */
const mostUnpaid = 50;
const unpaidOf = (userId: string) =>
  sql`(SELECT count(*) FROM ${orders} AS o WHERE o.user_id = ${userId} AND o.paid IS NULL)`;
const withoutCheckout = (id: string) =>
  and(eq(orders.id, id), eq(orders.state, 'open'), isNull(orders.checkoutSession));

/**
 * Every change of an order's state is a conditional write, because a request, webhook or cron job may have come
 * first.
 */
export function createOrders(db: Database) {
  async function unfinishedOrder(userId: string, level: AccessLevel): Promise<Order | undefined> {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.level, level), inArray(orders.state, [...unfinished])));
    return order;
  }

  async function find(id: string): Promise<Order | undefined> {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    return order;
  }

  /** For the export, oldest first. */
  async function everythingOf(
    userId: string,
  ): Promise<{ orders: Order[]; subscriptions: SubscriptionRow[] }> {
    const [own, running] = await db.batch([
      db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.ordered),
      db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    ]);
    return { orders: own, subscriptions: running };
  }

  return {
    unfinishedOrder,

    /**
     * Concurrent calls create one order (unique indexes); returns the stored one. Undefined if it could not be placed
     * or is already over.
     */
    async place(order: NewOrder & { userId: string }): Promise<Order | undefined> {
      const isRoom = sql`WHERE ${unpaidOf(order.userId)} < ${mostUnpaid}`;
      await insertFrom(db, orders, order, isRoom).onConflictDoNothing();
      return unfinishedOrder(order.userId, order.level);
    },

    /** Whether no further order is placed until some of them are deleted. */
    async hasTooManyUnpaid(userId: string): Promise<boolean> {
      const [row] = await db.all<{ count: number }>(sql`SELECT ${unpaidOf(userId)} AS count`);
      return (row?.count ?? 0) >= mostUnpaid;
    },

    /** Stores the checkout session of an open order. `lost` if the order was given up or its buyer was deleted. */
    async keepCheckout(id: string, checkout: Pick<Order, 'checkoutSession' | 'checkoutUrl' | 'customer'>) {
      const kept = await db
        .update(orders)
        .set({ ...checkout, version: oneMore })
        .where(and(withoutCheckout(id), isNotNull(orders.userId)))
        .returning({ id: orders.id });
      if (kept.length > 0) return 'kept';
      const { checkoutSession, state } = (await find(id)) ?? {};
      // The same order opens the same session: another click has already stored it.
      return checkoutSession === checkout.checkoutSession && state === 'open' ? 'known' : 'lost';
    },

    /** Gives up an open order without a checkout session, which cannot be paid then; false if it has one. */
    async giveUp(id: string): Promise<boolean> {
      const givenUp = await db
        .update(orders)
        .set({ state: 'expired', reservedCode: null, via: null, version: oneMore })
        .where(withoutCheckout(id))
        .returning({ id: orders.id });
      return givenUp.length > 0;
    },

    /** Expires an unfinished order together with `also`; like `save`, refused if it changed since it was read. */
    async expire({ id, version }: Order, also: readonly BatchItem<'sqlite'>[]): Promise<void> {
      const isAsRead = and(eq(orders.version, version), inArray(orders.state, [...unfinished]));
      const next = sql<number>`CASE WHEN ${isAsRead} THEN version + 1 ELSE NULL END`;
      await db.batch([
        db
          .update(orders)
          .set({ state: 'expired', reservedCode: null, via: null, version: next })
          .where(eq(orders.id, id)),
        ...also,
      ]);
    },

    /** Ends access. The new version invalidates snapshots taken before. */
    async withdraw(id: string, received: Date, now: Date): Promise<void> {
      await db.batch([
        ...withdrawalIn(db, id, now),
        db
          .update(orders)
          .set({ withdrawn: received, version: oneMore })
          .where(and(eq(orders.id, id), isNull(orders.withdrawn))),
      ]);
    },

    /** Stores when a plan ends by notice, so that what is paid beyond is refunded whenever it arrives. */
    async giveNotice(id: string, ends: Date): Promise<void> {
      await db
        .update(orders)
        .set({ noticeEnds: ends, version: oneMore })
        .where(and(eq(orders.id, id), or(isNull(orders.noticeEnds), gt(orders.noticeEnds, ends))));
    },

    find,

    ...createDecidedOrders(db),

    /** Limits how often the payment service is asked while a buyer is waiting. */
    async mayAsk(id: string, now: Date): Promise<boolean> {
      const isRecent = between(
        orders.asked,
        new Date(now.getTime() - askedEveryMs),
        new Date(now.getTime() + askedEveryMs),
      );
      const taken = await db
        .update(orders)
        .set({ asked: now })
        .where(and(eq(orders.id, id), or(isNull(orders.asked), not(isRecent))))
        .returning({ id: orders.id });
      return taken.length > 0;
    },

    async drop(id: string, now: Date): Promise<void> {
      await db
        .update(orders)
        .set({ dropped: now, version: oneMore })
        .where(and(eq(orders.id, id), eq(orders.state, 'expired'), isNull(orders.dropped)));
    },

    /** Newest first, without unfinished checkouts. */
    async of(userId: string) {
      const own = await everythingOf(userId);
      const isPlaced = ({ state }: Order) => state !== 'open' && state !== 'expired';
      return { ...own, orders: own.orders.filter(isPlaced).reverse() };
    },

    everythingOf,

    async unfinishedOf(userId: string): Promise<Order[]> {
      return db
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), inArray(orders.state, [...unfinished])));
    },

    /** Whether a member has used a code. An open order only reserves it, as another choice can take it over. */
    async hasUsed(userId: string, code: string): Promise<boolean> {
      const used = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.reservedCode, code), ne(orders.state, 'open')))
        .limit(1);
      return used.length > 0;
    },

    async forgetVisitors(ids: readonly string[]): Promise<void> {
      const listed = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
      await db.update(orders).set({ consentReceipt: null, visitor: null }).where(inArray(orders.id, listed));
    },
  };
}

export type Orders = ReturnType<typeof createOrders>;
