import { createHmac } from 'node:crypto';
import type { Account, Event } from './account.ts';

const tries = 6;
const deadlineMs = 20_000;

export interface Sent {
  event: string;
  type: string;
  /** 0: no answer. */
  status: number;
  at: string;
}

/** `t=…,v1=…`: https://docs.stripe.com/webhooks#verify-manually */
export function signature(payload: string, secret: string) {
  const seconds = Math.floor(Date.now() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;
}

/** Sends each event to the endpoints subscribed to its type, and retries where it was refused. */
export function createWebhooks(account: Account) {
  let sent: Sent[] = [];
  const waiting = new Set<NodeJS.Timeout>();

  async function post(url: string, event: Event): Promise<number> {
    const payload = JSON.stringify(event, null, 2);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signature(payload, account.webhookSecret),
        },
        body: payload,
        signal: AbortSignal.timeout(deadlineMs),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }

  async function send(url: string, event: Event, tried: number) {
    const status = await post(url, event);
    const { id, type } = event;
    sent = [...sent.slice(-199), { event: id, type, status, at: new Date().toISOString() }];
    if ((status < 200 || status >= 300) && tried < tries) later(url, event, tried + 1);
  }

  function later(url: string, event: Event, tried: number) {
    const timer = setTimeout(
      () => {
        waiting.delete(timer);
        void send(url, event, tried);
      },
      tried === 1 ? 0 : 500 * 2 ** tried,
    );
    waiting.add(timer);
  }

  account.onEvent((event) => {
    for (const { url, status, enabled_events: types } of account.webhook_endpoints.values()) {
      if (status === 'enabled' && types.includes(event.type)) later(url, event, 1);
    }
  });

  return {
    sent: () => sent,
    stop() {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
