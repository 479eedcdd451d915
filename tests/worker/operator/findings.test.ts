import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { storesOf } from '../../../functions/deps.ts';
import { nightly } from '../../../functions/scheduled.ts';
import { call, freshWorker, getUser, publishedKey, requestBy } from '../outside/call.ts';
import { failingDatabase, sql } from '../outside/database.ts';
import { hour, nights, nothingToTell, personal, site, tonight } from '../outside/operator.ts';

beforeEach(nothingToTell);

const justNow = (mailbox: ReturnType<typeof site>) =>
  mailbox.sent.filter(({ subject }) => subject.startsWith(`${company.product}, just now`));

/** A signed-in request that hits an unexpected error. */
async function fails(mailbox: ReturnType<typeof site>) {
  const { token } = await publishedKey();
  const idToken = await token(`unlucky-${crypto.randomUUID()}`, { email: 'erika@example.com' });
  return call(requestBy(idToken, '/api/account'), { ...mailbox.worker, DB: failingDatabase('"orders"') });
}

it('findings: an unexpected error in a request is mailed at once, and once a day', async () => {
  const mailbox = site({ OPERATOR_EMAIL: 'watch@example.com' });
  const { headers } = await fails(mailbox);
  await fails(mailbox);
  expect(justNow(mailbox)).toHaveLength(1);
  const [mail] = justNow(mailbox);
  expect(mail).toMatchObject({
    to: 'watch@example.com',
    subject: `${company.product}, just now: unhandled_error`,
  });
  expect(mail?.text).toContain(headers.get('X-Request-Id'));
  expect(mail?.text).not.toMatch(personal);
});

it('findings: the daily mail lists each with its count, times and a request id, once', async () => {
  const mailbox = site();
  await fails(mailbox);
  const { headers } = await fails(mailbox);
  await nightly(mailbox.worker, nights(1));
  await nightly(mailbox.worker, nights(2));
  expect(mailbox.mails()).toHaveLength(1);
  expect(mailbox.mails()[0]?.text).toMatch(
    /GET \/api\/account: unhandled_error \(\w*Error\): 2 times, from [-\d]+ [:\d]+ UTC to [-\d]+ [:\d]+ UTC, request /,
  );
  expect(mailbox.mails()[0]?.text).toContain(headers.get('X-Request-Id'));
  expect(mailbox.mails()[0]?.text).not.toMatch(personal);
});

it('findings: what came while the mail was being sent is in the next one', async () => {
  const { findings } = storesOf(env);
  const keep = (at: Date) =>
    findings.keep({ kind: 'refund_refused', source: 'a place', about: 'order-1' }, at);
  await keep(tonight);
  const read = await findings.unreported('books');
  await keep(tonight);
  await read.forget();
  const { rows } = await findings.unreported('books');
  expect(rows).toMatchObject([{ kind: 'refund_refused', about: 'order-1', count: 1 }]);
});

it('findings: a kind is mailed at once again after a day without it', async () => {
  const mailbox = site();
  const { report } = storesOf(mailbox.worker);
  const found = { kind: 'product_not_for_sale', source: 'POST /api/checkout' } as const;
  for (const hours of [0, 23, 46, 71]) await report(found, new Date(tonight.getTime() + hours * hour));
  expect(justNow(mailbox)).toHaveLength(2);
});

it('findings: a flood of different ones keeps its kind bounded, counted, and hides no other kind', async () => {
  const mailbox = site();
  const { report } = storesOf(mailbox.worker);
  for (let count = 0; count < 100; count += 1)
    await report({ kind: 'order_not_reconciled', source: 'catch-up', about: `order-${count}` }, tonight);
  await report({ kind: 'refund_refused', source: 'catch-up', about: 'order-hers' }, tonight);
  const kept = await sql(
    "SELECT count(*) AS n, sum(count) AS sum FROM findings WHERE kind = 'order_not_reconciled'",
  ).first();
  expect(kept).toMatchObject({ sum: 100 });
  expect(Number(kept?.['n'])).toBeLessThan(60);
  expect(justNow(mailbox)).toHaveLength(2);
  await nightly(mailbox.worker, nights(1));
  expect(mailbox.mails()[0]?.text).toContain('differences in the books: 101');
});

it('findings: a failing database or mail service changes no answer', async () => {
  const mailbox = site();
  const { token } = await publishedKey();
  const idToken = await token('twice-unlucky', { email: 'erika@example.com' });
  const answer = await call(getUser(idToken), freshWorker({ DB: failingDatabase('') }));
  expect(answer).toMatchObject({ status: 503, body: { error: { code: 'identity_unavailable' } } });
  expect((await fails(mailbox)).status).toBe(500);
  await nothingToTell();
  mailbox.fault.failing = true;
  expect((await fails(mailbox)).status).toBe(500);
  expect(mailbox.tried).toHaveLength(2);
});
