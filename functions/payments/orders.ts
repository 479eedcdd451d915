import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { emailKey } from '#domain/email.ts';
import { openDatabase } from '../database/open.ts';
import { users } from '../database/tables/accounts.ts';
import { orders, paymentNews, subscriptions } from '../database/tables/payments.ts';
import type { AccessLevel } from '#domain/access.ts';

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

const unfinished = ['open', 'processing'] as const;

/** What is kept of orders, as D1 has it. */
export function createOrders(database: D1Database) {
  const db = openDatabase(database);

  async function unfinishedOrder(userId: string, level: AccessLevel): Promise<Order | undefined> {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.level, level), inArray(orders.state, [...unfinished])));
    return order;
  }

  return {
    unfinishedOrder,

    /** Twice at once makes one order; what comes back is the one that stands. */
    async place(order: NewOrder & { userId: string }): Promise<Order> {
      await db.insert(orders).values(order).onConflictDoNothing();
      const placed = await unfinishedOrder(order.userId, order.level);
      if (!placed) throw new Error('An order was placed and is not there.');
      return placed;
    },

    async keepPage(id: string, page: { session: string; url: string; customer: string }): Promise<void> {
      await db.update(orders).set(page).where(eq(orders.id, id));
    },

    /** An order whose payment page was never opened, or is closed. */
    async giveUp(id: string): Promise<void> {
      await db
        .update(orders)
        .set({ state: 'expired' })
        .where(and(eq(orders.id, id), eq(orders.state, 'open')));
    },

    async find(id: string): Promise<Order | undefined> {
      const [order] = await db.select().from(orders).where(eq(orders.id, id));
      return order;
    },

    /** Newest first, without payment pages that nobody finished. */
    async of(userId: string): Promise<{ orders: Order[]; subscriptions: SubscriptionRow[] }> {
      const [hers, live] = await db.batch([
        db
          .select()
          .from(orders)
          .where(and(eq(orders.userId, userId), ne(orders.state, 'open'), ne(orders.state, 'expired')))
          .orderBy(desc(orders.ordered)),
        db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
      ]);
      return { orders: hers, subscriptions: live };
    },

    /** All that is kept about her orders, for herself. */
    async everythingOf(userId: string) {
      const [hers, live] = await db.batch([
        db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.ordered),
        db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
      ]);
      return { orders: hers, subscriptions: live };
    },

    async unfinishedOf(userId: string): Promise<Order[]> {
      return db
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), inArray(orders.state, [...unfinished])));
    },

    /** Orders that somebody with this address may mean, newest first: hers, or placed under it. */
    async ofAddress(email: string): Promise<Order[]> {
      const key = emailKey(email);
      const hers = db.select({ id: users.id }).from(users).where(eq(users.emailKey, key));
      return db
        .select()
        .from(orders)
        .where(
          and(
            or(eq(sql`lower(${orders.email})`, key), inArray(orders.userId, hers)),
            notInArray(orders.state, ['open', 'expired', 'failed']),
          ),
        )
        .orderBy(desc(orders.ordered));
    },

    /** From now on it gives nothing. Whoever has looked at the payment service before this looks again. */
    async withdraw(id: string, received: Date): Promise<void> {
      await db
        .update(orders)
        .set({ withdrawn: received, version: sql`${orders.version} + 1` })
        .where(and(eq(orders.id, id), isNull(orders.withdrawn)));
    },

    /** Whether a code has been used by her before. */
    async hasUsed(userId: string, code: string): Promise<boolean> {
      const used = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.discount, code), isNotNull(orders.paid)))
        .limit(1);
      return used.length > 0;
    },

    async knowsNews(id: string): Promise<boolean> {
      const known = await db.select({ id: paymentNews.id }).from(paymentNews).where(eq(paymentNews.id, id));
      return known.length > 0;
    },

    /** The order that a piece of news was about, for running it again. */
    async orderOfNews(id: string): Promise<string | undefined> {
      const [news] = await db.select().from(paymentNews).where(eq(paymentNews.id, id));
      return news?.orderId ?? undefined;
    },

    /** Unfinished orders that should have come to an end by then. */
    async overdue(before: Date): Promise<string[]> {
      const late = await db
        .select({ id: orders.id })
        .from(orders)
        .where(
          or(
            and(eq(orders.state, 'open'), lt(orders.expires, before)),
            and(eq(orders.state, 'processing'), lt(orders.ordered, before)),
          ),
        )
        .limit(200);
      return late.map(({ id }) => id);
    },

    async runningSubscriptions(): Promise<SubscriptionRow[]> {
      return db.select().from(subscriptions).where(ne(subscriptions.state, 'ended'));
    },

    /** Paid orders that the ad platform may still hear of. */
    async unreported(): Promise<Order[]> {
      return db
        .select()
        .from(orders)
        .where(and(isNotNull(orders.paid), isNotNull(orders.consentReceipt)))
        .limit(200);
    },

    /** Who she was to the ad platform is forgotten, whether it has heard of the order or never will. */
    async forgetVisitor(id: string): Promise<void> {
      await db.update(orders).set({ consentReceipt: null, visitor: null }).where(eq(orders.id, id));
    },

    async forgetNewsBefore(before: Date): Promise<void> {
      await db.delete(paymentNews).where(lt(paymentNews.stored, before));
    },

    async forgetVisitorsBefore(before: Date): Promise<void> {
      await db
        .update(orders)
        .set({ consentReceipt: null, visitor: null })
        .where(and(isNotNull(orders.consentReceipt), lt(orders.ordered, before)));
    },
  };
}

export type Orders = ReturnType<typeof createOrders>;
