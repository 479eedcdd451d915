import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { queue } from '../../../functions/queue.ts';
import { conversion, handOver, hex, openQueues, consentReceipt } from '../outside/conversions.ts';
import { around } from '../outside/some.ts';

beforeEach(() => env.DB.prepare('DELETE FROM dead_conversions').run());

const rows = async () =>
  (await env.DB.prepare('SELECT * FROM dead_conversions ORDER BY at, message').all()).results;

/** Delivers messages from the dead letter queue, as the platform does; returns how many were acknowledged. */
async function handOverDead(bodies: readonly unknown[], worker = env, attempts = 1) {
  const messages = bodies.map((body, index) => ({
    id: `message-${index}`,
    timestamp: new Date(),
    attempts,
    body,
  }));
  const batch = createMessageBatch('valea-conversions-dead', messages);
  await queue(batch, worker);
  const { ackAll, retryBatch } = await getQueueResult(batch, createExecutionContext());
  return { done: ackAll, again: retryBatch.retry };
}

const week = 7 * 86_400;
const seconds = () => Math.floor(Date.now() / 1000);

it('dead letter: stored once with its reason, without visitor data', async () => {
  const { worker, dead } = openQueues();
  const old = conversion({ consentReceipt: await consentReceipt(), seconds: seconds() - week - 60 });
  await handOver([old, { from: 'elsewhere' }], worker, 3);
  const before = Date.now();
  expect(await handOverDead(dead)).toEqual({ done: true, again: false });
  await handOverDead(dead);
  const { event_name: name, event_id: id, event_time: time } = old.event;
  expect(await rows()).toEqual([
    {
      message: 'message-0',
      reason: 'too_old',
      event_name: name,
      event_id: id,
      event_time: time,
      attempts: 3,
      at: around(before),
      told: null,
    },
    {
      message: 'message-1',
      reason: 'malformed',
      event_name: null,
      event_id: null,
      event_time: null,
      attempts: 3,
      at: around(before),
      told: null,
    },
  ]);
});

it('dead letter: one moved by the platform is marked as such, without visitor data', async () => {
  const used = conversion({ consentReceipt: hex() });
  await handOverDead([used], env, 100);
  const [row] = await rows();
  expect(row).toMatchObject({
    reason: 'tries_used_up',
    event_id: used.event.event_id,
    attempts: 100,
  });
  expect(JSON.stringify(row)).not.toContain(used.visitor.address);
});

it('dead letter: stays on the queue while the database is down', async () => {
  const broken = new Proxy(env.DB, {
    get: () => {
      throw new Error('gone');
    },
  });
  expect(await handOverDead([{}], { ...env, DB: broken })).toEqual({ done: false, again: true });
});

it('dead letter: deleted after a week', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const dead = { reason: 'too_old', event: {}, attempts: 1 };
  await handOverDead([6, 8].map((days) => ({ ...dead, givenUp: daysAgo(days) })));
  await storesOf(env).deleteExpired(new Date());
  expect(await rows()).toMatchObject([{ message: 'message-0' }]);
});
