import { consume } from './conversions/consume.ts';
import { record } from './conversions/graveyard.ts';
import { createSentEvents } from './conversions/sent-events.ts';
import { wiringOf } from './middleware/wired.ts';
import { createLog } from './log.ts';
import type { Env } from './env.ts';

/** With half its settings the Worker keeps everything until somebody has mended them. */
const mendingSeconds = 900;

const deadQueue = 'valea-conversions-dead';

/** Hands what lies on the queue to the ad platform, and writes down what lies on the other. */
export async function queue(batch: MessageBatch, env: Env): Promise<void> {
  const log = createLog();
  if (batch.queue === deadQueue) {
    await record(batch, env.DB, new Date(), log);
    return;
  }
  const wiring = wiringOf(env);
  if (wiring.state === 'faulty') {
    for (const { setting, fault } of wiring.faults) log.error('setting_at_fault', { setting, fault });
    batch.retryAll({ delaySeconds: mendingSeconds });
    return;
  }
  await consume(batch.messages, {
    receipts: wiring.deps.receipts,
    platform: wiring.deps.adPlatform,
    sentEvents: createSentEvents(env.DB),
    bury: async (dead) => {
      await env.DEAD_CONVERSIONS.send(dead);
    },
    now: () => new Date(),
    log,
  });
}
