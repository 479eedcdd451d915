import { beforeEach, expect, it } from 'vitest';
import { storesOf } from '../../functions/deps.ts';
import { nightly } from '../../functions/scheduled.ts';
import { call, freshWorker, getUser, publishedKey, site } from './outside/call.ts';
import { failingDatabase, recordingDatabase } from './outside/database.ts';
import { createMailbox } from './outside/mailbox.ts';
import { nights, nothingToTell, site as operated, tonight } from './outside/operator.ts';
import { dataApi, keySource } from './outside/stand-ins.ts';
import { shopper, wish } from './outside/shop.ts';
import type { HealthAnswer } from '#site/api/health.ts';
import type { Env } from '../../functions/env.ts';

type Health = Extract<HealthAnswer, { upstreams: unknown }>;

beforeEach(nothingToTell);

async function health(worker: Env) {
  const { status, body, headers } = await call(new Request(`${site}/api/health`), worker);
  expect(headers.get('Cache-Control')).toBe('no-store');
  const { status: is, ...answer } = body as Health;
  return { status, is, ...answer };
}

it('health: asks only the database, and leaves out services that have not been called yet', async () => {
  await dataApi.become({ mode: 'ok' });
  await dataApi.forget();
  const { DB, statements } = recordingDatabase();
  const worker = freshWorker({ DB, DATA_API_URL: dataApi.url });
  const answer = await health(worker);
  expect(answer).toMatchObject({ status: 200, is: 'ok', database: 'up' });
  expect(new Set(Object.values(answer.upstreams).map(({ state }) => state))).toEqual(new Set(['unknown']));
  expect(await dataApi.received()).toEqual([]);
  expect(statements).toHaveLength(1);
});

it('health: a revoked Stripe key closes the shop, says since when, and opens with the next call that works', async () => {
  const mailbox = createMailbox();
  const her = await shopper('key-revoked', mailbox.worker);
  await her.order(wish('app-1-month'));
  expect(await health(mailbox.worker)).toMatchObject({
    status: 200,
    upstreams: { payments: { state: 'up' } },
  });
  const revoked = freshWorker({ ...mailbox.worker, STRIPE_SECRET_KEY: 'sk_test_revoked' });
  const before = new Date().toISOString();
  const refused = await shopper('key-revoked-too', revoked);
  await refused.order(wish('app-1-month'));
  const closed = await health(mailbox.worker);
  expect(closed).toMatchObject({ status: 503, is: 'down', upstreams: { payments: { state: 'down' } } });
  expect(String(closed.upstreams.payments?.since) >= before).toBe(true);
  await (await shopper('key-renewed', freshWorker(mailbox.worker))).order(wish('app-1-month'));
  expect(await health(mailbox.worker)).toMatchObject({
    status: 200,
    upstreams: { payments: { state: 'up' } },
  });
});

it('health: without the identity provider nobody can order', async () => {
  const { token } = await publishedKey();
  const idToken = await token('nobody-knows');
  await keySource.become({ mode: 'status', status: 500 });
  const worker = freshWorker();
  await call(getUser(idToken), worker);
  expect(await health(worker)).toMatchObject({
    status: 503,
    is: 'down',
    upstreams: { identity: { state: 'down' } },
  });
});

it('health: a data API that fails is named, and orders go on', async () => {
  const { token } = await publishedKey();
  await dataApi.become({ mode: 'status', status: 500 });
  const worker = freshWorker({ DATA_API_URL: `${dataApi.url}/secret` });
  await call(getUser(await token('reads-nothing')), worker);
  const answer = await health(worker);
  expect(answer).toMatchObject({ status: 200, is: 'degraded', upstreams: { dataApi: { state: 'down' } } });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

it('health: a failing database is down', async () => {
  expect(await health(freshWorker({ DB: failingDatabase('') }))).toMatchObject({
    status: 503,
    database: 'down',
  });
});

it('health: an old failure no longer counts, a refused key does', async () => {
  const worker = freshWorker();
  const { upstreams } = storesOf(worker);
  upstreams.witness('storage')('failing');
  upstreams.witness('conversions')('refused');
  expect((await health(worker)).upstreams).toMatchObject({
    storage: { state: 'down' },
    conversions: { state: 'down' },
  });
  await worker.DB.prepare('UPDATE upstreams SET seen = seen - 3600000, since = since - 3600000').run();
  expect((await health(worker)).upstreams).toMatchObject({
    storage: { state: 'unknown' },
    conversions: { state: 'down' },
  });
});

it('health: a busy isolate writes now and then, not with every call', async () => {
  const { DB, statements } = recordingDatabase();
  const { upstreams } = storesOf(freshWorker({ DB }));
  for (let calls = 0; calls < 100; calls += 1) upstreams.witness('mail')(calls % 2 === 0 ? 'up' : 'failing');
  await upstreams.read();
  const written = statements.filter((sql) => /insert into ["'`]?upstreams/i.test(sql));
  expect(written.length).toBeGreaterThan(0);
  expect(written.length).toBeLessThan(3);
});

it('daily report: names the service that does not answer', async () => {
  const mailbox = operated();
  storesOf(mailbox.worker).upstreams.witness('conversions')('refused');
  await nightly(mailbox.worker, tonight);
  await nightly(mailbox.worker, nights(1));
  expect(mailbox.mails()[0]?.text).toMatch(
    /services behind the Worker that do not answer: 1, since .*\n {3}conversions, since /,
  );
});
