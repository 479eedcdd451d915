import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { catchUp } from '../../../functions/scheduled.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { sql } from '../outside/database.ts';

const nothingWaits = () => sql('UPDATE mails SET due = NULL, closed = 1 WHERE due IS NOT NULL').run();
beforeEach(nothingWaits);
afterEach(nothingWaits);

/** Queues as many mails, each to a different address. */
async function wait(count: number) {
  const ids = JSON.stringify(Array.from({ length: count }, () => crypto.randomUUID()));
  await env.DB.batch([
    sql(
      `INSERT INTO quiz_reminders (id, mailbox, email, locale, token, asked)
       SELECT value, value, value || '@example.com', 'de', value, unixepoch() * 1000 FROM json_each(?)`,
      ids,
    ),
    sql(
      `INSERT INTO mails (key, kind, about, queued, due)
       SELECT 'quiz_reminder ' || value, 'quiz_reminder', value, 1, 1 FROM json_each(?)`,
      ids,
    ),
  ]);
}

/** Not at the full hour, when reminders of a course are queued. */
const halfPast = new Date('2026-11-20T10:30:00Z');

it('mail outbox: a run sends as many as the statements of an invocation allow', async () => {
  const mailbox = createMailbox();
  await wait(150);
  await catchUp(mailbox.worker, halfPast);
  expect(mailbox.sent.length).toBeGreaterThanOrEqual(100);
  await catchUp(mailbox.worker, halfPast);
  expect(new Set(mailbox.sent.map(({ to }) => to)).size).toBe(150);
  expect(mailbox.sent).toHaveLength(150);
});

it('mail outbox: a run ends where the provider takes no more, and no mail loses a try for it', async () => {
  const mailbox = createMailbox();
  await wait(20);
  mailbox.fault.failing = true;
  await catchUp(mailbox.worker, halfPast);
  expect(mailbox.tried).toHaveLength(3);
  const untried = await sql(
    "SELECT count(*) AS n FROM mails WHERE kind = 'quiz_reminder' AND due = 1 AND tries = 0",
  ).first('n');
  expect(untried).toBe(17);
  mailbox.fault.failing = false;
  await mailbox.later();
  await catchUp(mailbox.worker, halfPast);
  expect(mailbox.sent).toHaveLength(20);
});

it('mail outbox: recipients whom the provider refuses hold back no other mail', async () => {
  const mailbox = createMailbox();
  await wait(20);
  mailbox.fault.refusing = true;
  await catchUp(mailbox.worker, halfPast);
  expect(mailbox.tried).toHaveLength(20);
});
