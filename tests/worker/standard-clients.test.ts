import { Kind, parse, print, visit } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { getUserDocument } from '../../src/browser/generated/operations.ts';
import { call, code, freshWorker, post, publishedKey, type Post } from './outside/call.ts';
import { dataApi } from './outside/stand-ins.ts';

const worker = freshWorker({ DATA_API_URL: `${dataApi.url}/graphql` });
const user = { data: { getUser: { id: '1' } } };

beforeEach(async () => {
  await dataApi.become({ mode: 'ok', body: JSON.stringify(user) });
  await dataApi.forget();
});

const graphqlType = 'application/graphql-response+json';

async function ask(sent: Record<string, unknown>, headers: Record<string, string> = {}) {
  const { token } = await publishedKey();
  const given: Post = {
    body: JSON.stringify({ query: getUserDocument, variables: { id: 'myself' }, ...sent }),
    headers: { Authorization: `Bearer ${await token('standard')}`, ...headers },
  };
  return call(post(given), worker);
}

describe('GraphQL over HTTP', () => {
  it.each([
    ['no operation name', { operationName: null }],
    ['its name', { operationName: 'GetUser' }],
    ['extensions', { extensions: { clientLibrary: { name: 'any', version: '1' } } }],
    ['no extensions', { extensions: null }],
    ['a document of many lines', { query: print(parse(getUserDocument)) }],
    ['a document with comments', { query: `# Who am I?\n${getUserDocument}\n` }],
  ])('a request with %s is answered', async (_, sent) => {
    expect(await ask(sent)).toMatchObject({ status: 200, body: user });
  });

  it('a document that asks for the type of each object is known, and passed on with it', async () => {
    const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
    const asked = visit(parse(getUserDocument), {
      SelectionSet: (node, _, parent) =>
        parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
          ? undefined
          : { ...node, selections: [...node.selections, typename] },
    });
    expect((await ask({ query: print(asked) })).status).toBe(200);
    const [received] = await dataApi.received();
    expect(received?.body).toContain('__typename');
  });

  it('null variables are none', async () => {
    const answer = await ask({ variables: null });
    expect([answer.status, code(answer)]).toEqual([400, { code: 'variables_invalid' }]);
  });

  it.each([
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    [graphqlType, graphqlType],
    [`${graphqlType},application/json;q=0.9`, graphqlType],
    [`application/json, ${graphqlType};q=0.5`, 'application/json'],
  ])('who accepts %j gets %s', async (accepted, type) => {
    const answer = await ask({}, accepted === '' ? {} : { Accept: accepted });
    expect(answer.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
  });

  it('a refusal has errors with our code; as JSON also our error', async () => {
    const errors = [{ message: 'unknown_operation', extensions: { code: 'unknown_operation' } }];
    const unknown = { query: '{__typename}' };
    const plain = await ask(unknown);
    expect(plain.body).toMatchObject({ errors, error: { code: 'unknown_operation' } });
    const standard = await ask(unknown, { Accept: graphqlType });
    expect(standard.status).toBe(400);
    expect(Object.keys(standard.body as object).toSorted()).toEqual(['errors', 'extensions']);
    expect(standard.body).toMatchObject({ errors });
  });
});

describe('the body of who may not ask', () => {
  const body = () => {
    let pulled = 0;
    const stream = new ReadableStream({
      pull(controller) {
        pulled += 1;
        if (pulled > 17) controller.close();
        else controller.enqueue(new TextEncoder().encode(' '.repeat(65_536)));
      },
    });
    return { stream, pulled: () => pulled };
  };

  it('a bad token is refused before a megabyte is read', async () => {
    const { stream, pulled } = body();
    const answer = await call(post({ body: stream, headers: { Authorization: 'Bearer nonsense' } }), worker);
    expect([answer.status, code(answer)]).toEqual([401, { code: 'token_refused' }]);
    expect(pulled()).toBeLessThan(3);
  });

  it('without a sign-in it may be a tenth as long', async () => {
    const { stream, pulled } = body();
    const answer = await call(post({ body: stream }), worker);
    expect([answer.status, code(answer)]).toEqual([413, { code: 'body_too_large' }]);
    expect(pulled()).toBeLessThan(5);
  });
});
