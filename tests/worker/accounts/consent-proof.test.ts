import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { hex } from '../outside/conversions.ts';
import { agree } from '../members/people.ts';

const years = (count: number) => Date.now() - count * 365.25 * 86_400_000;
const insert = (uid: string, purpose: string, verb: string, at: number) =>
  env.DB.prepare("INSERT INTO explicit_consents VALUES (NULL, ?, ?, ?, ?, 1, '', 'de', ?, ?)")
    .bind(hex(), uid, purpose, verb, at, at)
    .run();
const rows = async (uid: string) =>
  (await env.DB.prepare('SELECT * FROM explicit_consents WHERE uid = ?').bind(uid).all()).results;

describe('proof of an explicit consent', () => {
  it('cannot be changed or deleted, nor given without an account', async () => {
    await agree('proof');
    const change = env.DB.prepare("UPDATE explicit_consents SET verb = 'withdrawn' WHERE uid = 'proof'");
    const removal = env.DB.prepare("DELETE FROM explicit_consents WHERE uid = 'proof'");
    await expect(change.run()).rejects.toThrow('append-only');
    await expect(removal.run()).rejects.toThrow('append-only');
    await expect(insert('nobody', 'health', 'given', years(5))).rejects.toThrow('without account');
  });

  it('is for one purpose', async () => {
    await agree('one-purpose');
    const workbook = env.DB.prepare(
      "INSERT INTO course_workbooks SELECT id, 'zpp', 'm', '{}', 1 FROM users WHERE firebase_uid = 'one-purpose'",
    );
    await expect(workbook.run()).rejects.toThrow('no workbook without consent');
    await insert('one-purpose', 'workbook', 'given', Date.now());
    await insert('one-purpose', 'health', 'withdrawn', Date.now());
    await workbook.run();
  });

  it('is deleted three years after the consent to that purpose ended, not earlier', async () => {
    const uids = ['long-ended', 'just-ended', 'long-holding'];
    const account = env.DB.prepare('INSERT INTO users (id, firebase_uid, created) VALUES (?1, ?1, 1)');
    await env.DB.batch(uids.map((uid) => account.bind(uid)));
    for (const [uid, ended] of [
      ['long-ended', 3.1],
      ['just-ended', 2.9],
    ] as const) {
      await insert(uid, 'workbook', 'given', years(5));
      await insert(uid, 'workbook', 'withdrawn', years(ended));
    }
    await insert('long-ended', 'health', 'given', years(5));
    await insert('long-holding', 'health', 'given', years(9));
    const removal = env.DB.prepare("DELETE FROM explicit_consents WHERE uid = 'just-ended'");
    await expect(removal.run()).rejects.toThrow('append-only');
    // A consent needs an account, and its record outlives it.
    await env.DB.prepare("DELETE FROM users WHERE id LIKE '%-ended' OR id = 'long-holding'").run();
    await storesOf(env).deleteExpired(new Date());
    const left = await Promise.all(uids.map(rows));
    expect(left.map((all) => all.map(({ purpose }) => purpose))).toEqual([
      ['health'],
      ['workbook', 'workbook'],
      ['health'],
    ]);
  });
});
