import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateUserDocument } from '../../src/browser/generated/operations.ts';
import { call, code, freshWorker, getUser, operation, publishedKey } from './outside/call.ts';
import { dataApi } from './outside/stand-ins.ts';
import { withShortDeadlines } from './outside/short-deadlines.ts';
import type { Fault } from '../faults/fault.ts';

const worker = freshWorker({ DATA_API_URL: `${dataApi.url}/graphql` });
const good: Fault = { mode: 'ok', body: '{"data":{"getUser":{"id":"1"}}}' };
let token: string;

beforeAll(async () => {
  const published = await publishedKey();
  token = await published.token('proxied');
});
beforeEach(async () => {
  await dataApi.become(good);
  await dataApi.forget();
});

const read = (which = worker) => call(getUser(token), which);
const write = (which = worker) =>
  call(operation(updateUserDocument, { id: 'myself', email: 'a@example.com' }, token), which);

describe('a failing data API', () => {
  const unavailable = [502, { code: 'data_api_unavailable' }];
  const invalid = [502, { code: 'data_api_invalid' }];
  const faults: [string, Fault, unknown, tries: number | undefined][] = [
    ['answering 500', { mode: 'status', status: 500 }, unavailable, 2],
    ['answering 404', { mode: 'status', status: 404 }, unavailable, 1],
    ['answering 429', { mode: 'status', status: 429 }, unavailable, 1],
    ['redirecting', { mode: 'redirect', location: 'https://evil.example/' }, unavailable, 1],
    ['down', { mode: 'refused' }, unavailable, undefined],
    ['resetting the line', { mode: 'reset' }, unavailable, 2],
    ['talking nonsense', { mode: 'garbage' }, unavailable, 2],
    ['answering half', { mode: 'half' }, unavailable, 2],
    ['answering HTML', { mode: 'html' }, invalid, 1],
    ['answering nothing', { mode: 'ok', body: '' }, invalid, 1],
    [
      'answering another type',
      { ...good, headers: { 'content-type': 'application/octet-stream' } },
      invalid,
      1,
    ],
    ['answering invalid JSON', { mode: 'ok', body: '{"data":{"user":{"id":1,}' }, invalid, 1],
    ['answering a list', { mode: 'ok', body: '[]' }, invalid, 1],
    ['answering no data', { mode: 'ok', body: '{}' }, invalid, 1],
    ['answering data that is a text', { mode: 'ok', body: '{"data":"x"}' }, invalid, 1],
    ['answering 50 MB', { mode: 'big', bytes: 50_000_000, declared: true }, invalid, 1],
    ['answering 100 MB bit by bit', { mode: 'big', bytes: 100_000_000 }, invalid, 1],
    ['answering a gzip bomb', { mode: 'gzip-bomb', bytes: 100_000_000 }, invalid, 1],
  ];

  it.each(faults)('%s: one clear code, and the next request works', async (_, fault, expected, tries) => {
    await dataApi.become(fault);
    const [reading, writing] = await Promise.all([read(), write()]);
    for (const answer of [reading, writing]) {
      expect([answer.status, code(answer)]).toEqual(expected);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(JSON.stringify(answer.body)).not.toContain('secret');
    }
    const received = await dataApi.received();
    const count = (name: string) =>
      received.filter(({ body }) => body.includes(`"operationName":"${name}"`)).length;
    if (tries !== undefined)
      expect({ reads: count('GetUser'), writes: count('updateUser') }).toEqual({ reads: tries, writes: 1 });

    await dataApi.become(good);
    expect((await read()).status).toBe(200);
  });

  const late: [string, Fault][] = [
    ['hanging', { mode: 'hang' }],
    ['dripping', { mode: 'drip', milliseconds: 200 }],
  ];
  it.each(late)('%s: one clear code in time, and the next request works', async (_, fault) => {
    await dataApi.become(fault);
    const answers = await withShortDeadlines(() => Promise.all([read(), write()]));
    for (const answer of answers) {
      expect([answer.status, code(answer)]).toEqual([504, { code: 'data_api_timeout' }]);
    }
    expect((await dataApi.received()).length).toBe(2);
    await dataApi.become(good);
    expect((await read()).status).toBe(200);
  });

  it('a large answer: the connection ends soon after the limit', async () => {
    for (const mode of ['big', 'gzip-bomb'] as const) {
      await dataApi.become({ mode, bytes: 200_000_000 });
      await dataApi.forget();
      await read();
      await expect
        .poll(async () =>
          (await dataApi.received()).map(({ abandoned, sentBytes }) => abandoned && sentBytes < 20_000_000),
        )
        .toEqual([true]);
    }
  });

  it('flapping: a failed read succeeds at the second try', async () => {
    await dataApi.become({ mode: 'flapping', every: 2, fault: { mode: 'reset' } });
    const answers = [await read(), await read(), await read(), await read()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('answers with errors', () => {
  const answering = async (payload: unknown) => {
    await dataApi.become({ mode: 'ok', body: JSON.stringify(payload) });
    return read();
  };

  it('data with errors: the data, and our own notice', async () => {
    const { status, body } = await answering({
      data: { getUser: { id: '1', email: null } },
      errors: [
        {
          message: 'connect ECONNREFUSED secret.internal:5432 SELECT * FROM users',
          path: ['getUser', 'email', 0, { x: 1 }],
          locations: [{ line: 1, column: 2 }],
          extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['at secret.js'] },
        },
      ],
    });
    expect([status, body]).toEqual([
      200,
      {
        data: { getUser: { id: '1', email: null } },
        errors: [{ message: 'data_api_unavailable', path: ['getUser', 'email', 0] }],
      },
    ]);
  });

  it('data with more beside it: just the data', async () => {
    const { body } = await answering({ data: { getUser: { id: '1' } }, extensions: { tracing: 'secret' } });
    expect(body).toEqual({ data: { getUser: { id: '1' } } });
  });

  it.each([
    ['FORBIDDEN', 403, 'forbidden'],
    ['BAD_USER_INPUT', 400, 'variables_invalid'],
    ['SOMETHING_ELSE', 502, 'data_api_unavailable'],
    // One of ours, but not for this: pages that call the data API have no words for it.
    ['MESSAGES_WITHDRAWN', 502, 'data_api_unavailable'],
    ['UNAUTHENTICATED', 502, 'data_api_refused'],
    [null, 502, 'data_api_unavailable'],
  ])('errors alone, %s: one code', async (given, status, ours) => {
    const payload = { data: { getUser: null }, errors: [{ message: 'secret', extensions: { code: given } }] };
    const answer = await answering(payload);
    expect([answer.status, code(answer)]).toEqual([status, { code: ours }]);
  });

  it('a 401 from the data API does not ask a member with a good token to sign in', async () => {
    await dataApi.become({ mode: 'status', status: 401, body: '{"errors":[{"message":"Unauthorized"}]}' });
    const answer = await read();
    expect([answer.status, code(answer)]).toEqual([502, { code: 'data_api_refused' }]);
    expect(answer.headers.get('WWW-Authenticate')).toBeNull();
    const anonymous = await call(getUser(), worker);
    expect([anonymous.status, code(anonymous)]).toEqual([401, { code: 'unauthenticated' }]);
  });
});

describe('visitors who leave, and caching', () => {
  it('a visitor who leaves aborts the call', async () => {
    await dataApi.become({ mode: 'hang' });
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    const going = new AbortController();
    const answer = call(new Request(getUser(token), { signal: going.signal }), worker).catch(() => undefined);
    await expect.poll(async () => (await dataApi.received()).length).toBe(1);
    going.abort();
    await expect.poll(async () => (await dataApi.received())[0]?.abandoned).toBe(true);
    deadline.mockRestore();
    await answer;
    expect((await dataApi.received()).length).toBe(1);
  });

  it('a personal answer is never cached', async () => {
    await dataApi.become({
      ...good,
      headers: { 'Cache-Control': 'public, max-age=600', 'Set-Cookie': 'a=b', Server: 'secret' },
    });
    const { headers } = await read();
    expect([headers.get('Cache-Control'), headers.get('Set-Cookie')]).toEqual(['no-store', null]);
    expect(headers.get('Server')).toBeNull();
  });
});
