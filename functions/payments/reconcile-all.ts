import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  comparisonParts,
  comparisons,
  orders,
  subscriptions,
  webhookEvents as events,
  type ComparisonPart,
} from '../database/tables/payments.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { ListedEvent, Payments, SubscriptionSnapshot } from '../ports/payments.ts';
import type { SubscriptionRow } from './order-rows.ts';
import type { ReconcileOrder } from './reconcile-order.ts';
import type { WebhookEvents } from './webhook-events.ts';

interface ReconcileAllDeps {
  db: Database;
  payments: Pick<Payments, 'liveSubscriptions' | 'eventsSince'>;
  webhookEvents: Pick<WebhookEvents, 'remember'>;
  reconcileOrder: ReconcileOrder;
  statementsLeft?: () => number;
  now: () => Date;
  log: Log;
}

/** What to reconcile, if anything; pages are in the order of their ids, which are the cursor. */
interface Item {
  id: string;
  order?: string | undefined;
  event?: ListedEvent | undefined;
}

const day = 86_400_000;
/** Longer than Stripe retries a webhook, three days: https://docs.stripe.com/webhooks#automatic-retries */
const lookBackMs = 5 * day;
/** Counted from a session's expiry for an open order, and from its placement for a processing one. */
const overdueMs = day / 24;
/** A round continues every ten minutes; one that takes longer is stuck. */
const stuckMs = 2 * day;
const pageSize = 100;

/** Statements and calls per invocation, or fewer if other parts of the job have used more. */
const budgetOfInvocation = 450;
/** A page with its mark and cursor, an order with all that belongs to it. One that takes more ends the invocation early. */
const costs = { page: 5, order: 15 } as const;

