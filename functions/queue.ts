import { consume, delayAfter } from './conversions/consume.ts';
import { depsOf, storesOf } from './deps.ts';
import { consumeCounts } from './funnel/count-queue.ts';
import { createLog } from './log.ts';
import { consumeDeliveryEvents } from './mails/delivery-events.ts';
import { hear, type Hearing } from './operator/hear.ts';
import type { Env } from './env.ts';

const isDeadLetterQueue = (name: string) => name.endsWith('-conversions-dead');
const isCountQueue = (name: string) => name.endsWith('-counts');
const isDeliveryQueue = (name: string) => name.endsWith('-deliveries');

const retryOne = (message: Message) => {
  message.retry({ delaySeconds: delayAfter(message.attempts) });
};

function retry(batch: MessageBatch): void {
  for (const message of batch.messages) retryOne(message);
}

async function consumeBatch(batch: MessageBatch, env: Env, { log, found }: Hearing): Promise<void> {
  if (isDeadLetterQueue(batch.queue)) {
    await storesOf(env).deadLetters.record(batch, new Date(), log);
    return;
  }
  if (isCountQueue(batch.queue)) {
    await consumeCounts(batch, { add: storesOf(env).counters.add, retry, log });
    return;
  }
  if (isDeliveryQueue(batch.queue)) {
    await consumeDeliveryEvents(batch, { db: storesOf(env).db, retry: retryOne, log, found });
    return;
  }
  const deps = depsOf(env, { log, found });
  if (!deps) {
    // Settings are invalid: messages wait until they are fixed, for as long as the queue keeps them (14 days).
    retry(batch);
    return;
  }
  const { consentReceipts, adPlatform, purchaseOutbox } = deps;
  await consume(batch.messages, {
    consentReceipts,
    adPlatform,
    purchaseOutbox,
    sendDeadLetter: async (dead) => {
      await env.DEAD_CONVERSIONS.send(dead);
    },
    now: () => new Date(),
    log,
  });
}

/** Stores counts, sends conversion events to the ad platform, and records those that end in the dead letter queue. */
export async function queue(batch: MessageBatch, env: Env): Promise<void> {
  const { report } = storesOf(env);
  const reports: Promise<void>[] = [];
  const hearing = hear(createLog(), {
    report: (finding) => reports.push(report(finding)),
    place: () => `queue ${batch.queue}`,
  });
  await consumeBatch(batch, env, hearing);
  await Promise.all(reports);
}
