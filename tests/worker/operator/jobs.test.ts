import { beforeEach, expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import wrangler from '../../../wrangler.toml?raw';
import worker from '../../../functions/index.ts';
import { lateJobs } from '../../../scripts/ops/statements.ts';
import { jobs } from '../../../functions/operator/jobs.ts';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import { failingDatabase, sql } from '../outside/database.ts';
import { conversion, handOver, hex, openQueues } from '../outside/conversions.ts';
import { hour, nights, nothingToTell, site, tonight } from '../outside/operator.ts';

beforeEach(nothingToTell);

it('job: a failure is reported the next day, even if the mail failed that night', async () => {
  const mailbox = site();
  mailbox.fault.failing = true;
  await catchUp(
    { ...mailbox.worker, DB: failingDatabase('conversion_outbox') },
    new Date(tonight.getTime() - hour),
  );
  await nightly(mailbox.worker, tonight);
  expect(mailbox.mails()).toEqual([]);
  expect(mailbox.tried).not.toEqual([]);
  mailbox.fault.failing = false;
  await nightly(mailbox.worker, nights(1));
  const [mail] = mailbox.mails();
  expect(mail?.text).toContain('catch-up purchases: purchase_not_queued (queue): 1 times');
  expect(mail?.text).toContain(`No mail went out for ${tonight.toISOString().slice(0, 10)}`);
  await catchUp(mailbox.worker, nights(1));
  await nightly(mailbox.worker, nights(2));
  const reports = mailbox.mails().filter(({ text }) => text.includes('purchase_not_queued'));
  expect(reports).toHaveLength(1);
});

it('job: a failing part is reported by name and stops no other', async () => {
  const mailbox = site();
  await nightly({ ...mailbox.worker, DB: failingDatabase('consent_receipts') }, tonight);
  expect(mailbox.mails()[0]?.text).toContain('nightly retention: job_failed (retention): 1 times');
});

it('job: a missing database is reported', async () => {
  const mailbox = site();
  await nightly({ ...mailbox.worker, DB: failingDatabase('') }, tonight);
  expect(mailbox.mails()).toHaveLength(1);
  expect(mailbox.mails()[0]?.text).toMatch(/Could not be read, so there may be more: .*stopped jobs/);
});

it('job: one that has not finished for 26 hours is reported by the other', async () => {
  const mailbox = site();
  await nightly(mailbox.worker, tonight);
  await catchUp(mailbox.worker, new Date(tonight.getTime() + 25 * hour));
  expect(mailbox.mails()).toEqual([]);
  const late = new Date(tonight.getTime() + 27 * hour);
  await catchUp(mailbox.worker, late);
  await catchUp(mailbox.worker, late);
  expect(mailbox.mails()).toHaveLength(1);
  expect(mailbox.mails()[0]?.text).toContain(
    `nightly: has not come to its end since ${tonight.toISOString().slice(0, 10)} 02:17 UTC`,
  );
  await nightly(mailbox.worker, nights(4));
  expect(mailbox.mails()[1]?.text).toContain('catch-up: has not come to its end');
});

it('job: an invalid setting is reported although nothing else works', async () => {
  const mailbox = site({ FIREBASE_PROJECT_ID: 'https://x', OPERATOR_EMAIL: 'nobody' });
  await nightly(mailbox.worker, tonight);
  expect(new Set(mailbox.tried)).toEqual(new Set([company.email]));
  for (const setting of ['FIREBASE_PROJECT_ID', 'OPERATOR_EMAIL'])
    expect(mailbox.mails()[0]?.text).toContain(`nightly settings: setting_invalid (${setting}, `);
});

it('queue consumer: failures are reported, too', async () => {
  const { worker: queues } = openQueues({ META_ACCESS_TOKEN: '' });
  await handOver([conversion({ consentReceipt: hex() })], queues);
  const mailbox = site();
  await nightly(mailbox.worker, tonight);
  expect(mailbox.mails()[0]?.text).toMatch(
    /queue valea-conversions: setting_invalid \(META_ACCESS_TOKEN, .+\): 1 times/,
  );
});

it('job: one that no version runs any more is not reported as stopped', async () => {
  const mailbox = site();
  const known = tonight.getTime() - 30 * 24 * hour;
  await sql("INSERT INTO job_runs (job, known, began) VALUES ('weekly', ?, ?)", known, known).run();
  await nightly(mailbox.worker, tonight);
  expect(mailbox.mails()).toEqual([]);
  const late = await sql(lateJobs).all<{ job: string }>();
  expect(late.results.map(({ job }) => job)).not.toContain('weekly');
});

it('job: each runs only at its time in wrangler.toml', async () => {
  const [, crons = ''] = /^crons = (\[.*\])$/m.exec(wrangler) ?? [];
  expect(JSON.parse(crons)).toEqual(Object.values(jobs));
  const mailbox = site();
  for (const [job, cron] of Object.entries(jobs)) {
    await worker.scheduled({ cron }, mailbox.worker);
    const ran = await sql('SELECT began FROM job_runs WHERE job = ?', job).first<{ began: number }>();
    expect(ran?.began).toBeGreaterThan(0);
  }
});

it('operator’s look at the jobs: names one that has stopped, and complains if none has ever run', async () => {
  const late = async () => (await sql(lateJobs).all<{ job: string }>()).results.map(({ job }) => job);
  expect(await late()).toEqual(['every job']);
  const { worker: running } = site();
  const now = Date.now();
  await catchUp(running, new Date(now));
  expect(await late()).toEqual([]);
  await catchUp(running, new Date(now - 27 * hour));
  expect(await late()).toEqual(['catch-up']);
});
