import { consume } from './conversions/consume.ts';
import { depsOf, storesOf } from './deps.ts';
import { createLog } from './log.ts';
import type { Env } from './env.ts';

/** With an invalid setting everything stays in the queue until somebody has mended it. */
const misconfiguredRetrySeconds = 900;

/** As `wrangler.toml` names it, in production and in staging. */
const isDeadLetterQueue = (name: string) => name.endsWith('-conversions-dead');

/** Queue consumer: sends conversion events to the ad platform, and writes down the dead letters of the other queue. */
export async function queue(batch: MessageBatch, env: Env): Promise<void> {
  const log = createLog();
  if (isDeadLetterQueue(batch.queue)) {
    await storesOf(env).deadLetters.record(batch, new Date(), log);
    return;
  }
  const deps = depsOf(env, { log });
  if (!deps) {
    batch.retryAll({ delaySeconds: misconfiguredRetrySeconds });
    return;
  }
  await consume(batch.messages, {
    ...deps,
    sendDeadLetter: async (dead) => {
      await env.DEAD_CONVERSIONS.send(dead);
    },
    now: () => new Date(),
    log,
  });
}
