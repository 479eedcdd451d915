import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { hex } from '../outside/conversions.ts';

const years = (count: number) => Date.now() - count * 365.25 * 86_400_000;

it.each([
  ['health_consents', "1, '', 'de'"],
  ['workbook_consents', "1, ''"],
])('%s: append-only, and deleted three years after the consent ended, not earlier', async (table, text) => {
  const insert = (uid: string, verb: string, at: number) =>
    env.DB.prepare(`INSERT INTO ${table} VALUES (NULL, ?, ?, ?, ${text}, ?, ?)`)
      .bind(hex(), uid, verb, at, at)
      .run();
  const uids = ['long-ended', 'just-ended', 'long-holding'].map((name) => `${name}-${table}`);
  const [longEnded = '', justEnded = '', holding = ''] = uids;
  // A consent needs an account and outlives it.
  await expect(insert('nobody', 'given', years(5))).rejects.toThrow('without account');
  const account = env.DB.prepare('INSERT INTO users (id, firebase_uid, created) VALUES (?1, ?1, 1)');
  await env.DB.batch(uids.map((uid) => account.bind(uid)));
  await insert(longEnded, 'given', years(5));
  await insert(longEnded, 'withdrawn', years(3.1));
  await insert(justEnded, 'given', years(5));
  await insert(justEnded, 'withdrawn', years(2.9));
  await insert(holding, 'given', years(9));
  await env.DB.prepare(`DELETE FROM users WHERE id LIKE '%-${table}'`).run();

  for (const statement of [`UPDATE ${table} SET verb = 'withdrawn'`, `DELETE FROM ${table}`])
    await expect(env.DB.prepare(statement).run()).rejects.toThrow('append-only');
  await storesOf(env).deleteExpired(new Date());
  const { results } = await env.DB.prepare(`SELECT uid, count(*) AS rows FROM ${table} GROUP BY uid`).all();
  const left = new Map(results.map(({ uid, rows }) => [uid, rows]));
  expect(uids.map((uid) => left.get(uid) ?? 0)).toEqual([0, 2, 1]);
});
