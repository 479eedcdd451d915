import { beforeEach, describe, expect, it } from 'vitest';
import {
  getUserDocument,
  onboardUserDataDocument,
  updateUserDocument,
} from '../../src/browser/generated/operations.ts';
import { call, code, freshWorker, getUser, operation, post, publishedKey, site } from './outside/call.ts';
import { agree, answers, inputOf } from './members/people.ts';
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

describe('invalid variables', () => {
  const onboarding = inputOf(answers);
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  const person = (change: Record<string, unknown>) => ({
    id: 'myself',
    user: { ...onboarding, personalInformation: { ...onboarding.personalInformation, ...change } },
  });
  const unfit: [string, string, unknown][] = [
    ['missing', getUserDocument, {}],
    ['null', getUserDocument, { id: null }],
    ['a number as id', getUserDocument, { id: 1 }],
    ['an object as id', getUserDocument, { id: { toString: 'myself' } }],
    ['one too many', getUserDocument, { id: 'myself', more: 1 }],
    ['__proto__ among them', getUserDocument, JSON.parse('{"id":"myself","__proto__":{"x":1}}')],
    ['e-mail as a list', updateUserDocument, { id: 'myself', email: ['a@b.c'] }],
    ['no e-mail', updateUserDocument, { id: 'myself' }],
    ['a text as weight', onboardUserDataDocument, person({ weight: '75' })],
    ['half a kilogram', onboardUserDataDocument, person({ weight: 75.5 })],
    ['a number beyond 32 bits', onboardUserDataDocument, person({ weight: 2 ** 31 })],
    ['an unknown gender', onboardUserDataDocument, person({ biologicalGender: 'OTHER' })],
    ['gender null', onboardUserDataDocument, person({ biologicalGender: null })],
    ['a field too many', onboardUserDataDocument, person({ access: ['VALEA_APP'] })],
    ['no person', onboardUserDataDocument, { id: 'myself', user: {} }],
    ['a list as user', onboardUserDataDocument, { id: 'myself', user: [onboarding] }],
    [
      'JSON too deep',
      onboardUserDataDocument,
      { id: 'myself', user: { ...onboarding, onboardingInformation: { data: nested(20) } } },
    ],
  ];
  it.each(unfit)('%s: 400', async (_, query, variables) => {
    expect(await refusal(operation(query, variables))).toEqual([400, { code: 'variables_invalid' }]);
  });

  it.each([40_000, 90_000])('longer than allowed (%i characters): 400', async (length) => {
    expect(await refusal(operation(getUserDocument, { id: 'x'.repeat(length) }))).toEqual([
      400,
      { code: 'variables_too_large' },
    ]);
  });

  it('valid ones are passed on unchanged', async () => {
    const { token } = await publishedKey();
    await agree('proxied');
    const valid = operation(
      onboardUserDataDocument,
      { id: 'myself', user: onboarding },
      await token('proxied'),
    );
    await call(valid, freshWorker({ DATA_API_URL: `${dataApi.url}/graphql` }));
    const [received] = await dataApi.received();
    expect(JSON.parse(received?.body ?? '')).toEqual({
      query: onboardUserDataDocument,
      operationName: 'OnboardUserData',
      variables: { id: 'myself', user: onboarding },
    });
  });
});

describe('what the data API receives of a request', () => {
  it('is the authorization and our own headers', async () => {
    const { token } = await publishedKey();
    const authorization = `Bearer ${await token('proxied')}`;
    const request = post({
      body: JSON.stringify({ query: getUserDocument, variables: { id: 'myself' } }),
      headers: {
        Authorization: authorization,
        Cookie: 'session=canary',
        'X-User-Id': 'canary',
        'X-Hasura-Role': 'canary',
        'X-Forwarded-For': '6.6.6.6',
        'CF-Connecting-IP': '6.6.6.6',
        'X-Request-Id': 'canary',
        'User-Agent': 'canary',
        'Accept-Language': 'canary',
        Referer: `${site}/canary`,
      },
    });
    const answer = await call(request, worker);
    const [received] = await dataApi.received();
    expect(JSON.stringify(received)).not.toMatch(/canary|6\.6\.6\.6/);
    const headers = received?.headers ?? {};
    expect(headers).toMatchObject({
      accept: 'application/graphql-response+json, application/json',
      authorization,
      'content-type': 'application/json',
      'x-request-id': answer.headers.get('X-Request-Id'),
    });
    expect(headers).not.toHaveProperty('origin');
  });

  it('for a visitor without a session the authorization is empty', async () => {
    await call(getUser(), worker);
    const [received] = await dataApi.received();
    expect(received?.headers['authorization'] ?? '').toBe('');
  });
});
