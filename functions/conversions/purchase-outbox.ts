import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { company } from '#domain/company.ts';
import { trackingEvent } from '#domain/events/tracking-event.ts';
import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import { paidPath } from '#domain/shop/return-paths.ts';
import { conversionOutbox } from '../database/tables/conversions.ts';
import { eventIdIn, keyOf } from './queued.ts';
import type { Locale } from '#domain/locales.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { Conversion, Conversions, Visitor } from '../ports/conversions.ts';

/** What is known of a paid order, handed in: this room does not know payments. */
export interface PurchaseFacts {
  id: string;
  product: ProductKey;
  dueCents: number;
  locale: Locale;
  email: string;
  paid: Date | null;
  paymentId: string | null;
  /** The consent by which the ad platform may hear of it, and what it may hear. */
  consentReceipt: string | null;
  visitor: Visitor | null;
}

interface PurchaseOutboxDeps {
  conversions: Conversions;
  facts: (orderId: string) => Promise<PurchaseFacts | undefined>;
  /** Deletes what the ad platform was to hear about the visitors of these orders. */
  forgetVisitors: (orderIds: readonly string[]) => Promise<void>;
  /** How many statements the invocation has left. */
  left?: () => number;
  now: () => Date;
  log: Log;
}

const hour = 3_600_000;
/** A queue delivers within minutes; what is not confirmed after hours was lost, or the ad platform is down. */
const handedOverAgainMs = 6 * hour;
/** https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/server-event#event-time */
const tooOldMs = 7 * 24 * hour;
const atOnce = 50;
/** Statements of a purchase that is handed over, or concluded. */
const mostStatements = 10;
const mostListed = 10;

/**
 * The conversion event of a paid order; the payment's id is the event's, so that repeats count once. Where the payment
 * is not known yet the order's id stands in for it, and stays: one event never has two ids.
 */
function purchaseOf(order: PurchaseFacts, payment = order.paymentId ?? order.id): Conversion | undefined {
  const { id, consentReceipt, visitor, paid, dueCents: cents, product, locale, email } = order;
  if (consentReceipt === null || visitor === null || paid === null) return undefined;
  const { kind, level } = productOf(product);
  const name = kind === 'plan' ? 'Subscribe' : 'Purchase';
  const event = trackingEvent(
    { name, product: level, cents, payment },
    { id: payment, time: paid.getTime(), address: paidPath(locale, id), site: company.site },
  );
  return { event, consentReceipt, visitor: { ...visitor, email } };
}

/** Statements for the batch that makes an order paid, so that its purchase waits from then on. Repeating this is a no-op. */
export function queuePurchase(db: Database, order: PurchaseFacts, now: Date) {
  const purchase = purchaseOf(order);
  if (!purchase) return [];
  const row = { key: keyOf(purchase.event), orderId: order.id, queued: now, due: now };
  return [db.insert(conversionOutbox).values(row).onConflictDoNothing()];
}

/** Purchases that were queued before then and have not come to an end. */
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
 * The conversion outbox: hands purchases to the queue, again and again until the ad platform has confirmed them, their
 * consent is gone or they are too old. A lost queue loses none; the ad platform counts an event once.
 */
export function createPurchaseOutbox(db: Database, deps: PurchaseOutboxDeps) {
  const { conversions, facts, forgetVisitors, left, now, log } = deps;

  /** One parameter however many keys: D1 takes a hundred a statement. */
  const isAmong = (keys: readonly string[]) =>
    inArray(conversionOutbox.key, sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`);

  /** These events came to an end, whichever: nothing of them waits any more, and their visitors are forgotten. */
  async function conclude(keys: readonly string[]): Promise<void> {
    const concluded = await db
      .select({ key: conversionOutbox.key, orderId: conversionOutbox.orderId })
      .from(conversionOutbox)
      .where(isAmong(keys));
    if (concluded.length === 0) return;
    await forgetVisitors(concluded.map(({ orderId }) => orderId));
    await db.delete(conversionOutbox).where(isAmong(concluded.map(({ key }) => key)));
  }

  /** Claims a purchase that is due; of two who try only one gets it. */
  async function handOver(key: string): Promise<void> {
    const at = now();
    const [claimed] = await db
      .update(conversionOutbox)
      .set({ due: new Date(at.getTime() + handedOverAgainMs), tries: sql`${conversionOutbox.tries} + 1` })
      .where(and(eq(conversionOutbox.key, key), lte(conversionOutbox.due, at)))
      .returning();
    if (!claimed) return;
    const order = await facts(claimed.orderId);
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
        if (left && left() < mostStatements) return;
        await handOver(key);
      }
    } catch (error) {
      // It waits in the database and is tried again.
      log.error('purchase_not_queued', { dependency: 'queue', error });
    }
  }

  const key = conversionOutbox.key;
  return {
    conclude,

    /** The purchase of an order, if it waits. Never throws. */
    send: (orderId: string) =>
      handOverAll(db.select({ key }).from(conversionOutbox).where(eq(conversionOutbox.orderId, orderId))),

    /** What waits longest first. Never throws. */
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
