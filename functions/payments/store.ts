import { and, eq, sql } from 'drizzle-orm';
import { openDatabase } from '../database/open.ts';
import { owe } from '../mails/outbox.ts';
import { accessLedger } from '../database/tables/accounts.ts';
import { orders, paymentNews, subscriptions } from '../database/tables/payments.ts';
import type { Decided, Wanted } from './decide.ts';
import type { Order } from './orders.ts';

export interface News {
  id: string;
  type: string;
  created: Date;
}

type Entry = Omit<typeof accessLedger.$inferInsert, 'id'>;

/** She has paid, or her bank is about to: an order that is confirmed by mail, once. */
const isOrdered = (state: Decided['state']) => state === 'paid' || state === 'processing';

/** Who speaks in the ledger: each subscription and each order for itself. */
const sourceOf = (order: Order, { subscription }: Decided) =>
  subscription ? `stripe:${subscription.id}` : `order:${order.id}`;

export function createStore(database: D1Database) {
  const db = openDatabase(database);

  /** What has to be added to the ledger, so that it says what is wanted: nothing where it does already. */
  async function entriesFor(order: Order, decided: Decided, now: Date): Promise<Entry[]> {
    const { userId } = order;
    if (userId === null) return [];
    const source = sourceOf(order, decided);
    const said = await db
      .select()
      .from(accessLedger)
      .where(and(eq(accessLedger.userId, userId), eq(accessLedger.source, source)))
      .orderBy(accessLedger.id);
    const lastWords = new Map(said.map((entry) => [entry.level, entry]));
    const given = { userId, source, reason: decided.reason, at: now };
    const key = (level: string) => `${source} ${order.version + 1} ${level}`;

    const isSaid = ({ level, until }: Wanted) => {
      const last = lastWords.get(level);
      return last?.verb === 'grant' && last.until?.getTime() === until.getTime();
    };
    const isWanted = (level: string) => decided.wanted.some((one) => one.level === level);
    return [
      ...decided.wanted
        .filter((one) => !isSaid(one))
        .map(({ level, until }) => ({ ...given, level, until, verb: 'grant' as const, key: key(level) })),
      ...[...lastWords.values()]
        .filter(({ verb, level }) => verb === 'grant' && !isWanted(level))
        .map(({ level }) => ({ ...given, level, verb: 'revoke' as const, key: key(level) })),
    ];
  }

  /**
   * Stores news, order, subscription and access in one piece or not at all. Refused (`version` becomes NULL) when
   * another has written since the order was read: what we saw at the payment service may be older than what it saw.
   * Says how many words the ledger took.
   */
  async function store(
    order: Order,
    decided: Decided,
    paymentId: string | null,
    news: News | undefined,
    now: Date,
  ) {
    const { state, paid, refundedCents, subscription } = decided;
    const entries = await entriesFor(order, decided, now);
    const next = sql<number>`CASE WHEN version = ${order.version} THEN version + 1 ELSE NULL END`;
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
    };
    await db.batch([
      db
        .update(orders)
        .set({ state, paid, refundedCents, paymentId, version: next })
        .where(eq(orders.id, order.id)),
      ...(isOrdered(state) ? [owe(db, 'confirmation', order.id, now)] : []),
      ...(news
        ? [
            db.insert(paymentNews).values({
              id: news.id,
              type: news.type,
              orderId: order.id,
              happened: news.created,
              stored: now,
            }),
          ]
        : []),
      ...(row
        ? [db.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set: row })]
        : []),
      ...entries.map((entry) => db.insert(accessLedger).values(entry)),
    ]);
    return entries.length;
  }

  return {
    store,

    /** News that concern no order of ours are remembered, and that is all. */
    async remember({ id, type, created }: News, now: Date): Promise<void> {
      await db
        .insert(paymentNews)
        .values({ id, type, orderId: null, happened: created, stored: now })
        .onConflictDoNothing();
    },
  };
}

export type Store = ReturnType<typeof createStore>;
