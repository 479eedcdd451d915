import { paymentEventNames } from '#domain/events/catalogue.ts';
import { keyOf, readQueued, type Queued, type QueueMessage } from './queued.ts';
import type { PurchaseOutbox } from './purchase-outbox.ts';
import type { Log } from '../log.ts';
import type { AdPlatform, Delivery } from '../ports/conversions.ts';
import type { ConsentReceipts } from './consent-receipts.ts';

interface ConsumeDeps {
  consentReceipts: ConsentReceipts;
  adPlatform: AdPlatform;
  purchaseOutbox: Pick<PurchaseOutbox, 'conclude' | 'waiting'>;
  now: () => Date;
  log: Log;
}

/** https://developers.cloudflare.com/queues/platform/limits/ */
const longestDelaySeconds = 12 * 3600;

/** Exponential backoff from a minute to half a day: about two dozen tries within the week that an event is valid. */
export const delayAfter = (attempts: number) =>
  Math.min(60 * 2 ** Math.min(attempts - 1, 20), longestDelaySeconds);

const retry = (message: QueueMessage) => {
  message.retry({ delaySeconds: delayAfter(message.attempts) });
};

/** Not one: a single bad event would block its batch for ever, while another part may get through. */
const mostBusyAnswers = 3;

const isPurchase = ({ conversion }: Queued) =>
  paymentEventNames.some((name) => name === conversion.event.event_name);

/** Sends a batch and, if refused, its halves, so that only the bad event fails. Reports each part's result. */
async function deliver(
  batch: readonly Queued[],
  platform: AdPlatform,
  report: (part: readonly Queued[], delivery: Delivery) => Promise<void>,
): Promise<void> {
  const waiting: (readonly Queued[])[] = batch.length > 0 ? [batch] : [];
  let busy = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const delivery = await platform.send(next.map(({ conversion }) => conversion));
    busy = delivery.state === 'later' ? busy + 1 : 0;
    if (delivery.state === 'refused' && next.length > 1) {
      const middle = Math.ceil(next.length / 2);
      waiting.push(next.slice(middle), next.slice(0, middle));
      continue;
    }
    await report(next, delivery);
    if (delivery.state !== 'locked_out' && busy < mostBusyAnswers) continue;
    for (const rest of waiting.splice(0)) await report(rest, delivery);
  }
}

/**
 * Queue consumer of conversion events: each message is acknowledged, retried with backoff, or given up with a finding.
 * Never throws, as the platform would then redeliver acknowledged messages.
 */
export async function consume(messages: readonly QueueMessage[], deps: ConsumeDeps): Promise<void> {
  const { consentReceipts, adPlatform, now, log } = deps;
  const keysOf = (batch: readonly Queued[]) => batch.map(({ conversion }) => keyOf(conversion.event));

  /** If storing fails, the events are sent again and deduplicated by the ad platform. */
  async function conclude(keys: readonly string[]) {
    if (keys.length === 0) return;
    await deps.purchaseOutbox.conclude(keys).catch((error: unknown) => {
      log.error('purchases_not_concluded', { dependency: 'database', error });
    });
  }

  /** It can never be sent. The operator learns how many and why; nothing of the event is kept. */
  function giveUp(message: QueueMessage, reason: string) {
    log.error('conversion_given_up', { reason, tries: message.attempts });
    message.ack();
  }

  async function finish(batch: readonly Queued[], delivery: Delivery) {
    if (delivery.state === 'received') {
      await conclude(keysOf(batch));
      for (const { message } of batch) message.ack();
      return;
    }
    const details = { reason: delivery.reason, count: batch.length };
    if (delivery.state === 'locked_out') log.error('conversions_locked_out', details);
    else log.warn(`conversions_${delivery.state}`, details);
    for (const { message, conversion } of batch) {
      if (delivery.state === 'refused') {
        await conclude([keyOf(conversion.event)]);
        giveUp(message, delivery.reason);
      } else retry(message);
    }
  }

  /** Drops what lost its consent, and purchases that left the outbox, as of a deleted account, while queued. */
  async function allowed(batch: readonly Queued[]): Promise<Queued[]> {
    const ids = new Set(batch.map(({ conversion }) => conversion.consentReceipt));
    const valid = await consentReceipts.valid([...ids], now());
    const purchases = keysOf(batch.filter(isPurchase));
    const waiting = purchases.length > 0 ? await deps.purchaseOutbox.waiting(purchases) : new Set();
    const isAllowed = (queued: Queued) =>
      valid.has(queued.conversion.consentReceipt) &&
      (!isPurchase(queued) || waiting.has(keyOf(queued.conversion.event)));
    const dropped = batch.filter((queued) => !isAllowed(queued));
    await conclude(keysOf(dropped));
    for (const { message } of dropped) message.ack();
    if (dropped.length > 0) log.info('conversions_dropped', { count: dropped.length });
    return batch.filter(isAllowed);
  }

  /** A queue delivers at least once. Across batches the ad platform deduplicates by name and id. */
  function onceEach(batch: readonly Queued[]): Queued[] {
    const first = new Map<string, Queued>();
    for (const queued of batch) {
      const key = keyOf(queued.conversion.event);
      if (first.has(key)) queued.message.ack();
      else first.set(key, queued);
    }
    return [...first.values()];
  }

  const batch: Queued[] = [];
  for (const message of messages) {
    const { queued, problem } = readQueued(message, now());
    if (problem === undefined) batch.push(...queued);
    else {
      await conclude(keysOf(queued));
      giveUp(message, problem);
    }
  }
  if (batch.length === 0) return;
  try {
    const sendable = onceEach(await allowed(batch));
    const groups = Map.groupBy(sendable, ({ conversion }) => conversion.event.test_event_code);
    for (const group of groups.values()) await deliver(group, adPlatform, finish);
  } catch (error) {
    log.error('conversions_failed', { dependency: 'database', count: batch.length, error });
    // The platform keeps what was decided about a message first.
    for (const { message } of batch) retry(message);
  }
}
