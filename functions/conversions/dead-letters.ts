import { and, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deadConversions } from '../database/tables/conversions.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';

export interface DeadLetter {
  reason: string;
  event: unknown;
  attempts: number;
  givenUp: string;
}

/** Given up by our consumer; the platform adds others once their retries are used up. */
const ours = z.object({
  reason: z.string(),
  event: z.unknown(),
  attempts: z.number(),
  givenUp: z.coerce.date(),
});
const withoutReason = z.object({ event: z.unknown() }).catch({ event: undefined });

const known = z
  .object({
    event_name: z.string().nullable().catch(null),
    event_id: z.string().nullable().catch(null),
    event_time: z.number().nullable().catch(null),
  })
  .catch({ event_name: null, event_id: null, event_time: null });

function readDeadLetter({ body, attempts }: Pick<Message, 'body' | 'attempts'>, now: Date) {
  const read = ours.safeParse(body);
  return read.success
    ? read.data
    : { ...withoutReason.parse(body), reason: 'tries_used_up', attempts, givenUp: now };
}

const retrySeconds = 600;

/** Stored in the database, for `npm run ops -- conversions`. */
export function createDeadLetters(db: Database) {
  return {
    /** @see https://developers.cloudflare.com/queues/configuration/dead-letter-queues/ */
    async record(batch: MessageBatch, now: Date, log: Log): Promise<void> {
      const rows = batch.messages.map((message) => {
        const { reason, event, attempts, givenUp } = readDeadLetter(message, now);
        const { event_name: eventName, event_id: eventId, event_time: eventTime } = known.parse(event);
        log.error('dead_letter', { reason, tries: attempts });
        return { message: message.id, reason, eventName, eventId, eventTime, attempts, at: givenUp };
      });
      const inserts = rows.map((row) => db.insert(deadConversions).values(row).onConflictDoNothing());
      const [first, ...others] = inserts;
      if (!first) return;
      try {
        await db.batch([first, ...others]);
        batch.ackAll();
      } catch (error) {
        log.error('dead_letters_not_recorded', { dependency: 'database', count: rows.length, error });
        batch.retryAll({ delaySeconds: retrySeconds });
      }
    },

    async untold() {
      const isUntold = isNull(deadConversions.told);
      const rowid = sql<number>`max(rowid)`;
      const groups = await db
        .select({
          reason: deadConversions.reason,
          count: sql<number>`count(*)`,
          since: sql<number>`min(${deadConversions.at})`,
          last: rowid,
        })
        .from(deadConversions)
        .where(isUntold)
        .groupBy(deadConversions.reason)
        .orderBy(sql`count(*) DESC`);
      const last = Math.max(0, ...groups.map((group) => group.last));
      const since = Math.min(...groups.map((group) => group.since));
      return {
        count: groups.reduce((sum, { count }) => sum + count, 0),
        since: groups.length > 0 ? new Date(since) : undefined,
        ids: groups.map(({ reason, count }) => `${count} × ${reason}`),
        told: (at: Date) =>
          db
            .update(deadConversions)
            .set({ told: at })
            .where(and(isUntold, sql`rowid <= ${last}`)),
      };
    },
  };
}

export type DeadLetters = ReturnType<typeof createDeadLetters>;
