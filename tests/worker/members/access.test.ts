import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createMembers } from '../../../functions/members/members.ts';
import { getUserDocument, onboardUserDataDocument } from '../../../src/clients/generated/operations.ts';
import { agree, answers, inputOf } from './people.ts';
import { someNumber } from '../outside/some.ts';

const start = new Date('2026-11-01T12:00:00Z');
let now = start;
let ids = 0;

const { api, verbs } = createMembers({
  database: env.DB,
  clock: () => now,
  newId: () => `person-${(ids += 1)}`,
  announceId: () => Promise.resolve(),
  onSurprise: (error) => {
    throw error;
  },
});

const ask = async (uid: string, query: string = getUserDocument, variables: unknown = { id: 'myself' }) => {
  const { text } = await api.ask({
    body: JSON.stringify({ query, variables }),
    member: { uid, email: `${uid}@ledger.example`, userId: undefined },
    requestId: 'access-test',
  });
  return JSON.parse(text) as unknown;
};
const person = async (uid: string) => {
  const payload = await ask(uid);
  return (payload as { data: { getUser: { id: string; access: string[] } } }).data.getUser;
};
const change = (userId: string, key: string, source = 'stripe:sub_1') => ({
  userId,
  level: 'VALEA_APP' as const,
  source,
  reason: 'test',
  key: `${userId} ${key}`,
});

describe('access', () => {
  it('is what the ledger adds up to', async () => {
    const { id } = await person('ledger');
    await verbs.grant(change(id, '1'));
    await verbs.grant({ ...change(id, '2', 'order:1'), level: 'ZPP_COURSE' });
    expect((await person('ledger')).access).toEqual(['VALEA_APP', 'ZPP_COURSE']);
    await verbs.revoke(change(id, '3'));
    expect((await person('ledger')).access).toEqual(['ZPP_COURSE']);
    expect(await verbs.access(id)).toEqual(['ZPP_COURSE']);
    await verbs.grant(change(id, '4'));
    expect(await verbs.access(id)).toEqual(['VALEA_APP', 'ZPP_COURSE']);
  });

  it('that one source takes back stays as long as another gives it', async () => {
    const { id } = await person('two-sources');
    await verbs.grant(change(id, '1', 'order:1'));
    await verbs.grant(change(id, '2', 'stripe:sub_1'));
    await verbs.revoke(change(id, '3', 'stripe:sub_1'));
    expect(await verbs.access(id)).toEqual(['VALEA_APP']);
    await verbs.revoke(change(id, '4', 'order:1'));
    expect(await verbs.access(id)).toEqual([]);
  });

  it('given for a time ends by itself', async () => {
    const { id } = await person('for-a-time');
    const until = new Date('2027-05-01T12:00:00Z');
    await verbs.grant({ ...change(id, '1'), until });
    expect(await verbs.access(id)).toEqual(['VALEA_APP']);
    now = until;
    expect(await verbs.access(id)).toEqual([]);
    now = start;
  });

  it('written fifty times under one key stands once', async () => {
    const { id } = await person('fifty-times');
    await Promise.all(Array.from({ length: 50 }, () => verbs.grant(change(id, 'same'))));
    await verbs.revoke(change(id, 'later'));
    await verbs.grant(change(id, 'same'));
    expect(await verbs.access(id)).toEqual([]);
    const { results } = await env.DB.prepare('SELECT * FROM access_ledger WHERE user_id = ?').bind(id).all();
    expect(results).toHaveLength(2);
  });

  it('is never granted to somebody who is not there', async () => {
    await expect(verbs.grant(change('nobody', '1'))).rejects.toThrow();
  });

  it.each(["UPDATE access_ledger SET verb = 'grant'", 'DELETE FROM access_ledger'])(
    'has a ledger that refuses: %s',
    async (statement) => {
      const { id } = await person('append-only');
      await verbs.grant(change(id, 'only'));
      await expect(env.DB.prepare(`${statement} WHERE user_id = ?`).bind(id).run()).rejects.toThrow(
        /append-only/,
      );
    },
  );

  it('leads from no field of the contract into the ledger', async () => {
    const { id } = await person('climber');
    for (const query of [
      'mutation { updateUser(id: "myself", email: "a@b.c", access: ["VALEA_APP"]) { id } }',
      'mutation { grant(userId: "myself", level: "VALEA_APP") { id } }',
    ]) {
      const payload = await ask('climber', query);
      expect(payload).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
    }
    expect(await verbs.access(id)).toEqual([]);
  });
});

describe('a person’s data', () => {
  it('can be exported whole', async () => {
    const { id } = await person('exported');
    const { onboardingInformation: information, ...stored } = answers;
    await agree('exported');
    await ask('exported', onboardUserDataDocument, { id: 'myself', user: inputOf(answers) });
    await verbs.grant(change(id, '1'));
    expect(await verbs.exportPerson(id)).toEqual({
      user: {
        id,
        firebaseUid: 'exported',
        email: 'exported@ledger.example',
        emailKey: 'exported@ledger.example',
        stripeCustomerId: null,
        created: start,
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
      healthConsents: [expect.objectContaining({ uid: 'exported', verb: 'given' })],
    });
    expect(await verbs.exportPerson('nobody')).toBeUndefined();
  });

  it('can be erased, ledger and all, and nobody else’s with it', async () => {
    const { id } = await person('erased');
    const other = await person('kept');
    await agree('erased');
    await ask('erased', onboardUserDataDocument, { id: 'myself', user: inputOf(answers) });
    await verbs.grant(change(id, '1'));
    await verbs.grant(change(other.id, '1'));
    await verbs.erasePerson(id);
    await verbs.erasePerson(id);
    for (const table of ['onboardings', 'weight_history', 'access_ledger']) {
      const left = await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`)
        .bind(id)
        .first('n');
      expect([table, left]).toEqual([table, 0]);
    }
    expect(await verbs.exportPerson(id)).toBeUndefined();
    expect(await verbs.access(other.id)).toEqual(['VALEA_APP']);
  });
});
