import { beforeEach, describe, expect, it } from 'vitest';
import { getUserDocument } from '../../src/browser/generated/operations.ts';
import { call, code, freshWorker, post } from './outside/call.ts';
import { dataApi } from './outside/stand-ins.ts';

const worker = freshWorker({ DATA_API_URL: `${dataApi.url}/graphql` });

beforeEach(async () => {
  await dataApi.become({ mode: 'ok', body: '{"data":{"getUser":{"id":"1"}}}' });
  await dataApi.forget();
});

async function refusal(request: Request) {
  const answer = await call(request, worker);
  expect(await dataApi.received()).toEqual([]);
  return [answer.status, code(answer)];
}

const body = (value: unknown) => post({ body: JSON.stringify(value) });

describe('unknown documents', () => {
  const unknown: [string, string][] = [
    ['another document', 'query GetUser($id:ID!){getUser(id:$id){email}}'],
    ['ours with an alias', getUserDocument.replace('{getUser(', '{more:getUser(')],
    ['characters that GraphQL does not have', `${getUserDocument}?`],
    ['two operations', `${getUserDocument} query Other{__typename}`],
    ['tens of kilobytes', `query GetUser{${'a:getUser(id:"1"){id} '.repeat(3_000)}}`],
    ['deep nesting', `query GetUser{${'a{'.repeat(2_000)}b${'}'.repeat(2_000)}}`],
    ['no GraphQL at all', 'DROP TABLE users'],
    ['nothing', ''],
    ['an introspection', 'query IntrospectionQuery{__schema{types{name}}}'],
  ];
  it.each(unknown)('%s is refused', async (_, query) => {
    expect(await refusal(body({ query, variables: { id: 'myself' } }))).toEqual([
      400,
      { code: 'unknown_operation' },
    ]);
  });

  it('a known hash with another text is refused', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    expect(await refusal(body({ query: '{__typename}', extensions }))).toEqual([
      400,
      { code: 'unknown_operation' },
    ]);
    expect(await refusal(body({ extensions }))).toEqual([400, { code: 'bad_request' }]);
  });

  it.each(['updateUser', 'getuser', '', '__proto__'])(
    'a known document under the name %j is refused',
    async (operationName) => {
      const request = body({ query: getUserDocument, operationName, variables: { id: 'myself' } });
      expect(await refusal(request)).toEqual([400, { code: 'unknown_operation' }]);
    },
  );

  it('of two documents in a body only the known one is passed on', async () => {
    const text = `{"query":"{evil}","variables":{"id":"myself"},"query":${JSON.stringify(getUserDocument)}}`;
    await call(post({ body: text }), worker);
    const [received] = await dataApi.received();
    expect(received?.body).not.toContain('evil');
  });
});
