import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { recordingDatabase } from './outside/database.ts';
import { call, freshWorker, post } from './outside/call.ts';
import { recordWebhooks, shopper } from './outside/shop.ts';

async function planOf(sql: string): Promise<string[]> {
  const nothing = Array.from(sql.matchAll(/\?/g), () => null);
  const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...nothing);
  return (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail);
}

/** Emptied within days. */
const small = new Set(['SCAN conversion_outbox', 'SCAN declaration_links']);

it('database: no request of a member reads all rows of a table that grows', async () => {
  const { DB, statements } = recordingDatabase();
  const worker = freshWorker({ DB });
  const webhooks = await recordWebhooks();
  const her = await shopper('scans', worker);
  await her.buy('zpp');
  await webhooks.deliverAll(worker);
  for (const path of [
    '/api/account',
    '/api/account/export',
    '/api/orders',
    '/api/courses',
    '/api/certificates',
  ])
    expect((await her.get(path)).status, path).toBe(200);
  const said = { locale: 'de', name: 'Erika', email: `${her.uid}@example.com`, contract: 'app' };
  await call(post({ body: JSON.stringify({ ...said, manner: 'ordinary' }) }, '/api/cancel'), worker);
  await her.remove();
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table'",
  ).all();
  const growing = new Set(
    tables.map(({ name }) => `SCAN ${String(name)}`).filter((step) => !small.has(step)),
  );
  const asked = [...new Set(statements)];
  const scans = await Promise.all(
    asked.map(async (sql) => ((await planOf(sql)).some((step) => growing.has(step)) ? [sql] : [])),
  );
  expect(asked.length).toBeGreaterThan(40);
  expect(scans.flat()).toEqual([]);
});
