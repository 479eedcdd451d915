import { exports } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import { app } from '../../functions/app.ts';
import { isStaffPath } from '../../src/api/staff.ts';
import { workerPaths } from '../../src/build/worker-behind.ts';
import { dataPolicy, securityHeaders } from '../../src/api/security-headers.ts';
import { getUserDocument } from '../../src/browser/generated/operations.ts';
import { call, code, freshWorker, post, site } from './outside/call.ts';
import { dataApi } from './outside/stand-ins.ts';

/** The staff's endpoints are hidden: tests/worker/course/leader-desk.test.ts, tests/worker/numbers. */
const endpoints = inject('endpoints').filter(({ path }) => !isStaffPath(path));
/** Paths that allow GET also allow HEAD (RFC 9110, section 9.3.2). */
const methodsOf = [...Map.groupBy(endpoints, ({ path }) => path)].map(
  ([path, sharing]) =>
    [path, sharing.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))] as const,
);

const refusedWith = (name: string) => ({ code: name });
const known = JSON.stringify({ query: getUserDocument, variables: { id: 'myself' } });

describe('paths and methods', () => {
  it.each(['/api', '/api/nothing', '/api/graphql/', '/api//graphql', '/api/graphql/x', '/api/GRAPHQL'])(
    '%s is a 404',
    async (path) => {
      const answer = await call(post({ body: known }, path));
      expect([answer.status, code(answer)]).toEqual([404, refusedWith('not_found')]);
    },
  );

  it.each(['//api/graphql', '/api%2Fgraphql', '/de/../api%2fgraphql', '/de//faq'])(
    'reading %s is a 404',
    async (path) => {
      expect((await call(new Request(site + path))).status).toBe(404);
    },
  );

  it.each([
    ['/api/graphql', 'GET', 'POST'],
    ['/api/graphql', 'HEAD', 'POST'],
    ['/%61pi/graphql', 'GET', 'POST'],
    ['/api/graphql', 'OPTIONS', 'POST'],
    ['/api/health', 'POST', 'GET, HEAD'],
    ['/', 'POST', 'GET, HEAD'],
    ['/de/faq', 'POST', 'GET, HEAD'],
  ])('%s does not allow %s', async (path, method, allowed) => {
    const answer = await call(new Request(site + path, { method }));
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed]);
    if (path.endsWith('graphql')) expect(answer.headers.get('Cache-Control')).toBe('no-store');
    if (method !== 'HEAD') expect(code(answer)).toEqual(refusedWith('method_not_allowed'));
  });

  it.each(methodsOf)('%s allows %s only', async (path, methods) => {
    const answer = await call(new Request(site + path, { method: 'PATCH' }));
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, methods.join(', ')]);
  });

  it.each(['/api/health', '/api/nothing', '/api/graphql', '/de/nothing', '/'])(
    '%s has the security headers and an id of its own',
    async (path) => {
      const { headers } = await call(new Request(site + path, { headers: { 'X-Request-Id': 'mine' } }));
      const expected = path.startsWith('/api/') ? { 'Content-Security-Policy': dataPolicy } : {};
      for (const [name, value] of Object.entries({ ...securityHeaders, ...expected }))
        expect(headers.get(name), name).toBe(value);
      expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    },
  );

  it('no page may name another base or embed a plug-in, and no API answer can run, load or be framed', async () => {
    const policyOf = async (path: string) =>
      (await call(new Request(site + path))).headers.get('Content-Security-Policy');
    const page = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
    expect(await policyOf('/de/nothing')).toBe(page);
    expect(await policyOf('/api/offers')).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  });

  it('the development server passes on every address that the Worker answers itself', () => {
    const own = app.routes
      .map(({ path }) => path.replaceAll(/:\w+/g, 'x'))
      .filter((path) => !path.includes('*'));
    const passedOn = workerPaths.map((path) => new RegExp(path));
    expect(own.length).toBeGreaterThan(0);
    for (const path of own)
      expect(
        passedOn.some((pattern) => pattern.test(path)),
        path,
      ).toBe(true);
  });

  it('an error has the request’s id from the header, and nothing else', async () => {
    const answer = await call(new Request(`${site}/api/nothing?x=1`));
    expect(answer.body).toEqual({
      error: { code: 'not_found' },
      requestId: answer.headers.get('X-Request-Id'),
    });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

it('forged hosts: are never reflected', async () => {
  const headers = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'evil',
    'X-Forwarded-For': '6.6.6.6',
    Forwarded: 'host=evil.example',
  };
  for (const path of ['/', '/fr/faq', '/api/health', '/de/nothing']) {
    const answer = await call(new Request(site + path, { headers, redirect: 'manual' }));
    expect(JSON.stringify([answer.body, ...answer.headers])).not.toMatch(/evil|6\.6\.6\.6/);
  }
});

describe('other origins', () => {
  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://valea.test.evil.example' },
    { Origin: 'https://valea.test' },
    { Origin: 'http://valea.test:8080' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
  ])('%j has no effect', async (headers) => {
    await dataApi.become({ mode: 'ok' });
    await dataApi.forget();
    const worker = freshWorker({ DATA_API_URL: dataApi.url });
    const answer = await call(post({ body: known, headers }), worker);
    expect([answer.status, code(answer)]).toEqual([403, refusedWith('foreign_origin')]);
    expect(await dataApi.received()).toEqual([]);
  });

  it('no answer can be read from another origin', async () => {
    const preflight = new Request(`${site}/api/graphql`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    const read = new Request(`${site}/api/health`, { headers: { Origin: 'https://evil.example' } });
    for (const request of [preflight, read, post({ body: known })]) {
      const { headers } = await call(request);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('a caller without an origin, so no browser, is served', async () => {
    const request = new Request(`${site}/api/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: known,
    });
    expect((await call(request)).status).toBe(401);
  });
});

it('slow clients: a hundred of them do not delay other requests', async () => {
  const going = new AbortController();
  const slow = Array.from({ length: 100 }, () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    void writer.write(new Uint8Array([123])).catch(() => undefined);
    const answer = exports.default.fetch(post({ body: readable, signal: going.signal })).catch(() => 'gone');
    return { writer, answer };
  });
  const answer = await exports.default.fetch(`${site}/api/nothing`);
  expect(answer.status).toBe(404);
  await answer.text();
  await Promise.all(slow.map(({ writer }) => writer.close().catch(() => undefined)));
  const answers = await Promise.all(slow.map((one) => one.answer));
  expect(new Set(answers.map((one) => (one instanceof Response ? one.status : one)))).toEqual(new Set([400]));
});
