import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localMeta } from '../../local/meta/remote.ts';
import { startMeta } from '../../local/meta/meta.ts';
import { remoteMeta } from '../../local/meta/remote.ts';

let meta: Awaited<ReturnType<typeof startMeta>>;

beforeAll(async () => {
  meta = await startMeta({ port: 0, ...localMeta });
});
beforeEach(() => {
  meta.forget();
  meta.become({ mode: 'ok' });
});
afterAll(() => meta.stop());

const now = () => Math.floor(Date.now() / 1000);
const hash = 'a'.repeat(64);
const event = (more: Record<string, unknown> = {}) => ({
  event_name: 'PageView',
  event_time: now(),
  event_id: 'one',
  event_source_url: 'https://www.valea.example/de/',
  action_source: 'website',
  user_data: { client_ip_address: '203.0.113.9', client_user_agent: 'x' },
  ...more,
});

async function post(data: unknown[], more: Record<string, unknown> = {}, path: string = localMeta.dataset) {
  const answer = await fetch(`${meta.url}/v26.0/${path}/events`, {
    method: 'POST',
    body: JSON.stringify({ data, access_token: localMeta.token, ...more }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, Record<string, unknown>> };
}

it('takes what is right, and the same event only once', async () => {
  const first = await post([event()], { test_event_code: 'TEST1' });
  expect(first).toEqual({ status: 200, body: { events_received: 1, messages: [], fbtrace_id: 'local' } });
  await post([event(), event({ event_id: 'two', user_data: { em: [hash], client_user_agent: 'x' } })]);
  expect(meta.seen().taken.map(({ event: { event_id }, times }) => [event_id, times])).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
});

describe('refuses as documented, the whole request for one bad event', () => {
  it.each([
    ['an event of last week', event({ event_time: now() - 8 * 86_400 }), 2804003],
    ['an event to come', event({ event_time: now() + 3600 }), 2804004],
    ['milliseconds', event({ event_time: Date.now() }), 2804004],
    ['no address', event({ event_source_url: undefined }), 2804050],
    ['no browser', event({ user_data: { client_ip_address: '203.0.113.9' } }), 2804050],
    ['nothing to match', event({ user_data: { client_user_agent: 'x' } }), 2804050],
    ['an e-mail in the clear', event({ user_data: { em: ['a@b.de'], client_user_agent: 'x' } }), 2804050],
    ['a hash in capitals', event({ user_data: { em: hash.toUpperCase(), client_user_agent: 'x' } }), 2804050],
    ['a changed click id', event({ user_data: { fbc: 'FB.1.1.x', client_user_agent: 'x' } }), 2804050],
    ['a value without currency', event({ custom_data: { value: 75 } }), 2804050],
    ['a purchase without a price', event({ event_name: 'Purchase' }), 2804050],
    ['a field that it does not know', event({ weight: 70 }), 2804050],
  ])('%s', async (_, bad, subcode) => {
    const { status, body } = await post([event(), bad]);
    expect([status, body['error']?.['code'], body['error']?.['error_subcode']]).toEqual([400, 100, subcode]);
    expect(meta.seen().taken).toEqual([]);
  });

  it('a wrong token, a data set that is not there, no events, too many', async () => {
    expect((await post([event()], { access_token: 'wrong' })).body['error']?.['code']).toBe(190);
    expect((await post([event()], {}, '42')).body['error']?.['error_subcode']).toBe(33);
    expect((await post([])).status).toBe(400);
    expect((await post(Array.from({ length: 1001 }, () => event()))).status).toBe(400);
  });
});

it('its failures are switched on from elsewhere, every n-th call if wished', async () => {
  const remote = remoteMeta(meta.url);
  await remote.become({
    mode: 'flapping',
    every: 2,
    faults: [{ mode: 'throttled' }, { mode: 'unavailable' }],
  });
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await post([event()])).status);
  expect(statuses).toEqual([200, 429, 200, 503]);
  await remote.become({ mode: 'lost-answer' });
  await expect(post([event({ event_id: 'lost' })])).rejects.toThrow();
  expect((await remote.seen()).taken.map(({ event: taken }) => taken['event_id'])).toEqual(['one', 'lost']);
  await remote.forget();
  expect(await remote.seen()).toEqual({ taken: [], refused: [] });
});

it('shows what came, and nothing of it runs', async () => {
  await post([event({ event_name: '<script>alert(1)</script>' })]);
  const page = await (await fetch(meta.url)).text();
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script>');
});
