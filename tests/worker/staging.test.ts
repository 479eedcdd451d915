import { describe, expect, it } from 'vitest';
import { anyAddress, call, inOneMinute, productionWorker, site } from './outside/call.ts';
import { localStripe } from '../../local/stripe/remote.ts';
import { deliver } from './outside/shop.ts';
import type { Env } from '../../functions/env.ts';

const password = 'a long enough password';
const payments = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: localStripe.webhookSecret };
const settings = {
  ENVIRONMENT: 'staging',
  FIREBASE_PROJECT_ID: 'valea-staging',
  HASH_KEYS: 'a'.repeat(32),
  STAGING_PASSWORD: password,
  ...payments,
};
const staging = (changed: Partial<Env> = {}) => productionWorker({ ...settings, ...changed });

const basic = (user: string, given: string) => ({ Authorization: `Basic ${btoa(`${user}:${given}`)}` });
const right = basic('valea', password);
const get = (path: string, headers: Record<string, string> = {}, worker = staging()) =>
  call(
    new Request(site + path, {
      headers: { 'CF-Connecting-IP': anyAddress(), ...headers },
      redirect: 'manual',
    }),
    worker,
  );

/** A page, two paths that the Worker answers, the API. */
const everywhere = ['/de/404', '/', '/nothing/here', '/api/health', '/api/nothing'];

describe('staging', () => {
  it.each(everywhere)('asks for a password before %s, and marks it as noindex', async (path) => {
    for (const headers of [
      {},
      basic('valea', 'another password here'),
      basic('other', password),
      { Authorization: 'Basic %' },
    ]) {
      const answer = await get(path, headers);
      expect([answer.status, answer.body]).toEqual([401, 'Staging: sign in.']);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Basic realm="Staging", charset="UTF-8"');
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    }
    const accepted = await get(path, right);
    expect(accepted.status).not.toBe(401);
    expect(accepted.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  });

  it('serves static files itself', async () => {
    const page = await get('/de/404', right);
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await get('/nothing/here', right)).status).toBe(404);
  });

  it('sets a cookie, as members’ calls use Authorization for their token', async () => {
    const cookie = (await get('/de/404', right)).headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(
      /^__Host-staging=[\da-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookie).not.toContain(password);
    const headers = { Cookie: cookie.split(';')[0] ?? '', Authorization: 'Bearer token' };
    expect((await get('/de/404', headers)).status).toBe(200);
    expect(
      (await get('/de/404', headers, staging({ STAGING_PASSWORD: 'another long password' }))).status,
    ).toBe(401);
  });

  it('shows nothing if no password is set, and its health check says so', async () => {
    const open = staging({ STAGING_PASSWORD: '' });
    for (const path of everywhere.filter((one) => one !== '/api/health')) {
      expect((await get(path, {}, open)).status).toBe(503);
    }
    expect(await get('/api/health', {}, open)).toMatchObject({
      status: 503,
      body: { status: 'misconfigured', settings: [{ setting: 'STAGING_PASSWORD', reason: 'is missing' }] },
    });
  });

  it('limits guesses', async () => {
    const tries: Record<string, string>[] = [
      basic('valea', 'one of many passwords'),
      { Cookie: `__Host-staging=${'0'.repeat(64)}` },
    ];
    const cookie = (await get('/', right)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const { guesses, rightly, withCookie } = await inOneMinute(async () => {
      const from = { 'CF-Connecting-IP': anyAddress() };
      const statuses = [];
      for (let times = 0; times < 22; times += 1)
        statuses.push((await get('/', { ...from, ...tries[times % 2] })).status);
      return {
        guesses: statuses,
        rightly: await get('/', { ...from, ...right }),
        withCookie: await get('/de/404', { ...from, Cookie: cookie }),
      };
    });
    expect([...guesses.slice(0, 2), ...guesses.slice(-2)]).toEqual([401, 401, 429, 429]);
    // Otherwise the limit would reveal which password was right.
    expect(rightly.status).toBe(429);
    expect(withCookie.status).toBe(200);
  });
});

it.each(['production', 'local'])('%s asks for no password', async (environment) => {
  const answer = await get(
    '/de/404',
    {},
    staging({ ENVIRONMENT: environment, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }),
  );
  expect(answer.status).toBe(404);
  expect(answer.headers.get('X-Robots-Tag')).toBeNull();
});

describe('webhook: events of the other mode are refused', () => {
  const event = (livemode?: boolean) => ({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'customer.created',
    created: 1_790_000_000,
    ...(livemode !== undefined && { livemode }),
    data: { object: {} },
  });
  const production = () => staging({ ENVIRONMENT: 'production', STRIPE_SECRET_KEY: 'sk_live_a' });

  it.each([
    ['production', production(), [204, 400, 400]],
    ['staging', staging(), [400, 204, 400]],
    ['this machine', staging({ ENVIRONMENT: 'local' }), [204, 204, 204]],
  ])('by %s', async (_, worker, statuses) => {
    expect([
      await deliver(event(true), worker),
      await deliver(event(false), worker),
      await deliver(event(), worker),
    ]).toEqual(statuses);
  });
});
