import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { queue } from '../../../functions/queue.ts';
import {
  consentReceipt,
  conversion,
  handOver,
  hex,
  nowInSeconds,
  openQueues,
} from '../outside/conversions.ts';
import { failingDatabase } from '../outside/database.ts';
import { around } from '../outside/some.ts';
import type { Conversion } from '../../../functions/ports/conversions.ts';

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

it('dead letter: stored once with its reason, without visitor data', async () => {
  const { worker, dead } = openQueues();
  const of = { consentReceipt: await consentReceipt() };
  const old = conversion({ ...of, seconds: nowInSeconds() - 7 * 86_400 - 60 });
  const future = conversion({ ...of, seconds: nowInSeconds() + 3600 });
  const milliseconds = conversion({ ...of, seconds: Date.now() });
  await handOver([old, future, conversion(of), milliseconds, { from: 'elsewhere' }], worker, 3);
  const common = { attempts: 3, at: around(Date.now()), told: null };
  expect(await handOverDead(dead)).toEqual({ done: true, again: false });
  await handOverDead(dead);
  const known = ({ event }: Conversion) => {
    const { event_name, event_id, event_time } = event;
    return { event_name, event_id, event_time };
  };
  const unknown = { event_name: null, event_id: null, event_time: null };
  expect(await rows()).toEqual([
    { message: 'message-0', reason: 'too_old', ...known(old), ...common },
    { message: 'message-1', reason: 'time_implausible', ...known(future), ...common },
    { message: 'message-2', reason: 'time_implausible', ...known(milliseconds), ...common },
    { message: 'message-3', reason: 'malformed', ...unknown, ...common },
  ]);
});

it('dead letter: one moved by the platform is marked as such, without visitor data', async () => {
  const used = conversion({ consentReceipt: hex() });
  await handOverDead([used], env, 100);
  const found = await rows();
  const { event_id } = used.event;
  expect(found).toMatchObject([{ reason: 'tries_used_up', event_id, attempts: 100 }]);
  expect(JSON.stringify(found)).not.toContain(used.visitor.address);
});

it('dead letter: stays on the queue while the database is down', async () => {
  const worker = { ...env, DB: failingDatabase('') };
  expect(await handOverDead([{}], worker)).toEqual({ done: false, again: true });
});

it('dead letter: deleted after a week', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const dead = { reason: 'too_old', event: {}, attempts: 1 };
  await handOverDead([6, 8].map((days) => ({ ...dead, givenUp: daysAgo(days) })));
  await storesOf(env).deleteExpired(new Date());
  expect(await rows()).toMatchObject([{ message: 'message-0' }]);
});
