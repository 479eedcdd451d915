import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createCall } from '../../src/browser/call.ts';
import { createMembersClient } from '../../src/browser/members/members.ts';
import { app } from '../../functions/app.ts';
import { agree, answers } from './members/people.ts';
import { anyAddress, freshWorker, publishedKey, site } from './outside/call.ts';
import { dataApi } from './outside/stand-ins.ts';
import type { Env } from '../../functions/env.ts';

let token: (uid: string) => Promise<string>;
beforeAll(async () => {
  ({ token } = await publishedKey());
});

/** The site's client with the real app in process. */
function clientOf(
  uid: string | undefined,
  worker: Env = freshWorker(),
  more: Partial<Parameters<typeof createCall>[0]> = {},
) {
  const send = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('Origin', site);
    headers.set('CF-Connecting-IP', anyAddress());
    return app.fetch(new Request(site + url, { ...init, headers }), worker, createExecutionContext());
  };
  const call = createCall({
    token: async () => (uid === undefined ? undefined : token(uid)),
    fetch: send,
    ...more,
  });
  return createMembersClient(call);
}

describe('the site’s client', () => {
  it('reads, onboards and updates the person who is signed in', async () => {
    const client = clientOf('client-person');
    expect(await client.getUser()).toMatchObject({
      state: 'ok',
      data: { getUser: { firebaseUid: 'client-person' } },
    });
    await agree('client-person');
    const user = { onboardingCompleted: true, onboardingInformation: { data: { goal: 'feel better' } } };
    expect(await client.onboardUser('myself', answers)).toMatchObject({
      state: 'ok',
      data: { onboardUser: { user } },
    });
    expect(await client.updateUser('myself', 'client@example.com')).toMatchObject({
      state: 'ok',
      data: { updateUser: { email: 'client@example.com' } },
    });
  });

  it('returns the code of a refusal', async () => {
    expect(await clientOf(undefined).getUser()).toEqual({ state: 'failed', code: 'unauthenticated' });
    expect(await clientOf('client-person').updateUser('myself', 'x')).toEqual({
      state: 'failed',
      code: 'email_invalid',
    });
    expect(await clientOf('client-person').onboardUser('myself', { ...answers, desiredWeight: 40 })).toEqual({
      state: 'failed',
      code: 'desired_weight_too_low',
    });
  });

  it('counts as signed out if there is no token, and logs the given words', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = clientOf('x', freshWorker(), { token: () => Promise.reject(new Error('secret')) });
    expect(await client.getUser()).toEqual({ state: 'failed', code: 'unauthenticated' });
    expect(logged.mock.calls).toEqual([['could not get firebase idToken']]);
    logged.mockRestore();
  });

  it('always sends Authorization, empty for visitors, and stores nothing', async () => {
    const sent: RequestInit[] = [];
    const send = (_: string, init: RequestInit) => {
      sent.push(init);
      return Promise.resolve(Response.json({ data: {} }));
    };
    await clientOf(undefined, freshWorker(), { fetch: send }).getUser();
    const headers = { Authorization: '', 'Content-Type': 'application/json' };
    expect(sent).toMatchObject([{ method: 'POST', cache: 'no-store', headers }]);
  });

  it('passes on partial data', async () => {
    await dataApi.become({
      mode: 'ok',
      body: '{"data":{"getUser":{"id":"1"}},"errors":[{"message":"secret.internal failed"}]}',
    });
    const client = clientOf('client-person', freshWorker({ DATA_API_URL: dataApi.url }));
    expect(await client.getUser()).toEqual({
      state: 'ok',
      data: { getUser: { id: '1' } },
    });
  });

  const never = (_: string, init: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
  const failed = (name: string, more = {}) => ({ state: 'failed', code: name, ...more });
  const answering = (body: string, init?: ResponseInit) => () => Promise.resolve(new Response(body, init));
  const patience = { status: 429, headers: { 'Retry-After': '60' } };
  const badAnswers: [string, (url: string, init: RequestInit) => Promise<Response>, unknown][] = [
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), failed('unreachable')],
    ['no answer in time', never, failed('data_api_timeout')],
    ['HTML', answering('<html>'), failed('data_api_invalid')],
    ['half an answer', answering('{"data":'), failed('data_api_invalid')],
    ['an unknown code', answering('{"error":{"code":"new"}}', { status: 500 }), failed('data_api_invalid')],
    [
      'a wish for patience',
      answering('{"error":{"code":"rate_limited"}}', patience),
      failed('rate_limited', { retryAfterSeconds: 60 }),
    ],
  ];
  it.each(badAnswers)('%s is a code, not an exception', async (_, send, expected) => {
    expect(await clientOf(undefined, freshWorker(), { fetch: send, timeLimitMs: 50 }).getUser()).toEqual(
      expected,
    );
  });
});
