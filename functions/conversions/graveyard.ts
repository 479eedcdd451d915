import { z } from 'zod';
import type { Log } from '../log.ts';

/** What was buried with its reason. Otherwise the platform did it: the tries of a message were used up. */
const withReason = z.object({
  reason: z.string(),
  event: z.unknown(),
  attempts: z.number(),
  buriedAt: z.coerce.date(),
});
const withoutReason = z.object({ event: z.unknown() }).catch({ event: undefined });

/** All that is kept of an event, as far as it has it. */
const known = z
  .object({
    event_name: z.string().nullable().catch(null),
    event_id: z.string().nullable().catch(null),
    event_time: z.number().nullable().catch(null),
  })
  .catch({ event_name: null, event_id: null, event_time: null });

function readDead({ body, attempts }: Pick<Message, 'body' | 'attempts'>, now: Date) {
  const read = withReason.safeParse(body);
  return read.success
    ? read.data
    : { ...withoutReason.parse(body), reason: 'tries_used_up', attempts, buriedAt: now };
}

const insert = `
  INSERT INTO dead_conversions (message, reason, event_name, event_id, event_time, attempts, at)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

const retrySeconds = 600;

/** Writes down what can never be sent, where whoever looks after the site finds it: a queue forgets. */
export async function record(batch: MessageBatch, database: D1Database, now: Date, log: Log): Promise<void> {
  const rows = batch.messages.map((message) => {
    const { reason, event, attempts, buriedAt } = readDead(message, now);
    const { event_name: name, event_id: id, event_time: time } = known.parse(event);
    log.error('conversion_dead', { fault: reason, tries: attempts });
    return [message.id, reason, name, id, time, attempts, buriedAt.getTime()];
  });
  try {
    await database.batch(rows.map((row) => database.prepare(insert).bind(...row)));
    batch.ackAll();
  } catch (error) {
    log.error('dead_unrecorded', { dependency: 'database', count: rows.length, error });
    batch.retryAll({ delaySeconds: retrySeconds });
  }
}
