import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createAccounts } from '../../../functions/accounts/accounts.ts';
import { createConsents } from '../../../functions/accounts/consents.ts';
import { createUsers } from '../../../functions/accounts/users.ts';
import { openDatabase } from '../../../functions/database/open.ts';
import { accessLedger } from '../../../functions/database/tables/accounts.ts';
import { createMembers } from '../../../functions/members/members.ts';
import { getUserDocument, onboardUserDataDocument } from '../../../src/browser/generated/operations.ts';
import { agree, answers, inputOf } from '../members/people.ts';
import { someNumber } from '../outside/some.ts';

const start = new Date('2026-11-01T12:00:00Z');
let now = start;
let ids = 0;

const options = { db: openDatabase(env.DB), clock: () => now, newId: () => `person-${(ids += 1)}` };
const users = createUsers(options);
const accounts = createAccounts(users, createConsents(users, options), options);
const members = createMembers({
  ...options,
  users,
  announceId: () => Promise.resolve(),
  onUnhandledError: (error) => {
    throw error;
  },
});

const ask = async (
  uid: string,
  query: string = getUserDocument,
  variables: Record<string, unknown> = { id: 'myself' },
) => {
  const { payload } = await members.ask({
    request: { query, variables },
    member: {
      uid,
      email: `${uid}@ledger.example`,
      emailVerified: true,
      userId: undefined,
      signedIn: start,
      secondFactor: false,
    },
    requestId: 'access-test',
  });
  return payload as unknown;
};
const person = async (uid: string) => {
  const payload = await ask(uid);
  return (payload as { data: { getUser: { id: string; access: string[] } } }).data.getUser;
};

const enter = (
  verb: 'grant' | 'revoke',
  userId: string,
  key: string,
  more: Partial<typeof accessLedger.$inferInsert> = {},
) =>
  options.db.insert(accessLedger).values({
    userId,
    verb,
    level: 'VALEA_APP',
    source: 'stripe:sub_1',
    reason: 'test',
    at: now,
    key: `${userId} ${key}`,
    ...more,
  });

describe('access', () => {
  it('is the sum of the ledger', async () => {
    const { id } = await person('ledger');
    await enter('grant', id, '1');
    await enter('grant', id, '2', { source: 'order:1', level: 'ZPP_COURSE' });
    expect((await person('ledger')).access).toEqual(['VALEA_APP', 'ZPP_COURSE']);
    await enter('revoke', id, '3');
    expect((await person('ledger')).access).toEqual(['ZPP_COURSE']);
    expect(await accounts.access(id)).toEqual(['ZPP_COURSE']);
    await enter('grant', id, '4');
    expect(await accounts.access(id)).toEqual(['VALEA_APP', 'ZPP_COURSE']);
  });

  it('taken back by one source stays while another grants it', async () => {
    const { id } = await person('two-sources');
    await enter('grant', id, '1', { source: 'order:1' });
    await enter('grant', id, '2');
    await enter('revoke', id, '3');
    expect(await accounts.access(id)).toEqual(['VALEA_APP']);
    await enter('revoke', id, '4', { source: 'order:1' });
    expect(await accounts.access(id)).toEqual([]);
  });

  it('granted for a time expires', async () => {
    const { id } = await person('for-a-time');
    const until = new Date('2027-05-01T12:00:00Z');
    await enter('grant', id, '1', { until });
    expect(await accounts.access(id)).toEqual(['VALEA_APP']);
    now = until;
    expect(await accounts.access(id)).toEqual([]);
    now = start;
  });

  it('has a ledger that stores each key once', async () => {
    const { id } = await person('same-key');
    await enter('grant', id, 'same');
    await expect(enter('grant', id, 'same')).rejects.toThrow();
    await enter('revoke', id, 'later');
    await expect(enter('grant', id, 'same')).rejects.toThrow();
    expect(await accounts.access(id)).toEqual([]);
  });

  it('cannot be granted to an unknown user', async () => {
    await expect(enter('grant', 'nobody', '1')).rejects.toThrow();
  });

  it.each(["UPDATE access_ledger SET verb = 'grant'", 'DELETE FROM access_ledger'])(
    'has a ledger that refuses: %s',
    async (statement) => {
      const { id } = await person('append-only');
      await enter('grant', id, statement);
      await expect(env.DB.prepare(`${statement} WHERE user_id = ?`).bind(id).run()).rejects.toThrow(
        /append-only/,
      );
    },
  );
});

describe('personal data', () => {
  it('can be exported in full', async () => {
    const { id } = await person('exported');
    const { onboardingInformation: information, ...stored } = answers;
    await agree('exported');
    await ask('exported', onboardUserDataDocument, { id: 'myself', user: inputOf(answers) });
    await enter('grant', id, '1');
    expect(await accounts.exportPerson(id)).toEqual({
      user: {
        id,
        firebaseUid: 'exported',
        email: 'exported@ledger.example',
        emailKey: 'exported@ledger.example',
        emailVerified: start,
        stripeCustomerId: null,
        created: start,
        registeredToOrder: false,
      },
      onboarding: {
        ...stored,
        userId: id,
        information,
        completed: start,
        changed: start,
      },
      weightHistory: [{ id: someNumber, userId: id, weight: 75, weightChanged: start }],
      accessLedger: [
        {
          id: someNumber,
          userId: id,
          level: 'VALEA_APP',
          verb: 'grant',
          source: 'stripe:sub_1',
          reason: 'test',
          until: null,
          at: start,
          key: `${id} 1`,
        },
      ],
      explicitConsents: [expect.objectContaining({ uid: 'exported', verb: 'given' })],
    });
    expect(await accounts.exportPerson('nobody')).toBeUndefined();
  });

  it('can be erased, ledger included, without touching anybody else’s', async () => {
    const { id } = await person('erased');
    const other = await person('kept');
    await agree('erased');
    await ask('erased', onboardUserDataDocument, { id: 'myself', user: inputOf(answers) });
    await enter('grant', id, '1');
    await enter('grant', other.id, '1');
    await accounts.erasePerson('erased');
    await accounts.erasePerson('erased');
    for (const table of ['onboardings', 'weight_history', 'access_ledger']) {
      const left = await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`)
        .bind(id)
        .first('n');
      expect([table, left]).toEqual([table, 0]);
    }
    expect(await accounts.exportPerson(id)).toBeUndefined();
    expect(await accounts.access(other.id)).toEqual(['VALEA_APP']);
  });
});
