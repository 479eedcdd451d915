import { z } from 'zod';
import type { Conversion } from '../ports/conversions.ts';

/** A message as the platform hands it over. */
export interface Message {
  body: unknown;
  /** From 1. */
  attempts: number;
  ack(): void;
  retry(options: { delaySeconds: number }): void;
}

/** What our own Worker has written, though perhaps an older one: only what the consumer leans on is checked. */
const form = z.object({
  event: z.looseObject({ event_id: z.string().min(1), event_name: z.string(), event_time: z.number() }),
  receipt: z.string(),
  visitor: z.record(z.string(), z.string()),
});

const isConversion = (body: unknown): body is Conversion => form.safeParse(body).success;

/** An event that will never be sent, and why. Of the visitor nothing is kept. */
export interface DeadConversion {
  reason: string;
  event: unknown;
  attempts: number;
  buriedAt: string;
}

export interface Queued {
  message: Message;
  conversion: Conversion;
}

const maxAgeSeconds = 7 * 86_400;
/** Clocks differ a little; milliseconds taken for seconds differ by thousands of years. */
const toleratedSeconds = 300;

/** Whether the platform can take it at all, and if not, why. */
export function unsendable(body: unknown, now: Date): string | undefined {
  if (!isConversion(body)) return 'malformed';
  return untimely(body.event.event_time, now);
}

/** Why an event of that time, in seconds, will not be taken. */
export function untimely(time: number, now: Date): string | undefined {
  const age = now.getTime() / 1000 - time;
  if (!Number.isInteger(time) || age < -toleratedSeconds) return 'time_implausible';
  return age > maxAgeSeconds ? 'too_old' : undefined;
}

export const queuedOf = (message: Message): Queued[] =>
  isConversion(message.body) ? [{ message, conversion: message.body }] : [];
