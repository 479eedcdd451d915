import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startControl } from '../faults/control.ts';
import type { LocalServer } from '../../local/http/server.ts';
import { remoteUpstream } from '../faults/remote.ts';
import { startUpstream, type Upstream } from '../faults/upstream.ts';
import type { Fault } from '../faults/fault.ts';

let upstream: Upstream;
let control: LocalServer;

beforeAll(async () => {
  upstream = await startUpstream();
  control = await startControl(upstream);
});
beforeEach(async () => {
  await upstream.become({ mode: 'ok' });
  upstream.forget();
});
afterAll(async () => {
  await control.stop();
  await upstream.stop();
});

/** What somebody sees who waits that long: status, type and body, or how it went wrong. */
async function ask(init: RequestInit = {}, patienceMs = 10_000) {
  try {
    const answer = await fetch(`${upstream.url}/graphql`, {
      signal: AbortSignal.timeout(patienceMs),
      ...init,
    });
    return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
  } catch (error) {
    const { name, cause } = error instanceof Error ? error : new Error('unknown');
    return cause instanceof Error && 'code' in cause ? `${name} ${String(cause.code)}` : name;
  }
}

const json = 'application/json';

describe('each mode answers as its name says', () => {
  const expected: [Fault, unknown][] = [
    [{ mode: 'ok' }, { status: 200, type: json, body: '{"data":{}}' }],
    [
      { mode: 'ok', body: '{"keys":[]}' },
      { status: 200, type: json, body: '{"keys":[]}' },
    ],
    [
      { mode: 'slow', milliseconds: 100 },
      { status: 200, type: json, body: '{"data":{}}' },
    ],
    [{ mode: 'slow', milliseconds: 2000 }, 'TimeoutError'],
    [{ mode: 'hang' }, 'TimeoutError'],
    [{ mode: 'stall' }, 'TimeoutError'],
    [{ mode: 'drip', milliseconds: 200 }, 'TimeoutError'],
    [
      { mode: 'drip', milliseconds: 5 },
      { status: 200, type: json, body: '{"data":{}}' },
    ],
    [{ mode: 'reset' }, 'TypeError ECONNRESET'],
    [{ mode: 'half' }, 'TypeError UND_ERR_SOCKET'],
    [{ mode: 'garbage' }, expect.stringMatching(/^TypeError/)],
    [
      { mode: 'status', status: 503, body: '{}' },
      { status: 503, type: json, body: '{}' },
    ],
    [{ mode: 'unauthorised' }, expect.objectContaining({ status: 401 })],
    [{ mode: 'html' }, expect.objectContaining({ status: 200, type: 'text/html' })],
    [{ mode: 'empty' }, { status: 200, type: json, body: '' }],
    [{ mode: 'wrong-type' }, { status: 200, type: 'application/octet-stream', body: '{"data":{}}' }],
    [{ mode: 'invalid-json' }, { status: 200, type: json, body: '{"data":{"user":{"id":1,}' }],
    [
      { mode: 'errors', data: { user: null } },
      {
        status: 200,
        type: json,
        body: '{"data":{"user":null},"errors":[{"message":"secret.internal failed"}]}',
      },
    ],
  ];
  test.each(expected)('%j', async (fault, answer) => {
    await upstream.become(fault);
    expect(await ask({}, answer === 'TimeoutError' ? 400 : undefined)).toEqual(answer);
  });

  test('a redirect leads where it was told to', async () => {
    await upstream.become({ mode: 'redirect', location: 'http://elsewhere.test/' });
    const answer = await fetch(upstream.url, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://elsewhere.test/']);
  });
});

test('a big answer is valid JSON of exactly the size asked for, declared or not', async () => {
  for (const declared of [true, false]) {
    await upstream.become({ mode: 'big', bytes: 1_000_000, declared });
    const answer = await fetch(upstream.url);
    const text = await answer.text();
    expect([answer.headers.get('content-length'), text.length]).toEqual([
      declared ? '1000000' : null,
      1_000_000,
    ]);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['data']);
  }
});

test('a gzip bomb is small on the wire and large once unpacked', async () => {
  await upstream.become({ mode: 'gzip-bomb', bytes: 5_000_000 });
  const answer = await fetch(upstream.url);
  expect((await answer.text()).length).toBe(5_000_000);
  const sent = () => upstream.received()[0]?.sentBytes;
  await expect.poll(sent).toBeGreaterThan(0);
  expect(sent()).toBeLessThan(50_000);
});

test('a caller that leaves a 100 MB answer early is seen to, and little was sent', async () => {
  await upstream.become({ mode: 'big', bytes: 100_000_000 });
  const given = new AbortController();
  const answer = await fetch(upstream.url, { signal: given.signal });
  await answer.body?.getReader().read();
  given.abort();
  await expect.poll(() => upstream.received()[0]).toMatchObject({ abandoned: true });
  expect(upstream.received()[0]?.sentBytes).toBeLessThan(20_000_000);
});

test('flapping fails every n-th request and no other', async () => {
  await upstream.become({ mode: 'flapping', every: 3, fault: { mode: 'status', status: 500 } });
  const statuses = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await fetch(upstream.url)).status);
  expect(statuses).toEqual([200, 200, 500, 200, 200, 500]);
});

test('it comes back on the same port after it was down', async () => {
  await upstream.become({ mode: 'refused' });
  await expect.poll(() => ask()).toBe('TypeError ECONNREFUSED');
  await upstream.become({ mode: 'ok' });
  expect(await ask()).toMatchObject({ status: 200 });
});

test('it remembers what it was asked, and nothing of what never arrived', async () => {
  expect(upstream.received()).toEqual([]);
  await ask({ method: 'POST', body: '{"query":"ä"}', headers: { authorization: 'Bearer x', cookie: 'a=b' } });
  expect(upstream.received()).toEqual([
    {
      method: 'POST',
      path: '/graphql',
      headers: expect.objectContaining({ authorization: 'Bearer x', cookie: 'a=b' }) as unknown,
      body: '{"query":"ä"}',
      bodyBytes: 14,
      sentBytes: expect.any(Number) as unknown,
      abandoned: false,
    },
  ]);
});

test('it counts a body that it does not keep', async () => {
  const body = Buffer.alloc(300_000, 'x');
  await new Promise((resolve) => request(upstream.url, { method: 'POST' }, resolve).end(body));
  const [entry] = upstream.received();
  expect([entry?.body.length, entry?.bodyBytes]).toEqual([65_536, 300_000]);
});

test('another process steers it over its control address, even while it is down', async () => {
  const remote = remoteUpstream(control.url);
  await remote.become({ mode: 'refused' });
  await remote.become({ mode: 'html' });
  expect(await ask()).toMatchObject({ type: 'text/html' });
  expect(await remote.received()).toHaveLength(1);
  await remote.forget();
  expect(await remote.received()).toEqual([]);
});

test('the control refuses a fault that does not exist', async () => {
  const answer = await fetch(`${control.url}/fault`, { method: 'PUT', body: '{"mode":"tired"}' });
  expect(answer.status).toBe(400);
});
