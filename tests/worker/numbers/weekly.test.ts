import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catchUp } from '../../../functions/scheduled.ts';
import { appoint, owner } from '../outside/contact.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { sql } from '../outside/database.ts';
import type { Shopper } from '../outside/shop.ts';

const { worker, to } = createMailbox();
const mailsTo = (who: Shopper) => to(`${who.uid}@example.com`);
const visitsOn = (day: string, n: number) =>
  sql("INSERT INTO step_sums VALUES ('none', ?, 'landing', '', ?)", day, n).run();
const sold = (day: string, orders: number) =>
  sql(
    "INSERT INTO sales (division, day, product, part, orders, gross_cents) VALUES ('none', ?, 'app-1-month', '', ?, ?)",
    day,
    orders,
    orders * 1000,
  ).run();

/** Runs the job of every ten minutes at eight on that day. */
async function runOn(day: string, at = worker) {
  vi.setSystemTime(new Date(`${day}T08:00:00Z`));
  await catchUp(at);
}

afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });

  for (const table of ['step_sums', 'sales', 'mails']) await sql(`DELETE FROM ${table}`).run();
});

it('weekly mail: each owner gets one on Monday, with the week beside the one before and what stands out', async () => {
  const she = await owner('weekly');
  const former = await owner('weekly-once');
  await appoint(former.uid, 'revoke', 'OWNER');
  await visitsOn('2026-11-23', 400);
  await visitsOn('2026-11-29', 33);
  await visitsOn('2026-11-22', 200);
  await sold('2026-11-25', 60);
  await sold('2026-11-16', 24);
  for (let run = 0; run < 3; run += 1) await runOn('2026-11-30');
  expect(mailsTo(former)).toEqual([]);
  const [mail, ...others] = mailsTo(she);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('23.11.2026');
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('600\u{a0}€ (davor 240\u{a0}€)');
    expect(body).toContain('435 (davor 200)');
    expect(body).toMatch(/Bestellungen: 150\s%/u);
    expect(body).toContain('/de/zahlen');
  }
});

it('weekly mail: none on another day, after a week without a visit, or where it is switched off', async () => {
  const she = await owner('quiet');
  await visitsOn('2026-11-22', 200);
  await runOn('2026-11-30');
  await visitsOn('2026-11-23', 4);
  await runOn('2026-12-01');
  const { worker: silent } = createMailbox({ WEEKLY_MAIL: 'off' });
  await runOn('2026-11-30', silent);
  expect(mailsTo(she)).toEqual([]);
  await runOn('2026-11-30');
  expect(mailsTo(she)).toHaveLength(1);
});

it('weekly mail: none to somebody who lost the role before it was sent', async () => {
  const she = await owner('lost');
  await visitsOn('2026-11-23', 40);
  await sql(
    `INSERT INTO mails (key, kind, about, queued, due, tries)
     VALUES ('weekly_numbers ' || ?1, 'weekly_numbers', ?1, 1, 1, 0)`,
    `${she.userId}:2026-11-30`,
  ).run();
  await appoint(she.uid, 'revoke', 'OWNER');
  await runOn('2026-12-01');
  expect(mailsTo(she)).toEqual([]);
});
