import { and, between, eq, gt, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import { insertFrom } from '../database/insert-from.ts';
import { isOrphaned, isRefusedWith, type Database } from '../database/open.ts';
import { accessLedger } from '../database/tables/accounts.ts';
import { atOnce, orders, subscriptions } from '../database/tables/payments.ts';
import { courseEnds } from '#domain/shop/access-periods.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { ledgerEntries, sourceOf } from './ledger.ts';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AccessLevel } from '#domain/shop/access.ts';
import type { Decision } from './decide.ts';

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

interface Saved extends Pick<Order, 'paymentId' | 'invoiceNumber'> {
  /** The number of paid twins that the decision assumes, if it marks this order as paid. */
  twins: number | undefined;
  also: readonly BatchItem<'sqlite'>[];
  now: Date;
}

/** The payment service allows 25 requests a second for all buyers: https://docs.stripe.com/rate-limits */
const askedEveryMs = 3_000;

const unfinished = ['open', 'processing'] as const;
const oneMore = sql`${orders.version} + 1`;
/** They are kept for 90 days, and read at each checkout. */
const mostUnpaid = 50;
const unpaidOf = (userId: string) =>
  sql`(SELECT count(*) FROM ${orders} AS o WHERE o.user_id = ${userId} AND o.paid IS NULL)`;
const withoutCheckout = (id: string) =>
  and(eq(orders.id, id), eq(orders.state, 'open'), isNull(orders.checkoutSession));

/** Paid orders of the same buyer for the same level, counted within the write. */
const countOfTwins = ({ id, userId, level }: Pick<Order, 'id' | 'userId' | 'level'>) =>
  sql`(SELECT count(*) FROM orders AS twin WHERE twin.user_id = ${userId} AND twin.level = ${level} AND twin.id <> ${id} AND twin.paid IS NOT NULL)`;

/** Whether a paid order still gives access, so that the same cannot be bought again. */
function isLive(order: Order, subscription: SubscriptionRow | null, now: Date): boolean {
  const { level, state, paid, givenBackDays } = order;
  if (level === 'VALEA_APP') return subscription !== null && subscription.state !== 'ended';
  return state === 'paid' && paid !== null && courseEnds(paid, givenBackDays).course > now;
}

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

  /** The buyer has resumed a plan that we had seen ending. Before the subscription is stored. */
  const takeNoticeBack = (id: string) =>
    db
      .update(orders)
      .set({ noticeEnds: null })
      .where(
        and(
          eq(orders.id, id),
          isNotNull(orders.noticeEnds),
          sql`EXISTS (SELECT 1 FROM subscriptions WHERE order_id = ${id} AND ends_at IS NOT NULL)`,
        ),
      );

  async function newLedgerEntries(order: Order, decision: Decision, now: Date) {
    const { userId } = order;
    if (userId === null) return [];
    const earlier = await db
      .select()
      .from(accessLedger)
      .where(and(eq(accessLedger.userId, userId), eq(accessLedger.source, sourceOf(order, decision))))
      .orderBy(accessLedger.id);
    return ledgerEntries({ ...order, userId }, decision, earlier, now);
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
    async withdraw(id: string, received: Date): Promise<void> {
      await db
        .update(orders)
        .set({ withdrawn: received, version: oneMore })
        .where(and(eq(orders.id, id), isNull(orders.withdrawn)));
    },

    /** Stores when a plan ends by notice, so that what is paid beyond is refunded whenever it arrives. */
    async giveNotice(id: string, ends: Date): Promise<void> {
      await db
        .update(orders)
        .set({ noticeEnds: ends, version: oneMore })
        .where(and(eq(orders.id, id), or(isNull(orders.noticeEnds), gt(orders.noticeEnds, ends))));
    },

    /**
     * Stores order, subscription and access in one batch. Refused (`version` becomes NULL, see `isOvertaken`) if the
     * order changed since it was read: another writer's snapshot may be newer. Returns the number of new ledger
     * entries.
     */
    async save(order: Order, decision: Decision, { twins, also, now, ...known }: Saved): Promise<number> {
      const { state, paid, disputed, givenBackDays, refundedCents, subscription } = decision;
      const entries = await newLedgerEntries(order, decision, now);
      const asRead = twins === undefined ? sql`true` : sql`${countOfTwins(order)} = ${twins}`;
      const version = sql<number>`CASE WHEN version = ${order.version} AND ${asRead} THEN version + 1 ELSE NULL END`;
      const isAbandoned = state === 'expired' || state === 'failed';
      const isOpen = unfinished.some((open) => open === state);
      const isCourse = paid !== null && productOf(order.product).kind === 'course';
      const row = subscription && {
        id: subscription.id,
        orderId: order.id,
        userId: order.userId,
        product: order.product,
        state: subscription.state,
        status: subscription.status,
        paused: subscription.paused,
        periodEnd: subscription.periodEnd,
        endsAt: subscription.endsAt ?? null,
        accessUntil: subscription.accessUntil ?? null,
        compared: now,
      };
      await db.batch([
        db
          .update(orders)
          .set({
            state,
            paid,
            disputed,
            givenBackDays,
            refundedCents,
            version,
            ...known,
            ...(isAbandoned ? { reservedCode: null } : {}),
            ...(isOpen ? {} : { via: null }),
            ...(isCourse ? { remindersDue: atOnce } : {}),
          })
          .where(eq(orders.id, order.id)),
        ...also,
        ...(subscription && !subscription.hasEnded && !subscription.endsAt ? [takeNoticeBack(order.id)] : []),
        ...(row
          ? [db.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set: row })]
          : []),
        ...entries.map((entry) => db.insert(accessLedger).values(entry)),
      ]);
      return entries.length;
    },

    find,

    async twinsOf({ id, userId, level }: Order, now: Date): Promise<{ count: number; isLive: boolean }> {
      if (userId === null) return { count: 0, isLive: false };
      const twins = await db
        .select({ order: orders, subscription: subscriptions })
        .from(orders)
        .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
        .where(
          and(eq(orders.userId, userId), eq(orders.level, level), ne(orders.id, id), isNotNull(orders.paid)),
        );
      return {
        count: twins.length,
        isLive: twins.some((twin) => isLive(twin.order, twin.subscription, now)),
      };
    },

    /** Ends the order's access and marks it for a refund, whatever fails later. It is not reported as a purchase. */
    async markDuplicate({ id, version }: Order): Promise<void> {
      await db
        .update(orders)
        .set({
          refundReason: 'duplicate',
          reservedCode: null,
          consentReceipt: null,
          visitor: null,
          version: oneMore,
        })
        .where(and(eq(orders.id, id), eq(orders.version, version), isNull(orders.paid)));
    },

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

/** Whether `save` was refused: the order changed, another unfinished one exists, or its buyer's account was deleted. */
export const isOvertaken = (error: unknown): boolean =>
  isRefusedWith('NOT NULL constraint failed: orders.version', error) ||
  isRefusedWith('UNIQUE constraint failed: orders.user_id, orders.level', error) ||
  isOrphaned(error);
