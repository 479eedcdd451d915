import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { selected } from '../database/selected.ts';
import { sentEvents } from '../database/tables/conversions.ts';
import type { Database } from '../database/open.ts';

/** As long as a consumer may run. After a crash the events are free again. */
const claimMs = 15 * 60_000;

interface Claim {
  claimed: ReadonlySet<string>;
  sent: ReadonlySet<string>;
}

/** The platform deduplicates by name and id: one payment may be a purchase and a subscription. */
export const keyOf = (event: { event_name: string; event_id: string }) =>
  `${event.event_name} ${event.event_id}`;

/** A name has no space. */
export const eventIdIn = (key: string) => key.slice(key.indexOf(' ') + 1);

/** Deduplication: a queue delivers at least once, and two consumers may hold the same event at the same time. */
export interface SentEvents {
  /** The events that nobody has sent or is sending; they are the caller's to send now. */
  claim(keys: readonly string[], now: Date): Promise<Claim>;
  markSent(keys: readonly string[], now: Date): Promise<void>;
  /** Gives back what could not be sent. */
  release(keys: readonly string[]): Promise<void>;
}

export function createSentEvents(db: Database): SentEvents {
  /** One parameter however many keys: D1 takes a hundred a statement. */
  const listOf = (keys: readonly string[]) => sql`json_each(${JSON.stringify(keys)})`;
  const isAmong = (keys: readonly string[]) =>
    inArray(sentEvents.eventId, sql`(SELECT value FROM ${listOf(keys)})`);
  const keysOf = (rows: { key: string }[]) => new Set(rows.map(({ key }) => key));

  return {
    async claim(keys, now) {
      const claimedUntil = new Date(now.getTime() + claimMs);
      const key = sentEvents.eventId;
      const [claimed, sent] = await db.batch([
        db
          .insert(sentEvents)
          .select(
            selected(sentEvents, { eventId: sql`value`, claimedUntil }, sql`FROM ${listOf(keys)} WHERE true`),
          )
          .onConflictDoUpdate({
            target: key,
            set: { claimedUntil },
            setWhere: sql`${sentEvents.sentAt} IS NULL AND ${sentEvents.claimedUntil} <= ${now.getTime()}`,
          })
          .returning({ key }),
        db
          .select({ key })
          .from(sentEvents)
          .where(and(isAmong(keys), isNotNull(sentEvents.sentAt))),
      ]);
      return { claimed: keysOf(claimed), sent: keysOf(sent) };
    },
    async markSent(keys, now) {
      await db.update(sentEvents).set({ sentAt: now }).where(isAmong(keys));
    },
    async release(keys) {
      await db.delete(sentEvents).where(and(isAmong(keys), isNull(sentEvents.sentAt)));
    },
  };
}
