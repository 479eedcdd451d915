import { eq, inArray } from 'drizzle-orm';
import { orders, webhookEvents } from '../database/tables/payments.ts';
import type { Database } from '../database/open.ts';
import type { WebhookEvent } from '../ports/payments.ts';

/** Handled events, for idempotency: https://docs.stripe.com/webhooks#handle-duplicate-events */
export function createWebhookEvents(db: Database) {
  /** Fails if the event is known, and with it the whole batch. */
  const insert = ({ id, type, created }: WebhookEvent, orderId: string | null, now: Date) =>
    db.insert(webhookEvents).values({ id, type, orderId, happened: created, stored: now });

  return {
    insert,

    /** For an event about none of our orders. */
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

    /** For the export. */
    ofPerson(userId: string) {
      const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
      return db.select().from(webhookEvents).where(inArray(webhookEvents.orderId, own));
    },
  };
}

export type WebhookEvents = ReturnType<typeof createWebhookEvents>;
