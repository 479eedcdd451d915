import { z } from 'zod';
import type { Conversion } from '../ports/conversions.ts';

/** The platform deduplicates by name and id: one payment may be both a purchase and a subscription. */
export const keyOf = (event: { event_name: string; event_id: string }) =>
  `${event.event_name} ${event.event_id}`;

/** Names have no spaces. */
export const eventIdIn = (key: string) => key.slice(key.indexOf(' ') + 1);

export type QueueMessage = Pick<Message, 'body' | 'attempts' | 'ack' | 'retry'>;

/** Queued by our own Worker, perhaps an older version: only checks what the consumer relies on. */
const form = z.object({
  event: z.looseObject({ event_id: z.string().min(1), event_name: z.string(), event_time: z.number() }),
  consentReceipt: z.string(),
  visitor: z.record(z.string(), z.string().optional()),
});

export interface Queued {
  message: QueueMessage;
  conversion: Conversion;
}

/** https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/server-event#event-time */
const maxAgeSeconds = 7 * 86_400;
/** Allows for clock differences; also tells milliseconds from seconds. */
const clockToleranceSeconds = 300;

/** `time` in seconds. */
export function untimely(time: number, now: Date): string | undefined {
  const age = now.getTime() / 1000 - time;
  if (!Number.isInteger(time) || age < -clockToleranceSeconds) return 'time_implausible';
  return age > maxAgeSeconds ? 'too_old' : undefined;
}

/** The conversion in a message, or why it can never be sent. */
export function readQueued(
  message: QueueMessage,
  now: Date,
): { queued: Queued[]; problem: string | undefined } {
  const isConversion = (body: unknown): body is Conversion => form.safeParse(body).success;
  const { body } = message;
  if (!isConversion(body)) return { queued: [], problem: 'malformed' };
  return { queued: [{ message, conversion: body }], problem: untimely(body.event.event_time, now) };
}
