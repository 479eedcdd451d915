import { expect, it, vi } from 'vitest';
import { call, freshWorker, publishedKey, site } from './outside/call.ts';
import { dataApi, keySource } from './outside/places.ts';
import type { Env } from '../../functions/env.ts';

const health = async (worker: Env) => {
  const { status, body, headers } = await call(new Request(`${site}/api/health`), worker);
  expect(headers.get('Cache-Control')).toBe('no-store');
  return [status, body];
};

it('health: everything answers', async () => {
  await publishedKey();
  expect(await health(freshWorker())).toEqual([
    200,
    { status: 'ok', dependencies: { identity: 'up', dataApi: 'up', members: 'up' } },
  ]);
});

it('health: names what does not answer, without details', async () => {
  await keySource.become({ mode: 'status', status: 500 });
  await dataApi.become({ mode: 'status', status: 500 });
  const worker = freshWorker({ DATA_API_URL: `${dataApi.url}/secret` });
  expect(await health(worker)).toEqual([
    503,
    { status: 'degraded', dependencies: { identity: 'down', dataApi: 'down', members: 'up' } },
  ]);
});

it('health: asks dependencies once for any number of requests, and is never older than fifteen seconds', async () => {
  await publishedKey();
  await dataApi.become({ mode: 'ok' });
  await dataApi.forget();
  const worker = freshWorker({ DATA_API_URL: dataApi.url });
  for (let times = 0; times < 20; times += 1) expect((await health(worker))[0]).toBe(200);
  expect((await dataApi.received()).length).toBe(1);
  await dataApi.become({ mode: 'status', status: 500 });
  const later = Date.now() + 16_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  const answers = await Promise.all([health(worker), health(worker), health(worker)]);
  expect(answers.map(([status]) => status)).toEqual([503, 503, 503]);
});
