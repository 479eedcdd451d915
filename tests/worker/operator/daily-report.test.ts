import { beforeEach, expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import { failingDatabase, sql } from '../outside/database.ts';
import { participant, say } from '../outside/contact.ts';
import { handOver } from '../outside/conversions.ts';
import { declarer } from '../outside/declarer.ts';
import { hour, nights, nothingToTell, personal, site, tonight } from '../outside/operator.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { wholeNight } from '../outside/night.ts';
import { shopper } from '../outside/shop.ts';

beforeEach(async () => {
  await nothingToTell();
  await sql('DELETE FROM mails').run();
});

const giveUpMail = (kind = 'email_check', about = 'x') =>
  sql(
    'INSERT INTO mails (key, kind, about, queued, tries) VALUES (?, ?, ?, ?, 9)',
    `${kind} ${about}`,
    kind,
    about,
    Date.parse('2026-11-01T10:00:00Z'),
  ).run();

it('daily report: goes to the operator, or to the company if none is set, if there is anything to report', async () => {
  const own = site({ OPERATOR_EMAIL: 'watch@example.com' });
  await nightly(own.worker, tonight);
  await catchUp(own.worker, tonight);
  expect(own.tried).toEqual([]);
  await giveUpMail();
  await nightly(own.worker, nights(1));
  const otherwise = site();
  await nightly(otherwise.worker, nights(2));
  expect([own.tried, otherwise.tried]).toEqual([['watch@example.com'], [company.email]]);
});

it('daily report: what waits or was given up, with counts, dates and commands, without names', async () => {
  const her = await declarer('told-daily');
  const order = await her.buy('zpp');
  await giveUpMail('payment_failed', order);
  const mailbox = site();
  await handOver([{ from: 'elsewhere' }, { from: 'elsewhere' }], mailbox.worker);
  await nightly(mailbox.worker, nights(1));
  await sql('DELETE FROM mails').run();
  // Errors are listed once.
  await nightly(mailbox.worker, nights(2));
  const [mail, ...others] = mailbox.mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/given-up mails 1, errors 2/);
  expect(mail?.text).toContain(
    `given-up mails: 1, since 2026-11-01 10:00 UTC\n   payment_failed ${order}\n   > npm run ops -- mails`,
  );
  expect(mail?.text).toContain('queue valea-conversions: conversion_given_up (malformed): 2 times, from ');
  expect(mail?.text).not.toMatch(personal);
});

it('daily report: a declaration is listed until it is closed', async () => {
  const her = await declarer('told-again');
  await her.buy('app-1-month');
  // There is none, so the operator must decide.
  await her.withdraw({ contract: 'course' });
  const mailbox = site();
  await nightly(mailbox.worker, tonight);
  await nightly(mailbox.worker, nights(1));
  await sql('UPDATE declaration_results SET closed = 1 WHERE closed IS NULL').run();
  await catchUp(mailbox.worker, nights(1));
  await nightly(mailbox.worker, nights(2));
  expect(mailbox.mails()).toHaveLength(2);
  for (const { text } of mailbox.mails()) {
    expect(text).toMatch(/waiting cancellations and withdrawals: 1, since .*\n.*[\dA-F]{4}-[\dA-F]{4}/);
    expect(text).toContain('> npm run ops -- declarations');
    expect(text).not.toMatch(personal);
  }
});

it('daily report: counts participants unanswered for two working days, without their words', async () => {
  const her = await participant('waits-long');
  const other = await participant('waits-too');
  const third = await participant('waits-little');
  for (const one of [her, her, other, third]) await say(one);
  const wroteAt = (one: typeof her, at: string) =>
    sql('UPDATE course_messages SET written = ? WHERE order_id = ?', Date.parse(at), one.orderId).run();
  // A Tuesday morning: the weekend does not count.
  const now = new Date('2027-02-16T02:17:00Z');
  await wroteAt(her, '2027-02-11T09:00:00Z');
  await wroteAt(other, '2027-02-12T02:16:00Z');
  await wroteAt(third, '2027-02-12T02:18:00Z');
  const mailbox = site();
  await nightly(mailbox.worker, now);
  await sql('UPDATE course_messages SET settled = 1 WHERE settled IS NULL').run();
  await nightly(mailbox.worker, new Date(now.getTime() + 24 * hour));
  // Other tests may have left something to report.
  const mails = mailbox.mails().filter(({ text }) => text.includes('working days'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(
    /answer for more than 2 working days: 2, since 2027-02-11 09:00 UTC\n {3}> the course leader finds them at \/de\/kursleitung/,
  );
  expect(mails[0]?.text).not.toMatch(/Hafer|waits-/);
  expect(mails[0]?.text).not.toMatch(personal);
});

it('daily report: a purchase unconfirmed for a day is listed', async () => {
  await sql(
    "INSERT INTO conversion_outbox (key, order_id, queued, due) VALUES ('k', 'order-1', ?, ?)",
    tonight.getTime(),
    Date.parse('2099-01-01'),
  ).run();
  const mailbox = site();
  await nightly(mailbox.worker, tonight);
  expect(mailbox.mails()).toEqual([]);
  await nightly(mailbox.worker, nights(2));
  expect(mailbox.mails()[0]?.text).toMatch(/not confirmed for a day: 1, since .*\n {3}order-1\n/);
});

it('daily report: one mail a day, however often the job runs, and later that day if it failed', async () => {
  await giveUpMail();
  const mailbox = site();
  await Promise.all([nightly(mailbox.worker, tonight), nightly(mailbox.worker, tonight)]);
  await nightly(mailbox.worker, new Date(tonight.getTime() + hour));
  await catchUp(mailbox.worker, new Date(tonight.getTime() + 2 * hour));
  expect(mailbox.tried).toHaveLength(1);
  mailbox.fault.failing = true;
  await nightly(mailbox.worker, nights(1));
  mailbox.fault.failing = false;
  for (const minutes of [3, 13, 23, 33])
    await catchUp(mailbox.worker, new Date(nights(1).getTime() + minutes * 60_000));
  expect(mailbox.mails()).toHaveLength(2);
});

it('daily report: names what could not be read, and lists the rest', async () => {
  await giveUpMail();
  const mailbox = site();
  await nightly({ ...mailbox.worker, DB: failingDatabase('declaration_results') }, tonight);
  const [mail] = mailbox.mails();
  expect(mail?.text).toMatch(
    /Could not be read, so there may be more: waiting cancellations and withdrawals/,
  );
  expect(mail?.text).toContain('given-up mails: 1');
});

it('daily report: a difference in payments is listed with the order’s id', async () => {
  const mailbox = createMailbox();
  const her = await shopper('books', mailbox.worker);
  // Its webhooks are not delivered.
  const { order } = await her.buy('zpp');
  await wholeNight(mailbox.worker);
  await nightly(mailbox.worker, nights(1));
  const reports = mailbox.sent
    .filter(({ subject }) => subject.includes('differences'))
    .map(({ text }) => text);
  expect(reports.join('\n')).toMatch(new RegExp(`access_repaired (${order}|evt_\\w+)`));
  expect(reports.join('\n')).toContain('npx wrangler d1 execute valea');
  expect(reports.join('\n')).not.toMatch(personal);
});
