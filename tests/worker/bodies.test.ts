import { describe, expect, it } from 'vitest';
import { getUserDocument } from '../../src/browser/generated/operations.ts';
import { call, code, post } from './outside/call.ts';

const refusedWith = (name: string) => ({ code: name });
const known = JSON.stringify({ query: getUserDocument, variables: { id: 'myself' } });

/** A body in chunks, without an announced length. */
const chunked = (chunks: number, size: number) =>
  new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < chunks; sent += 1) controller.enqueue(new Uint8Array(size).fill(32));
      controller.close();
    },
  });

describe('invalid bodies', () => {
  it.each([
    '',
    '{"query":"query GetUser',
    'null',
    '[]',
    '1e999',
    '"text"',
    '{}',
    '{"query":null}',
    '{"query":{}}',
    '{"query":"{a}","variables":[]}',
    '{"query":"{a}","operationName":1}',
    '{"query":"{a}","more":1}',
    '{"__proto__":{"query":"{a}"}}',
    '['.repeat(100_000),
    new Uint8Array([...new TextEncoder().encode('{"query":"'), 0xff, 34, 125]),
    undefined,
  ])('number %# is a bad request', async (body) => {
    const answer = await call(post(body === undefined ? {} : { body }));
    expect([answer.status, code(answer)]).toEqual([400, refusedWith('bad_request')]);
  });
});

describe('bodies over the limit', () => {
  it('an announced length is refused before the body is read', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    });
    const answer = await call(post({ body, headers: { 'Content-Length': '2000000' } }));
    expect([answer.status, code(answer)]).toEqual([413, refusedWith('body_too_large')]);
    expect(pulled).toBeLessThan(3);
  });

  it('an unannounced one is refused at the limit', async () => {
    const answer = await call(post({ body: chunked(100, 65_536) }));
    expect([answer.status, code(answer)]).toEqual([413, refusedWith('body_too_large')]);
  });

  it.each(['gzip', 'identity, gzip'])('a %s body is refused', async (encoding) => {
    const answer = await call(post({ body: known, headers: { 'Content-Encoding': encoding } }));
    expect([answer.status, code(answer)]).toEqual([415, refusedWith('unsupported_media_type')]);
  });
});

describe('content types', () => {
  it.each([
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'text/plain; application/json',
    'application/json; charset=latin1',
    'application/json, text/plain',
  ])('%j is refused', async (type) => {
    const answer = await call(post({ body: known, headers: { 'Content-Type': type } }));
    expect([answer.status, code(answer)]).toEqual([415, refusedWith('unsupported_media_type')]);
  });

  it('JSON with a charset is accepted', async () => {
    const answer = await call(
      post({ body: known, headers: { 'Content-Type': 'application/json; charset=UTF-8' } }),
    );
    expect(answer.status).toBe(401);
  });
});
