import { eq, inArray } from 'drizzle-orm';
import { orders, webhookEvents } from '../database/tables/payments.ts';
import type { Database } from '../database/open.ts';
import type { WebhookEvent } from '../ports/payments.ts';

/**
 * The webhook events that have been handled, for idempotency: Stripe delivers an event at least once.
 * https://docs.stripe.com/webhooks#handle-duplicate-events
 */
export function createWebhookEvents(db: Database) {
  /** A statement that fails where the event is known: as part of a batch it lets the whole batch happen once. */
  const insert = ({ id, type, created }: WebhookEvent, orderId: string | null, now: Date) =>
    db.insert(webhookEvents).values({ id, type, orderId, happened: created, stored: now });

  return {
    insert,

    /** An event about no order of ours needs nothing but an entry. */
    async remember(event: WebhookEvent, now: Date): Promise<void> {
      await insert(event, null, now).onConflictDoNothing();
    },

    async isKnown(id: string): Promise<boolean> {
      const known = await db
        .select({ id: webhookEvents.id })
        .from(webhookEvents)
        .where(eq(webhookEvents.id, id));
      return known.length > 0;
    },

    async orderOf(id: string): Promise<string | undefined> {
      const [event] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, id));
      return event?.orderId ?? undefined;
    },

    /** All that is kept about a member's orders. */
    ofPerson(userId: string) {
      const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
      return db.select().from(webhookEvents).where(inArray(webhookEvents.orderId, own));
    },
  };
}

export type WebhookEvents = ReturnType<typeof createWebhookEvents>;
