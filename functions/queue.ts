import { consume, delayAfter } from './conversions/consume.ts';
import { depsOf, storesOf } from './deps.ts';
import { consumeCounts } from './funnel/count-queue.ts';
import { createLog, type Log } from './log.ts';
import { consumeDeliveryEvents } from './mails/delivery-events.ts';
import { withFindings } from './operator/finding-log.ts';
import type { Env } from './env.ts';

const isCountQueue = (name: string) => name.endsWith('-counts');
const isDeliveryQueue = (name: string) => name.endsWith('-deliveries');

const retryOne = (message: Message) => {
  message.retry({ delaySeconds: delayAfter(message.attempts) });
};

function retry(batch: MessageBatch): void {
  for (const message of batch.messages) retryOne(message);
}

async function consumeBatch(batch: MessageBatch, env: Env, log: Log): Promise<void> {
  if (isCountQueue(batch.queue)) {
    await consumeCounts(batch, { add: storesOf(env).counters.add, retry, log });
    return;
  }
  if (isDeliveryQueue(batch.queue)) {
    await consumeDeliveryEvents(batch, { db: storesOf(env).db, retry: retryOne, log });
    return;
  }
  const deps = depsOf(env, { log });
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
    now: () => new Date(),
    log,
  });
}

/** Stores counts, marks addresses whose mails come back, and sends conversion events to the ad platform. */
export async function queue(batch: MessageBatch, env: Env): Promise<void> {
  const { report } = storesOf(env);
  const reports: Promise<void>[] = [];
  const log = withFindings(createLog(), {
    report: (finding) => reports.push(report(finding)),
    source: () => `queue ${batch.queue}`,
  });
  await consumeBatch(batch, env, log);
  await Promise.all(reports);
}
