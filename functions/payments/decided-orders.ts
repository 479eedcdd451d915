import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { isOrphaned, isRefusedWith, type Database } from '../database/open.ts';
import { accessLedger } from '../database/tables/accounts.ts';
import { atOnce, orders, subscriptions } from '../database/tables/payments.ts';
import { courseEnds } from '#domain/shop/access-periods.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { ledgerEntries, sourceOf } from './ledger.ts';
import { oneMore, unfinished, type Order, type SubscriptionRow } from './order-rows.ts';
import { salesIn } from './sales.ts';
import type { BatchItem } from 'drizzle-orm/batch';
import type { OrderSnapshot, PaymentSnapshot } from '../ports/payments.ts';
import type { Decision } from './decide.ts';

interface Saved extends Pick<Order, 'paymentId' | 'invoiceNumber'> {
  snapshot: OrderSnapshot;
  renewals: readonly PaymentSnapshot[];
  /** The number of paid twins that the decision assumes, if it marks this order as paid. */
  twins: number | undefined;
  also: readonly BatchItem<'sqlite'>[];
  now: Date;
}

/** Paid orders of the same buyer for the same level, counted within the write. */
const countOfTwins = ({ id, userId, level }: Pick<Order, 'id' | 'userId' | 'level'>) =>
  sql`(SELECT count(*) FROM orders AS twin WHERE twin.user_id = ${userId} AND twin.level = ${level} AND twin.id <> ${id} AND twin.paid IS NOT NULL)`;

/** Whether a paid order still gives access, so that the same cannot be bought again. */
function isLive(order: Order, subscription: SubscriptionRow | null, now: Date): boolean {
  const { level, state, paid, givenBackDays } = order;
  if (level === 'VALEA_APP') return subscription !== null && subscription.state !== 'ended';
  return state === 'paid' && paid !== null && courseEnds(paid, givenBackDays).course > now;
}

/** Stores what was decided about an order, and finds what a decision depends on: paid twins. */
export function createDecidedOrders(db: Database) {
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
    /**
     * Stores order, subscription and access in one batch. Refused (`version` becomes NULL, see `isOvertaken`) if the
     * order changed since it was read: another writer's snapshot may be newer. Returns the number of new ledger
     * entries.
     */
    async save(
      order: Order,
      decision: Decision,
      { snapshot, renewals, twins, also, now, ...known }: Saved,
    ): Promise<number> {
      const { state, paid, disputed, givenBackDays, refundedCents, disputedCents, subscription } = decision;
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
        ...(!snapshot.isFirstPayment && snapshot.payment?.state === 'succeeded'
          ? { renewedBy: snapshot.payment.id }
          : {}),
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
            disputedCents,
            version,
            ...known,
            ...(isAbandoned ? { reservedCode: null } : {}),
            ...(isOpen ? {} : { via: null }),
            ...(isCourse ? { remindersDue: atOnce } : {}),
          })
          .where(eq(orders.id, order.id)),
        ...salesIn(db, order, decision, { ...snapshot, renewals }, now),
        ...also,
        ...(subscription && !subscription.hasEnded && !subscription.endsAt ? [takeNoticeBack(order.id)] : []),
        ...(row
          ? [db.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set: row })]
          : []),
        ...entries.map((entry) => db.insert(accessLedger).values(entry)),
      ]);
      return entries.length;
    },

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
  };
}

/** Whether `save` was refused: the order changed, another unfinished one exists, or its buyer's account was deleted. */
export const isOvertaken = (error: unknown): boolean =>
  isRefusedWith('NOT NULL constraint failed: orders.version', error) ||
  isRefusedWith('UNIQUE constraint failed: orders.user_id, orders.level', error) ||
  isOrphaned(error);
