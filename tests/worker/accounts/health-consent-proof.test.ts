import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { hex } from '../outside/conversions.ts';
import { agree } from '../members/people.ts';

const rows = async (uid: string) =>
  (await env.DB.prepare('SELECT * FROM health_consents WHERE uid = ?').bind(uid).all()).results;

describe('proof of a health consent', () => {
  it('cannot be changed or deleted', async () => {
    await agree('proof');
    const change = env.DB.prepare("UPDATE health_consents SET verb = 'withdrawn' WHERE uid = 'proof'");
    const removal = env.DB.prepare("DELETE FROM health_consents WHERE uid = 'proof'");
    await expect(change.run()).rejects.toThrow('append-only');
    await expect(removal.run()).rejects.toThrow('append-only');
  });

  it('is deleted three years after the consent ended, not earlier', async () => {
    const years = (count: number) => Date.now() - count * 365.25 * 86_400_000;
    const insert = (uid: string, verb: string, at: number) =>
      env.DB.prepare("INSERT INTO health_consents VALUES (NULL, ?, ?, ?, 1, '', 'de', ?, ?)")
        .bind(hex(), uid, verb, at, at)
        .run();
    // A consent needs an account and outlives it.
    const uids = ['long-ended', 'just-ended', 'long-holding'];
    const account = env.DB.prepare('INSERT INTO users (id, firebase_uid, created) VALUES (?1, ?1, 1)');
    await expect(insert('nobody', 'given', years(5))).rejects.toThrow('without account');
    await env.DB.batch(uids.map((uid) => account.bind(uid)));
    for (const [uid, ended] of [
      ['long-ended', 3.1],
      ['just-ended', 2.9],
    ] as const) {
      await insert(uid, 'given', years(5));
      await insert(uid, 'withdrawn', years(ended));
    }
    await insert('long-holding', 'given', years(9));
    await env.DB.prepare("DELETE FROM users WHERE id LIKE '%-ended' OR id = 'long-holding'").run();
    await storesOf(env).deleteExpired(new Date());
    const left = await Promise.all(uids.map(rows));
    expect(left.map(({ length }) => length)).toEqual([0, 2, 1]);
  });
});
