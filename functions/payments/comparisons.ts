import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  comparisonParts,
  comparisons,
  orders,
  subscriptions,
  webhookEvents,
  type ComparisonPart,
} from '../database/tables/payments.ts';
import type { Database } from '../database/open.ts';

/** A round continues every ten minutes; one that takes longer is stuck. */
const stuckMs = 2 * 86_400_000;

export interface Progress {
  part: ComparisonPart;
  began: Date;
  cursor: string | null;
}

export function createComparisons(db: Database) {
  /** One JSON parameter, as D1 takes at most a hundred. */
  const listOf = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

  return {
    /** Begins a round of every part whose last one is finished or stuck. */
    async begin(now: Date): Promise<void> {
      const rows = comparisonParts.map((part) => ({ part, began: now }));
      await db
        .insert(comparisons)
        .values(rows)
        .onConflictDoUpdate({
          target: comparisons.part,
          set: { began: now, cursor: null, finished: null },
          setWhere: sql`${comparisons.finished} IS NOT NULL OR ${lt(comparisons.began, new Date(now.getTime() - stuckMs))}`,
        });
    },

    async unfinished(): Promise<Progress[]> {
      const rows = await db.select().from(comparisons).where(isNull(comparisons.finished));
      return comparisonParts.flatMap((part) => rows.filter((row) => row.part === part));
    },

    /** Stores where a part stopped; without a cursor it is finished. */
    async advance({ part, began }: Progress, cursor: string | undefined, now: Date): Promise<void> {
      await db
        .update(comparisons)
        .set(cursor === undefined ? { finished: now, cursor: null } : { cursor })
        .where(and(eq(comparisons.part, part), eq(comparisons.began, began)));
    },

    async subscriptionsOf(ids: readonly string[]) {
      const found = await db
        .select()
        .from(subscriptions)
        .where(inArray(subscriptions.id, listOf(ids)));
      return new Map(found.map((row) => [row.id, row]));
    },

    async markCompared(ids: readonly string[], now: Date): Promise<void> {
      await db
        .update(subscriptions)
        .set({ compared: now })
        .where(inArray(subscriptions.id, listOf(ids)));
    },

    /** Running in our database, but not seen at the payment service since then. */
    async missing(since: Date, after: string, limit: number): Promise<{ id: string; orderId: string }[]> {
      return db
        .select({ id: subscriptions.id, orderId: subscriptions.orderId })
        .from(subscriptions)
        .where(
          and(
            ne(subscriptions.state, 'ended'),
            or(isNull(subscriptions.compared), lt(subscriptions.compared, since)),
            gt(subscriptions.id, after),
          ),
        )
        .orderBy(asc(subscriptions.id))
        .limit(limit);
    },

    async overdue(before: Date, after: string, limit: number): Promise<{ id: string }[]> {
      return db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            or(
              and(eq(orders.state, 'open'), lt(orders.checkoutExpires, before)),
              and(eq(orders.state, 'processing'), lt(orders.ordered, before)),
            ),
            gt(orders.id, after),
          ),
        )
        .orderBy(asc(orders.id))
        .limit(limit);
    },

    async knownEvents(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const known = await db
        .select({ id: webhookEvents.id })
        .from(webhookEvents)
        .where(inArray(webhookEvents.id, listOf(ids)));
      return new Set(known.map(({ id }) => id));
    },
  };
}

export type Comparisons = ReturnType<typeof createComparisons>;
