import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import { storesOf } from '../../../functions/deps.ts';
import { hex } from '../outside/conversions.ts';
import { shopper } from '../outside/shop.ts';

const consentRows = async (uid: string) =>
  (await env.DB.prepare('SELECT * FROM workbook_consents WHERE uid = ?').bind(uid).all()).results;

describe('proof of a workbook consent', () => {
  const years = (count: number) => Date.now() - count * 365.25 * 86_400_000;
  const insert = (uid: string, verb: string, at: number) =>
    env.DB.prepare("INSERT INTO workbook_consents VALUES (NULL, ?, ?, ?, 1, '', ?, ?)")
      .bind(hex(), uid, verb, at, at)
      .run();

  beforeAll(async () => {
    const account = env.DB.prepare('INSERT INTO users (id, firebase_uid, created) VALUES (?1, ?1, 1)');
    await env.DB.batch(['wb-long', 'wb-just', 'wb-holds'].map((uid) => account.bind(uid)));
  });

  it('cannot be changed or deleted, nor given without an account', async () => {
    await insert('wb-holds', 'given', years(9));
    const change = env.DB.prepare("UPDATE workbook_consents SET verb = 'withdrawn' WHERE uid = 'wb-holds'");
    const removal = env.DB.prepare("DELETE FROM workbook_consents WHERE uid = 'wb-holds'");
    await expect(change.run()).rejects.toThrow('append-only');
    await expect(removal.run()).rejects.toThrow('append-only');
    await expect(insert('nobody', 'given', years(5))).rejects.toThrow('without account');
  });

  it('is deleted three years after the consent ended, not earlier', async () => {
    for (const [uid, ended] of [
      ['wb-long', 3.1],
      ['wb-just', 2.9],
    ] as const) {
      await insert(uid, 'given', years(5));
      await insert(uid, 'withdrawn', years(ended));
    }
    const removal = env.DB.prepare("DELETE FROM workbook_consents WHERE uid = 'wb-just'");
    await expect(removal.run()).rejects.toThrow('append-only');
    await storesOf(env).deleteExpired(new Date());
    const left = await Promise.all(['wb-long', 'wb-just', 'wb-holds'].map(consentRows));
    expect(left.map(({ length }) => length)).toEqual([0, 2, 1]);
  });
});

describe('the workbook file', () => {
  it('is a PDF of what was entered, in any script, for its owner only', async () => {
    const her = await shopper('prints');
    const other = await shopper('prints-too');
    const { order } = await her.buy('zpp');
    await her.state(order);
    const file = '/api/courses/zpp/modules/ankommen-am-tisch/workbook/file';
    const codeOf = async (who: typeof her) => (await who.send(file, {})).body;
    expect(await codeOf(her)).toMatchObject({ error: { code: 'workbook_consent_missing' } });
    await her.send('/api/workbook-consent', {
      id: hex(),
      version: workbookConsentVersion,
      given: Date.now(),
    });
    const entries = { 'tag-eins': 'Łódź, Привет, 🍅 und 日本', zuversicht: '8', schritt: 'x'.repeat(3_000) };
    await her.send(file.replace('/file', ''), { entries });
    const answer = await her.send(file, {});
    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(String(answer.body)).toMatch(/^%PDF-1\.7/);
    expect(await codeOf(other)).toMatchObject({ error: { code: 'no_access' } });
  });
});
