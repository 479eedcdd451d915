import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { company } from '#domain/company.ts';
import wrangler from '../../../wrangler.toml?raw';
import worker from '../../../functions/index.ts';
import { jobs } from '../../../functions/operator/jobs.ts';
import { queue } from '../../../functions/queue.ts';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import { conversion, handOver, hex, openQueues } from '../outside/conversions.ts';
import { hour, nights, nothingToTell, site, tonight, without } from '../outside/operator.ts';

beforeEach(nothingToTell);
afterEach(() => {
  vi.restoreAllMocks();
});

it('job: a failure is reported the next day, even if the mail failed that night', async () => {
  const room = site();
  room.fault.failing = true;
  await catchUp({ ...room.worker, DB: without('conversion_outbox') }, new Date(tonight.getTime() - hour));
  await nightly(room.worker, tonight);
  expect(room.mails()).toEqual([]);
  expect(room.tried).toHaveLength(1);
  room.fault.failing = false;
  await nightly(room.worker, nights(1));
  const [mail] = room.mails();
  expect(mail?.text).toContain('catch-up purchases: purchase_not_queued (queue): 1 times');
  expect(mail?.text).toContain(`No mail went out for ${tonight.toISOString().slice(0, 10)}`);
  await catchUp(room.worker, nights(1));
  await nightly(room.worker, nights(2));
  expect(room.mails()).toHaveLength(1);
});

it('job: a failing part is reported by name and stops no other', async () => {
  const room = site();
  await nightly({ ...room.worker, DB: without('consent_receipts') }, tonight);
  expect(room.mails()[0]?.text).toContain('nightly retention: job_failed (retention): 1 times');
});

it('job: a missing database is reported', async () => {
  const room = site();
  await nightly({ ...room.worker, DB: without('') }, tonight);
  expect(room.mails()).toHaveLength(1);
  expect(room.mails()[0]?.text).toMatch(/Could not be read, so there may be more: .*stopped jobs/);
});

it('job: one that has not finished for 26 hours is reported by the other', async () => {
  const room = site();
  await nightly(room.worker, tonight);
  await catchUp(room.worker, new Date(tonight.getTime() + 25 * hour));
  expect(room.mails()).toEqual([]);
  const late = new Date(tonight.getTime() + 27 * hour);
  await catchUp(room.worker, late);
  await catchUp(room.worker, late);
  expect(room.mails()).toHaveLength(1);
  expect(room.mails()[0]?.text).toContain(
    `nightly: has not come to its end since ${tonight.toISOString().slice(0, 10)} 02:17 UTC`,
  );
  await nightly(room.worker, nights(4));
  expect(room.mails()[1]?.text).toContain('catch-up: has not come to its end');
});

it('job: an invalid setting is reported although nothing else works', async () => {
  const room = site({ FIREBASE_PROJECT_ID: 'https://x', OPERATOR_EMAIL: 'nobody' });
  await nightly(room.worker, tonight);
  expect(room.tried).toEqual([company.email]);
  expect(room.mails()[0]?.text).toContain('nightly settings: setting_invalid (FIREBASE_PROJECT_ID): 1 times');
  expect(room.mails()[0]?.text).toContain('nightly settings: setting_invalid (OPERATOR_EMAIL): 1 times');
});

it('queue consumer: failures are reported, too', async () => {
  const { worker: queues } = openQueues({ META_ACCESS_TOKEN: '' });
  await handOver([conversion({ consentReceipt: hex() })], queues);
  const room = site();
  await nightly(room.worker, tonight);
  expect(room.mails()[0]?.text).toContain(
    'queue valea-conversions: setting_invalid (META_ACCESS_TOKEN): 1 times',
  );
  const dead = createMessageBatch('valea-conversions-dead', [
    { id: 'dead', timestamp: new Date(), attempts: 1, body: {} },
  ]);
  await queue(dead, { ...room.worker, DB: without('dead_conversions') });
  await nightly(room.worker, nights(1));
  expect(room.mails()[1]?.text).toContain('queue valea-conversions-dead: dead_letters_not_recorded');
});

it('job: each runs at its time in wrangler.toml only', async () => {
  const [, crons = ''] = /^crons = (\[.*\])$/m.exec(wrangler) ?? [];
  expect(JSON.parse(crons)).toEqual(Object.values(jobs));
  const room = site();
  for (const [job, cron] of Object.entries(jobs)) {
    await worker.scheduled({ cron }, room.worker);
    const ran = await env.DB.prepare('SELECT began FROM job_runs WHERE job = ?')
      .bind(job)
      .first<{ began: number }>();
    expect(ran?.began).toBeGreaterThan(0);
  }
});
