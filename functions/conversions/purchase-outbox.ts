import { and, eq, getTableColumns, inArray, lt, lte, sql } from 'drizzle-orm';
import { company } from '#domain/company/company.ts';
import { trackingEvent } from '#domain/events/tracking-event.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { paidPath } from '#i18n/order-path.ts';
import { trackedRoutes } from '#i18n/tracked-routes.ts';
import { conversionOutbox } from '../database/tables/conversions.ts';
import { orders as orderRows } from '../database/tables/payments.ts';
import { eventIdIn, keyOf } from './queued.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { Order } from '../payments/order-rows.ts';
import type { Orders } from '../payments/orders.ts';
import type { Conversion, Conversions } from '../ports/conversions.ts';

interface PurchaseOutboxDeps {
  conversions: Conversions;
  orders: Pick<Orders, 'find' | 'forgetVisitors'>;
  statementsLeft?: () => number;
  now: () => Date;
  log: Log;
}

const hour = 3_600_000;
/** A queue delivers within minutes: after this long the event was lost or the ad platform is down. */
const handedOverAgainMs = 6 * hour;
/** https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/server-event#event-time */
const tooOldMs = 7 * 24 * hour;
const atOnce = 50;
/** Per purchase that is queued or concluded. */
const mostStatements = 10;
const mostListed = 10;

/**
 * The conversion event of a paid order. Its id is the payment's, so that repeats count once; if that is not known
 * yet, it is the order's for good, so that an event never has two ids.
 */
function purchaseOf(order: Order, payment = order.paymentId ?? order.id): Conversion | undefined {
  const { id, consentReceipt, visitor, paid, dueCents: cents, product, locale, email } = order;
  if (consentReceipt === null || visitor === null || paid === null) return undefined;
  const { kind, level } = productOf(product);
  const name = kind === 'plan' ? 'Subscribe' : 'Purchase';
  const event = trackingEvent(
    { name, product: level, cents, payment },
    {
      id: payment,
      time: paid.getTime(),
      address: paidPath(locale, id),
      site: company.site,
      routes: trackedRoutes,
    },
  );
  return { event, consentReceipt, visitor: { ...visitor, email } };
}

/** Statements for the batch that marks an order as paid. Repeating this is a no-op. */
export function queuePurchase(db: Database, order: Order, now: Date) {
  const purchase = purchaseOf(order);
  if (!purchase) return [];
  const row = { key: keyOf(purchase.event), orderId: order.id, queued: now, due: now };
  return [db.insert(conversionOutbox).values(row).onConflictDoNothing()];
}

export async function latePurchases(db: Database, before: Date) {
  const rows = await db
    .select({
      order: conversionOutbox.orderId,
      queued: conversionOutbox.queued,
      count: sql<number>`count(*) OVER ()`,
    })
    .from(conversionOutbox)
    .where(lt(conversionOutbox.queued, before))
    .orderBy(conversionOutbox.queued)
    .limit(mostListed);
  const [first] = rows;
  return { count: first?.count ?? 0, since: first?.queued, ids: rows.map(({ order }) => order) };
}

/**
 * Queues purchases until the ad platform has confirmed them, their consent is withdrawn or they are too old. Survives
 * the loss of the queue; the ad platform deduplicates.
 */
export function createPurchaseOutbox(db: Database, deps: PurchaseOutboxDeps) {
  const { conversions, orders, statementsLeft, now, log } = deps;

  /** One JSON parameter, as D1 takes at most a hundred. */
  const isAmong = (keys: readonly string[]) =>
    inArray(conversionOutbox.key, sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`);

  /** Whatever the result, nothing is sent again, and visitor data is deleted. */
  async function conclude(keys: readonly string[]): Promise<void> {
    const concluded = await db
      .select({ key: conversionOutbox.key, orderId: conversionOutbox.orderId })
      .from(conversionOutbox)
      .where(isAmong(keys));
    if (concluded.length === 0) return;
    await orders.forgetVisitors(concluded.map(({ orderId }) => orderId));
    await db.delete(conversionOutbox).where(isAmong(concluded.map(({ key }) => key)));
  }

  /** Claims a due purchase; only one caller gets it. */
  async function handOver(key: string): Promise<void> {
    const at = now();
    const [claimed] = await db
      .update(conversionOutbox)
      .set({ due: new Date(at.getTime() + handedOverAgainMs), tries: sql`${conversionOutbox.tries} + 1` })
      .where(and(eq(conversionOutbox.key, key), lte(conversionOutbox.due, at)))
      .returning();
    if (!claimed) return;
    const order = await orders.find(claimed.orderId);
    const purchase = order && purchaseOf(order, eventIdIn(key));
    if (purchase && at.getTime() - claimed.queued.getTime() < tooOldMs) {
      await conversions.report(purchase);
      return;
    }
    log.error('purchase_not_delivered', { dependency: 'queue', tries: claimed.tries });
    await conclude([key]);
  }

  async function handOverAll(waiting: Promise<{ key: string }[]>): Promise<void> {
    try {
      for (const { key } of await waiting) {
        if (statementsLeft && statementsLeft() < mostStatements) return;
        await handOver(key);
      }
    } catch (error) {
      // It stays in the database and is tried again.
      log.error('purchase_not_queued', { dependency: 'queue', error });
    }
  }

  const key = conversionOutbox.key;
  return {
    conclude,

    /** Those of these that still wait: a delivered purchase, or one whose buyer has deleted the account, is gone. */
    async waiting(keys: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db.select({ key }).from(conversionOutbox).where(isAmong(keys));
      return new Set(rows.map((row) => row.key));
    },

    /** For the export. */
    ofPerson: (userId: string) =>
      db
        .select(getTableColumns(conversionOutbox))
        .from(conversionOutbox)
        .innerJoin(orderRows, eq(orderRows.id, conversionOutbox.orderId))
        .where(eq(orderRows.userId, userId)),

    /** Never throws. */
    send: (orderId: string) =>
      handOverAll(db.select({ key }).from(conversionOutbox).where(eq(conversionOutbox.orderId, orderId))),

    /** Longest waiting first. Never throws. */
    sendDue: () =>
      handOverAll(
        db
          .select({ key })
          .from(conversionOutbox)
          .where(lte(conversionOutbox.due, now()))
          .orderBy(conversionOutbox.due)
          .limit(atOnce),
      ),
  };
}

export type PurchaseOutbox = ReturnType<typeof createPurchaseOutbox>;
