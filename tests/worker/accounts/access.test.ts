import { env } from 'cloudflare:workers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { onboardUserDataDocument } from '../../../src/browser/generated/operations.ts';
import { agree, answers, inputOf } from '../members/people.ts';
import { shopper } from '../outside/shop.ts';
import { someNumber, someText } from '../outside/some.ts';

interface Entry {
  verb?: 'grant' | 'revoke';
  level?: string;
  source?: string;
  until?: number;
  key?: string;
}

const enter = (userId: string, given: Entry = {}) => {
  const { verb = 'grant', level = 'VALEA_APP', source = 'stripe:sub_1', until = null, key } = given;
  return env.DB.prepare(
    `INSERT INTO access_ledger (user_id, verb, level, source, reason, until, at, key)
     VALUES (?1, ?2, ?3, ?4, 'test', ?5, 1, ?1 || ' ' || ?6)`,
  )
    .bind(userId, verb, level, source, until, key ?? crypto.randomUUID())
    .run();
};

const order = { source: 'order:1' };
const course = { ...order, level: 'ZPP_COURSE' };
const revoke = { verb: 'revoke' } as const;
const rows: [string, Entry[], string[]][] = [
  ['what has been granted', [{}, course], ['VALEA_APP', 'ZPP_COURSE']],
  ['without what has been revoked', [{}, course, revoke], ['ZPP_COURSE']],
  ['with what has been granted again', [{}, revoke, {}], ['VALEA_APP']],
  ['with what only one of two sources has revoked', [order, {}, revoke], ['VALEA_APP']],
  ['without what both have revoked', [order, {}, revoke, { ...order, ...revoke }], []],
];
it.each(rows)('access: the sum of the ledger, %s', async (_, entries, access) => {
  const her = await shopper('ledger');
  for (const entry of entries) await enter(her.userId, entry);
  expect(await her.access()).toEqual(access);
  expect((await her.get('/api/account')).body).toMatchObject({ access });
});

it('access: granted for a time, it expires', async () => {
  const { userId, access } = await shopper('for-a-time');
  const until = Date.now() + 600_000;
  await enter(userId, { until });
  vi.useFakeTimers({ toFake: ['Date'], now: until - 1 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await access()).toEqual(['VALEA_APP']);
  vi.setSystemTime(until);
  expect(await access()).toEqual([]);
});

it('access: its ledger only grows, stores each key once, and knows its users', async () => {
  const { userId, access } = await shopper('append-only');
  await enter(userId, { key: 'same' });
  await expect(enter(userId, { key: 'same' })).rejects.toThrow();
  await enter(userId, revoke);
  await expect(enter(userId, { key: 'same' })).rejects.toThrow();
  for (const statement of ["UPDATE access_ledger SET verb = 'grant'", 'DELETE FROM access_ledger']) {
    const change = env.DB.prepare(`${statement} WHERE user_id = ?`).bind(userId);
    await expect(change.run(), statement).rejects.toThrow(/append-only/);
  }
  expect(await access()).toEqual([]);
  await expect(enter('nobody')).rejects.toThrow();
});

it('personal data: exported in full, and erased without touching anybody else’s', async () => {
  const her = await shopper('erased');
  const other = await shopper('kept');
  await agree(her.uid);
  const onboarding = { query: onboardUserDataDocument, variables: { id: 'myself', user: inputOf(answers) } };
  expect((await her.send('/api/graphql', onboarding)).status).toBe(200);
  await enter(her.userId, { key: '1' });
  await enter(other.userId);
  const { userId } = her;
  const email = `${her.uid}@example.com`;
  const { onboardingInformation: information, ...stored } = answers;
  expect((await her.get('/api/account/export')).body).toMatchObject({
    user: {
      id: userId,
      firebaseUid: her.uid,
      email,
      emailKey: email,
      emailVerified: someText,
      stripeCustomerId: null,
      created: someText,
      registeredToOrder: true,
    },
    onboarding: { ...stored, userId, information, completed: someText, changed: someText },
    weightHistory: [{ id: someNumber, userId, weight: 75, weightChanged: someText }],
    accessLedger: [
      {
        id: someNumber,
        userId,
        level: 'VALEA_APP',
        verb: 'grant',
        source: 'stripe:sub_1',
        reason: 'test',
        until: null,
        at: someText,
        key: `${userId} 1`,
      },
    ],
    explicitConsents: [{ uid: her.uid, verb: 'given' }],
  });

  expect((await her.remove()).status).toBe(200);
  for (const table of ['onboardings', 'weight_history', 'access_ledger']) {
    const left = env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`).bind(userId);
    expect([table, await left.first('n')]).toEqual([table, 0]);
  }
  expect(await other.access()).toEqual(['VALEA_APP']);
});
