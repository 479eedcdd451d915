import { z } from 'zod';
import type { Conversion } from '../ports/conversions.ts';

/** The platform deduplicates by name and id: one payment may be a purchase and a subscription. */
export const keyOf = (event: { event_name: string; event_id: string }) =>
  `${event.event_name} ${event.event_id}`;

/** A name has no space. */
export const eventIdIn = (key: string) => key.slice(key.indexOf(' ') + 1);

/** A queue message as the platform hands it over. */
export type QueueMessage = Pick<Message, 'body' | 'attempts' | 'ack' | 'retry'>;

/** What our own Worker has queued, though perhaps an older one: only what the consumer relies on is checked. */
const form = z.object({
  event: z.looseObject({ event_id: z.string().min(1), event_name: z.string(), event_time: z.number() }),
  consentReceipt: z.string(),
  visitor: z.record(z.string(), z.string()),
});

const isConversion = (body: unknown): body is Conversion => form.safeParse(body).success;

export interface Queued {
  message: QueueMessage;
  conversion: Conversion;
}

/** https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/server-event#event-time */
const maxAgeSeconds = 7 * 86_400;
/** Clocks differ a little; milliseconds taken for seconds differ by thousands of years. */
const clockToleranceSeconds = 300;

/** Whether the platform can take it at all, and if not, why. */
export function unsendable(body: unknown, now: Date): string | undefined {
  if (!isConversion(body)) return 'malformed';
  return untimely(body.event.event_time, now);
}

/** Why an event of that time, in seconds, will not be taken. */
export function untimely(time: number, now: Date): string | undefined {
  const age = now.getTime() / 1000 - time;
  if (!Number.isInteger(time) || age < -clockToleranceSeconds) return 'time_implausible';
  return age > maxAgeSeconds ? 'too_old' : undefined;
}

export const queuedOf = (message: QueueMessage): Queued[] =>
  isConversion(message.body) ? [{ message, conversion: message.body }] : [];
