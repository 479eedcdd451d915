import { beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../../functions/log.ts';
import { onboardUserDataDocument, updateUserDocument } from '../../src/browser/generated/operations.ts';
import { call, freshWorker, getUser, operation, post, publishedKey, site } from './outside/call.ts';
import { watchedDatabase } from './outside/database.ts';
import { dataApi, keySource } from './outside/stand-ins.ts';
import { someNumber } from './outside/some.ts';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void lines.push(parts.map(String).join(' ')),
    );
  }
});

const canaries = /canary|kanarienvogel|@|eyJ|\?/i;

it('log: contains no data of a request: address, query, header, token, e-mail, body', async () => {
  const { token } = await publishedKey();
  const idToken = await token('canary-uid', { email: 'canary@example.com', name: 'Kanarienvogel' });
  const worker = freshWorker();
  const answers = [
    await call(new Request(`${site}/api/canary@example.com?token=canary`), worker),
    await call(new Request(`${site}/api/graphql?email=canary@example.com`), worker),
    await call(new Request(`${site}/canary@example.com?token=canary`), worker),
    await call(post({ body: '{"canary', headers: { Cookie: 'canary', 'X-Canary': 'canary' } }), worker),
    await call(post({ body: JSON.stringify({ query: 'query canary' }) }), worker),
    await call(getUser('canary.canary.canary'), worker),
    await call(getUser(idToken), worker),
    await call(getUser(idToken, 'canary-somebody-else'), worker),
    await call(
      operation(updateUserDocument, { id: 'myself', email: 'canary2@example.com' }, idToken),
      worker,
    ),
    await call(operation(updateUserDocument, { id: 'myself', email: 'canary' }, idToken), worker),
    await call(operation(onboardUserDataDocument, { id: 'myself', user: { canary: 1 } }, idToken), worker),
    await call(post({ headers: { Origin: 'https://canary.example' } }), worker),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    404, 405, 404, 400, 400, 401, 200, 403, 200, 422, 400, 403,
  ]);
  expect(lines.length).toBeGreaterThanOrEqual(11);
  expect(lines.filter((line) => canaries.test(line))).toEqual([]);
});

it('log: contains no data of another service’s response', async () => {
  const { token } = await publishedKey();
  const idToken = await token('log-person');
  await dataApi.become({ mode: 'status', status: 500, body: 'canary@example.com SELECT canary' });
  await call(getUser(idToken), freshWorker({ DATA_API_URL: `${dataApi.url}/graphql?key=canary` }));
  await keySource.become({ mode: 'ok', body: '{"keys":"canary@example.com"}' });
  await call(getUser(idToken), freshWorker());
  await publishedKey();
  expect(lines.filter((line) => canaries.test(line))).toEqual([]);
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    'data_api_failed',
    'request',
    'keys_unavailable',
    'request',
  ]);
});

it('log: contains no data of the database, and neither does the response', async () => {
  const { token } = await publishedKey();
  const idToken = await token('canary-database', { email: 'canary@example.com' });
  const DB = watchedDatabase(() => {
    throw new Error('D1_ERROR: no such table: canary@example.com "canary"');
  });
  const answer = await call(getUser(idToken), freshWorker({ DB }));
  expect(answer).toMatchObject({ status: 503, body: { error: { code: 'identity_unavailable' } } });
  expect(JSON.stringify(answer.body)).not.toMatch(/canary|D1_ERROR/);
  expect(lines.filter((line) => canaries.test(line))).toEqual([]);
  const entries = lines.filter((line) => line.includes('D1_ERROR: no such table'));
  expect(entries).toContainEqual(expect.stringContaining(String(answer.headers.get('X-Request-Id'))));
});

it('log: a query builder error is logged by its cause, without values', () => {
  const cause = new Error('D1_ERROR: UNIQUE constraint failed: users.email_key: SQLITE_CONSTRAINT');
  const error = new Error(
    'Failed query: insert into users values (?, ?)\nparams: kanarienvogel,canary@example.com',
    { cause },
  );
  createLog({ requestId: 'r' }).error('unhandled_error', { error });
  expect(lines.filter((line) => canaries.test(line))).toEqual([]);
  expect(lines[0]).toContain('UNIQUE constraint failed');
});

it('log: each API request is one line', async () => {
  const { headers } = await call(new Request(`${site}/api/nothing/at/all`));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 'info',
      event: 'request',
      requestId: headers.get('X-Request-Id'),
      method: 'GET',
      route: '/api/*',
      status: 404,
      milliseconds: someNumber,
      code: 'not_found',
    },
  ]);
});
