import { deliver, type Outcome } from './deliver.ts';
import { queuedOf, unsendable, type DeadConversion, type Message, type Queued } from './queued.ts';
import type { Log } from '../log.ts';
import type { AdPlatform } from '../ports/conversions.ts';
import type { ConsentReceipts } from '../ports/consent-receipts.ts';
import { keyOf, type SentEvents } from './sent-events.ts';

export interface ConsumeDeps {
  receipts: ConsentReceipts;
  sentEvents: SentEvents;
  platform: AdPlatform;
  bury: (dead: DeadConversion) => Promise<void>;
  now: () => Date;
  log: Log;
}

const longestDelaySeconds = 12 * 3600;

/** A minute, two, four … half a day; within the seven days that an event lives, some two dozen tries. */
export const delayAfter = (attempts: number) =>
  Math.min(60 * 2 ** Math.min(attempts - 1, 20), longestDelaySeconds);

const again = ({ message }: Queued) => {
  message.retry({ delaySeconds: delayAfter(message.attempts) });
};

/** What was said of a message first stands, whatever fails afterwards. */
function firstWordStands(message: Message): Message {
  let said = false;
  const once = (say: () => void) => {
    if (!said) say();
    said = true;
  };
  return {
    body: message.body,
    attempts: message.attempts,
    ack: () => {
      once(() => message.ack());
    },
    retry: (options) => {
      once(() => message.retry(options));
    },
  };
}

/** Takes what the queue hands over and says of each message what becomes of it. It never throws. */
export async function consume(messages: readonly Message[], deps: ConsumeDeps): Promise<void> {
  const { receipts, sentEvents, platform, now, log } = deps;
  const keysOf = (batch: readonly Queued[]) => batch.map(({ conversion }) => keyOf(conversion.event));

  /** Lets go of a message only when it lies in the other queue. */
  async function bury(message: Message, reason: string, event: unknown) {
    const dead = { reason, event, attempts: message.attempts, buriedAt: now().toISOString() };
    try {
      await deps.bury(dead);
      message.ack();
    } catch (error) {
      log.error('burial_failed', { dependency: 'queue', error });
      message.retry({ delaySeconds: delayAfter(message.attempts) });
    }
  }

  async function settle(batch: readonly Queued[], outcome: Outcome) {
    if (outcome.state === 'sent') {
      // Sent is sent: should the mark be lost, the platform itself knows the event by its id.
      await sentEvents.markSent(keysOf(batch), now()).catch((error: unknown) => {
        log.error('mark_lost', { dependency: 'database', error });
      });
      for (const { message } of batch) message.ack();
      return;
    }
    await sentEvents.release(keysOf(batch)).catch((error: unknown) => {
      log.error('release_lost', { dependency: 'database', error });
    });
    const level = outcome.state === 'locked_out' ? 'error' : 'warn';
    log[level](`conversions_${outcome.state}`, { fault: outcome.reason, count: batch.length });
    for (const queued of batch) {
      if (outcome.state === 'refused') {
        await bury(queued.message, outcome.reason, queued.conversion.event);
      } else {
        again(queued);
      }
    }
  }

  /** Those with consent that are ours to send; the others are dropped, were sent, or are in other hands. */
  async function sendable(batch: readonly Queued[]): Promise<Queued[]> {
    const standing = await receipts.standing([...new Set(batch.map((one) => one.conversion.receipt))], now());
    const allowed = batch.filter(({ conversion }) => standing.has(conversion.receipt));
    const dropped = batch.filter(({ conversion }) => !standing.has(conversion.receipt));
    for (const { message } of dropped) message.ack();
    if (dropped.length > 0) log.info('conversions_without_consent', { count: dropped.length });

    const first = new Map<string, Queued>();
    for (const queued of allowed) {
      const key = keyOf(queued.conversion.event);
      if (first.has(key)) queued.message.ack();
      else first.set(key, queued);
    }
    const { mine, sent } = await sentEvents.claim([...first.keys()], now());
    return [...first].flatMap(([key, queued]) => {
      if (mine.has(key)) return [queued];
      if (sent.has(key)) queued.message.ack();
      else again(queued);
      return [];
    });
  }

  const batch: Queued[] = [];
  for (const message of messages.map(firstWordStands)) {
    const reason = unsendable(message.body, now());
    if (reason === undefined) batch.push(...queuedOf(message));
    else await bury(message, reason, queuedOf(message)[0]?.conversion.event);
  }
  if (batch.length === 0) return;
  try {
    const groups = Map.groupBy(await sendable(batch), ({ conversion }) => conversion.event.test_event_code);
    for (const group of groups.values()) await deliver(group, platform, settle);
  } catch (error) {
    log.error('conversions_failed', { dependency: 'database', count: batch.length, error });
    for (const queued of batch) again(queued);
  }
}