/** One JSON parameter, as D1 takes at most a hundred. */
const idsOf = (items: readonly { id: string }[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(items.map(({ id }) => id))}))`;

const agrees = (row: SubscriptionRow | undefined, snapshot: SubscriptionSnapshot) =>
  row?.status === snapshot.status &&
  row.paused === snapshot.paused &&
  row.periodEnd.getTime() === snapshot.periodEnd.getTime() &&
  row.endsAt?.getTime() === snapshot.endsAt?.getTime();

/** The unfinished parts of a night's comparison; `missing` last, as it needs `live`. */
export const unfinishedComparisons = (db: Database) =>
  db
    .select()
    .from(comparisons)
    .where(isNull(comparisons.finished))
    .orderBy(sql`${comparisons.part} = 'missing'`, comparisons.part);

/**
 * The nightly comparison: reconciles every live subscription, every overdue order and all recent events with what is
 * stored, so that a webhook endpoint that was down costs one night at most. Works in pages with stored cursors; what
 * does not fit into one invocation continues in the next.
 */
export function createReconcileAll(deps: ReconcileAllDeps) {
  const { db, payments, webhookEvents, reconcileOrder, statementsLeft, now, log } = deps;

  async function reconcile({ order, event }: Item) {
    if (!event) return order === undefined ? undefined : reconcileOrder(order);
    const about = { ...event, order: await event.order() };
    if (about.order !== undefined) return reconcileOrder(about.order, about);
    return webhookEvents.remember(about, now());
  }

  const page = (items: Item[]) => ({ items, hasMore: items.length === pageSize });

  type ReadPage = (began: number, cursor: string | undefined) => Promise<{ items: Item[]; hasMore: boolean }>;
  const pages: Record<ComparisonPart, ReadPage> = {
    async events(began, cursor) {
      const { items, hasMore } = await payments.eventsSince(new Date(began - lookBackMs), cursor);
      const isListed = inArray(events.id, idsOf(items));
      const rows = await db.select({ id: events.id }).from(events).where(isListed);
      const known = new Set(rows.map(({ id }) => id));
      return {
        items: items.map((event) => (known.has(event.id) ? { id: event.id } : { id: event.id, event })),
        hasMore,
      };
    },

    async overdue(began, cursor = '') {
      const before = new Date(began - overdueMs);
      const isLate = or(
        and(eq(orders.state, 'open'), lt(orders.checkoutExpires, before)),
        and(eq(orders.state, 'processing'), lt(orders.ordered, before)),
      );
      const late = db.select({ id: orders.id, order: orders.id }).from(orders);
      return page(
        await late
          .where(and(isLate, gt(orders.id, cursor)))
          .orderBy(orders.id)
          .limit(pageSize),
      );
    },

    async live(_, cursor) {
      const { items, hasMore } = await payments.liveSubscriptions(cursor);
      const rows = await db
        .select()
        .from(subscriptions)
        .where(inArray(subscriptions.id, idsOf(items)));
      const byId = new Map(rows.map((row) => [row.id, row]));
      const isAgreed = (one: SubscriptionSnapshot) => agrees(byId.get(one.id), one);
      const agreed = inArray(subscriptions.id, idsOf(items.filter(isAgreed)));
      await db.update(subscriptions).set({ compared: now() }).where(agreed);
      return {
        items: items.map((one) => (isAgreed(one) ? { id: one.id } : { id: one.id, order: one.order })),
        hasMore,
      };
    },

    /** Running only in our database: all live ones have been seen by now. */
    async missing(began, cursor = '') {
      const isUnseen = or(isNull(subscriptions.compared), lt(subscriptions.compared, new Date(began)));
      const unseen = db.select({ id: subscriptions.id, order: subscriptions.orderId }).from(subscriptions);
      return page(
        await unseen
          .where(and(ne(subscriptions.state, 'ended'), isUnseen, gt(subscriptions.id, cursor)))
          .orderBy(subscriptions.id)
          .limit(pageSize),
      );
    },
  };

  /** Continues unfinished parts as far as the budget allows. A failing part does not stop the others. */
  async function resume(): Promise<void> {
    const kept = statementsLeft ? Math.max(0, statementsLeft() - budgetOfInvocation) : 0;
    const mayUse = (cost: number) => !statementsLeft || statementsLeft() - kept >= cost;
    const counts = { seen: 0, tries: 0 };

    async function repair(item: Item): Promise<void> {
      const about = item.event?.id ?? item.order ?? '';
      counts.tries += 1;
      try {
        const reconciled = await reconcile(item);
        if (reconciled?.state !== 'reconciled' || reconciled.changes === 0) return;
        log.error('access_repaired', { dependency: 'payments', about });
      } catch (error) {
        log.error('order_not_reconciled', { dependency: 'payments', about, error });
      }
    }

    /** Whether the part is finished. */
    async function finish(part: ComparisonPart, began: Date, from: string | null): Promise<boolean> {
      let cursor = from;
      let isFinished = false;
      while (!isFinished && mayUse(costs.page + costs.order)) {
        const { items, hasMore } = await pages[part](began.getTime(), cursor ?? undefined);
        isFinished = !hasMore;
        for (const item of items) {
          const isDue = item.event !== undefined || item.order !== undefined;
          if (isDue && !mayUse(costs.order)) {
            isFinished = false;
            break;
          }
          if (isDue) await repair(item);
          cursor = item.id;
          counts.seen += 1;
        }
        await db
          .update(comparisons)
          .set(isFinished ? { finished: now(), cursor: null } : { cursor })
          .where(and(eq(comparisons.part, part), eq(comparisons.began, began)));
      }
      return isFinished;
    }

    const rows = await unfinishedComparisons(db);
    const unfinished = new Set(rows.map(({ part }) => part));
    for (const { part, began, cursor } of rows) {
      if (part === 'missing' && unfinished.has('live')) continue;
      try {
        if (await finish(part, began, cursor)) unfinished.delete(part);
      } catch (error) {
        log.error('comparison_failed', { dependency: 'payments', operation: part, error });
      }
    }
    if (counts.seen > 0) log.info('payments_reconciled', { count: counts.seen, tries: counts.tries });
  }

  return {
    resume,

    /** Once a night: begins a round of every part whose last one is finished or stuck. */
    async begin(): Promise<void> {
      const began = now();
      const isStuck = lt(comparisons.began, new Date(began.getTime() - stuckMs));
      await db
        .insert(comparisons)
        .values(comparisonParts.map((part) => ({ part, began })))
        .onConflictDoUpdate({
          target: comparisons.part,
          set: { began, cursor: null, finished: null },
          setWhere: sql`${comparisons.finished} IS NOT NULL OR ${isStuck}`,
        });
      await resume();
    },
  };
}
