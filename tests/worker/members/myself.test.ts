import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  getUserDocument,
  onboardUserDataDocument,
  updateUserDocument,
} from '../../../src/browser/generated/operations.ts';
import { person } from '../../fixtures/person.ts';
import { call, code, freshWorker, getUser, operation, publishedKey } from '../outside/call.ts';
import { agree, answers, inputOf } from './people.ts';
import { textLike } from '../outside/some.ts';

const worker = freshWorker();
let token: (uid: string, more?: Record<string, unknown>) => Promise<string>;

beforeAll(async () => {
  ({ token } = await publishedKey());
});

interface User {
  id: string;
  email: string | null;
  created: string;
}
const userIn = (body: unknown) => (body as { data: { getUser: User } }).data.getUser;
const rowsOf = async (uid: string) => {
  const { results } = await env.DB.prepare('SELECT * FROM users WHERE firebase_uid = ?').bind(uid).all();
  return results;
};

describe('a user', () => {
  it('is created at the first call and found by every other', async () => {
    const idToken = await token('first-call');
    expect(await rowsOf('first-call')).toEqual([]);
    const first = await call(getUser(idToken), worker);
    expect(first).toMatchObject({ status: 200 });
    const user = userIn(first.body);
    expect(user).toEqual({
      ...person(),
      created: textLike(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      email: 'first-call@example.com',
      firebaseUid: 'first-call',
      id: textLike(/^[\da-f-]{36}$/),
    });
    expect(userIn((await call(getUser(idToken), worker)).body)).toEqual(user);
    expect(userIn((await call(getUser(idToken, user.id), worker)).body)).toEqual(user);
  });

  it('is created once by concurrent first calls', async () => {
    const idToken = await token('many-at-once');
    const all = await Promise.all(Array.from({ length: 20 }, () => call(getUser(idToken), worker)));
    expect(new Set(all.map(({ body }) => userIn(body).id)).size).toBe(1);
    expect(await rowsOf('many-at-once')).toHaveLength(1);
  });

  it.each([[undefined], [''], ['no address'], [['a@example.com']], [42]])(
    'has no e-mail if the token’s is %j',
    async (email) => {
      const answer = await call(getUser(await token(`email-${JSON.stringify(email)}`, { email })), worker);
      expect([answer.status, userIn(answer.body).email]).toEqual([200, null]);
    },
  );

  it('is found although the id in the token is out of date', async () => {
    const idToken = await token('stale-claim', { id: 'an-id-of-before' });
    const answer = await call(getUser(idToken, 'an-id-of-before'), worker);
    expect(userIn(answer.body)).toMatchObject({ firebaseUid: 'stale-claim' });
    expect(userIn(answer.body).id).not.toBe('an-id-of-before');
  });
});

describe('another user’s data', () => {
  const other = { uid: 'the-other', id: '' };

  beforeAll(async () => {
    await agree(other.uid);
    await agree('curious');
    const idToken = await token(other.uid, { email: 'the-other@example.com' });
    await call(operation(onboardUserDataDocument, { id: 'myself', user: inputOf(answers) }, idToken), worker);
    other.id = userIn((await call(getUser(idToken), worker)).body).id;
  });

  const requests: [string, (id: string) => [string, unknown]][] = [
    ['every field of GetUser', (id) => [getUserDocument, { id }]],
    [
      'every field of onboardUser',
      (id) => [onboardUserDataDocument, { id, user: inputOf({ ...answers, weight: 99 }) }],
    ],
    ['every field of updateUser', (id) => [updateUserDocument, { id, email: 'taken-over@example.com' }]],
  ];

  it.each(requests)(
    '%s is refused, also without sign-in, and nothing is read or changed',
    async (_, make) => {
      const before = JSON.stringify(await dump(other.id));
      const mine = await token('curious');
      const ids = [
        other.id,
        other.id.toUpperCase(),
        other.uid,
        `${other.id}' OR '1'='1`,
        '',
        'MYSELF',
        'null',
        '*',
      ];
      for (const id of ids) {
        const [query, variables] = make(id);
        const answer = await call(operation(query, variables, mine), worker);
        expect([answer.status, code(answer)]).toEqual([403, { code: 'forbidden' }]);
        expect(JSON.stringify(answer.body)).not.toMatch(/the-other|Anna|1985-05-05/);
      }
      for (const id of [other.id, 'myself']) {
        const [query, variables] = make(id);
        const answer = await call(operation(query, variables), worker);
        expect([answer.status, code(answer)]).toEqual([401, { code: 'unauthenticated' }]);
      }
      expect(before).toContain('Anna');
      expect(JSON.stringify(await dump(other.id))).toBe(before);
    },
  );

  it('a claim with another user’s id gives no access', async () => {
    const answer = await call(getUser(await token('claimant', { id: other.id }), other.id), worker);
    expect(userIn(answer.body)).toMatchObject({ firebaseUid: 'claimant', email: 'claimant@example.com' });
  });
});

async function dump(userId: string) {
  const tables = ['onboardings', 'weight_history', 'access_ledger'];
  const rows = await Promise.all(
    tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).bind(userId).all()),
  );
  const user = await env.DB.prepare('SELECT * FROM users WHERE id = ?').bind(userId).all();
  return [user.results, ...rows.map(({ results }) => results)];
}
