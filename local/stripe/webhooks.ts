import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Event } from './shapes.ts';

const deliverySchema = z.strictObject({
  /** Empty: events are kept. */
  endpoint: z.string(),
  /** How often each event is sent. */
  copies: z.number().int().min(1).max(100),
  delayMs: z.number().int().min(0),
  /** Sends events out of order. */
  disorder: z.boolean(),
  /** Sends none until asked to resend. */
  down: z.boolean(),
});

export const changeSchema = deliverySchema.partial();
export type Delivery = z.input<typeof changeSchema>;

const atFirst = { endpoint: '', copies: 1, delayMs: 0, disorder: false, down: false };

const tries = 6;
const widestShuffleMs = 500;

export interface Sent {
  event: string;
  type: string;
  status: number;
  at: string;
}

/** `t=…,v1=…`: https://docs.stripe.com/webhooks#verify-manually */
function signature(payload: string, secret: string, seconds = Math.floor(Date.now() / 1000)) {
  const hash = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

export function createWebhooks(secret: string) {
  let delivery: z.output<typeof deliverySchema> = atFirst;
  let sent: Sent[] = [];
  const waiting = new Set<NodeJS.Timeout>();

  async function post(event: Event, tried: number) {
    const payload = JSON.stringify(event, null, 2);
    let status = 0;
    try {
      const answer = await fetch(delivery.endpoint, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signature(payload, secret),
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        signal: AbortSignal.timeout(20_000),
      });
      status = answer.status;
      await answer.body?.cancel();
    } catch {
      // Retried like any other failure.
    }
    const one = { event: event.id, type: event.type, status, at: new Date().toISOString() };
    sent = [...sent.slice(-199), one];
    if ((status < 200 || status >= 300) && tried < tries) later(event, 1000 * 2 ** tried, tried + 1);
  }

  function later(event: Event, milliseconds: number, tried: number) {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void post(event, tried);
    }, milliseconds);
    waiting.add(timer);
  }

  function send(event: Event) {
    for (let copy = 0; copy < delivery.copies; copy += 1) {
      later(event, delivery.delayMs + (delivery.disorder ? Math.random() * widestShuffleMs : 0), 1);
    }
  }

  return {
    become: (wanted: Delivery) => (delivery = deliverySchema.parse({ ...delivery, ...wanted })),
    now: () => delivery,
    sent: () => sent,
    hear(event: Event) {
      if (delivery.endpoint !== '' && !delivery.down) send(event);
    },
    send,
    stop() {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
